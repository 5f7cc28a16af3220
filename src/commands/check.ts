import { findProblems, loadSite } from '../content/load/load-site.ts';
import { isFailure, printAnnotations, printReport } from '../content/load/report.ts';
import { describeUnlisted } from '../places/places.ts';
import { contentDirectory } from '../settings/environment.ts';
import { runCommand, UsageError } from './command-line.ts';

const usage = `Usage: npm run check [-- --format github]

Checks the content folder. Warnings, and what is left to say, do not fail it.
  --format github  prints problems as annotations of GitHub Actions too
  CONTENT_DIR      content folder, default content`;

await runCommand(usage, { format: { type: 'string' } }, async ({ values: { format } }) => {
  if (format !== undefined && format !== 'github')
    throw new UsageError(`--format is "${format}". Write github, or leave it out.`);
  const content = loadSite(contentDirectory(), 'http://localhost');
  const problems = await findProblems(content);
  if (format === 'github' && problems.length > 0) console.log(printAnnotations(problems));
  console.log(printReport(problems, content.folder.texts.size));
  const unlisted = content.site && describeUnlisted(content.site);
  if (unlisted !== undefined) console.log(unlisted);
  return !problems.some(isFailure);
});
