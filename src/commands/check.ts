import { brandOf } from '../appearance/brand.ts';
import { checkTypeface } from '../appearance/make/fonts.ts';
import { listFileLinks } from '../content/checks/links.ts';
import { loadSite } from '../content/load/load-site.ts';
import { locateProblems } from '../content/load/locate.ts';
import { isFailure, printAnnotations, printReport } from '../content/load/report.ts';
import { contentDirectory } from '../settings/environment.ts';
import { runCommand, UsageError } from './command-line.ts';

const usage = `Usage: npm run check [-- --format github]

Checks the content folder. Warnings, and what is left to say, do not fail it.
  --format github  prints problems as annotations of GitHub Actions too
  CONTENT_DIR      content folder, default content`;

await runCommand(usage, { format: { type: 'string' } }, async ({ values: { format } }) => {
  if (format !== undefined && format !== 'github')
    throw new UsageError(`--format is "${format}". Write github, or leave it out.`);
  const { site, problems: found, folder, placeholders } = loadSite(contentDirectory(), 'http://localhost');
  const links = listFileLinks(folder.records, placeholders);
  const problems = [...found];
  if (site !== undefined && links.length > 0) {
    const { checkFileLinks } = await import('../build/answers.ts');
    problems.push(...locateProblems(folder, checkFileLinks(links, site)));
  }
  if (site !== undefined) problems.push(...locateProblems(folder, await checkTypeface(brandOf(site).typeface, folder)));
  if (format === 'github' && problems.length > 0) console.log(printAnnotations(problems));
  console.log(printReport(problems, folder.texts.size));
  return !problems.some(isFailure);
});
