import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareAnswers } from 'open-local-business/answers';
import { readNamedFile, replaceFiles, runCommand, UsageError, UserError } from 'open-local-business/commands';
import { contentDirectory, loadSite, printReport } from 'open-local-business/content';
import { findMoves, formatMoves, listFound } from '../moving/moves.ts';
import { prepareTargets } from '../moving/propose-target.ts';
import { AddressListError, MAX_LIST_MEGABYTES, readAddresses } from '../moving/read-addresses.ts';

const usage = `Usage: npm run check-redirects -- FILE [--write]

Lists which addresses of an older site still work or redirect on this one, and
prints a line for content/redirects.yaml for each that is missing. Exits with 1
if any is.
  FILE         sitemap of the older site, a list with one address per line, or
               a table (CSV) with addresses in its first column, such as the
               pages that a search console exports
  --write      adds the lines that have a target to content/redirects.yaml
  CONTENT_DIR  content folder, default content`;

await runCommand(usage, { write: { type: 'boolean' } }, async ({ values, positionals: [file, ...others] }) => {
  if (file === undefined || others.length > 0) throw new UsageError('Specify one file.');
  const addresses = readNamedFile(file, MAX_LIST_MEGABYTES, readAddresses, AddressListError);
  const { site, problems, folder } = await loadSite(contentDirectory(), 'http://localhost');
  if (site === undefined) throw new UserError(printReport(problems, folder.texts.size));
  const moves = await findMoves(addresses, prepareAnswers(site), prepareTargets(site));
  const lines = values.write ? listFound(moves) : [];
  if (lines.length > 0) addLines(join(contentDirectory(), 'redirects.yaml'), lines);
  console.log(values.write ? `Added ${lines.length} lines to redirects.yaml. Check each.` : formatMoves(moves));
  return moves.every(({ found }) => found !== undefined);
});

function addLines(file: string, lines: readonly string[]): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  replaceFiles(new Map([[file, `${text.trimEnd()}\n${lines.join('\n')}\n`.trimStart()]]));
}
