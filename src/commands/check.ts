import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { brandOf } from '../appearance/brand.ts';
import { listFileLinks } from '../content/checks/links.ts';
import { loadSite } from '../content/load/load-site.ts';
import { locateProblems } from '../content/load/locate.ts';
import { isFailure, printAnnotations, printReport } from '../content/load/report.ts';
import { contentDirectory } from '../settings/environment.ts';
import { CommandError, runCommand, UsageError } from './command-line.ts';

const usage = `Usage: npm run check [-- --types] [-- --format github]

Checks the content folder. Warnings, and what is left to say, do not fail it.
  --types          checks the types of the code too
  --format github  prints problems as annotations of GitHub Actions too
  CONTENT_DIR      content folder, default content`;

const options = { types: { type: 'boolean' }, format: { type: 'string' } } as const;

await runCommand(usage, options, async ({ values }) => {
  if (values.format !== undefined && values.format !== 'github') {
    throw new UsageError(`--format is "${values.format}". Write github, or leave it out.`);
  }
  return (await checkContent(values.format === 'github')) && (values.types !== true || checkTypes());
});

async function checkContent(asAnnotations: boolean): Promise<boolean> {
  const { site, problems: found, folder, placeholders } = loadSite(contentDirectory(), 'http://localhost');
  const links = listFileLinks(folder.records, placeholders);
  const problems = [...found];
  if (site !== undefined && links.length > 0) {
    const { checkFileLinks } = await import('../build/answers.ts');
    problems.push(...locateProblems(folder, checkFileLinks(links, site)));
  }
  const typeface = site && brandOf(site).typeface;
  if (typeface !== undefined && !typeface.isShipped) {
    const { checkTypeface } = await import('../appearance/make/fonts.ts');
    const found = await checkTypeface(typeface, folder);
    problems.push(...locateProblems(folder, found));
  }
  if (asAnnotations && problems.length > 0) console.log(printAnnotations(problems));
  console.log(printReport(problems, folder.texts.size));
  return !problems.some(isFailure);
}

function checkTypes(): boolean {
  if (!existsSync('node_modules/@astrojs/check'))
    throw new CommandError('Types are checked by a package that is not installed, @astrojs/check. Run: npm ci');
  const { status } = spawnSync('astro', ['check', '--minimumSeverity', 'warning'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
