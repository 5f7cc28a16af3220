import { randomUUID } from 'node:crypto';
import { formatAnnotations, formatReport, isBlocking, type LocatedProblem } from '../content/load/format-report.ts';
import { findProblems, loadSite } from '../content/load/load-site.ts';
import { contentDirectory } from '../system/environment.ts';
import { describeNoindexPlaces } from './noindex-places.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Usage: npm run check [-- --format github]

Checks the content folder. Warnings and fields that are not filled in do not fail it.
  --format github  also prints problems as annotations of GitHub Actions
  CONTENT_DIR      content folder, default content`;

await runCommand(usage, { format: { type: 'string' } }, async ({ values: { format } }) => {
  if (format !== undefined && format !== 'github')
    throw new UsageError(`--format is "${format}". Write github, or leave it out.`);
  const content = await loadSite(contentDirectory(), 'http://localhost');
  const problems = await findProblems(content);
  const noindexNote = content.site && describeNoindexPlaces(content.site);
  const report = [formatReport(problems, content.folder.texts.size), noindexNote].filter(Boolean).join('\n');
  console.log(format === 'github' && problems.length > 0 ? formatForGitHub(problems, report) : report);
  return !problems.some(isBlocking);
});

/**
 * Formats annotations, then the report. The runner must not execute commands in it, because it quotes content files.
 */
function formatForGitHub(problems: readonly LocatedProblem[], report: string): string {
  const token = randomUUID();
  return [formatAnnotations(problems), `::stop-commands::${token}`, report, `::${token}::`].join('\n');
}
