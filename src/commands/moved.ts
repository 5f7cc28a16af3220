import { readFileSync } from 'node:fs';
import { loadSite } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { prepareAnswers } from '../moving/find-answers.ts';
import { findMoves, writeMoves } from '../moving/moves.ts';
import { prepareTargets } from '../moving/propose-target.ts';
import { AddressListError, readAddresses } from '../moving/read-addresses.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { CommandError, runCommand } from './command-line.ts';

const usage = `Usage: npm run moved -- FILE

Says which addresses of an older site this one answers, and by what, and writes
a line for content/redirects.yaml for each that it does not. Exits with 1 while
any is left.
  FILE         sitemap of the older site, a list with one address in a line, or
               a table (CSV) with addresses in its first column, such as the
               pages that a search console exports
  CONTENT_DIR  content folder, default content`;

await runCommand(usage, {}, async ({ positionals: [file, ...others] }) => {
  if (file === undefined || others.length > 0) throw new CommandError(`Name one file.\n\n${usage}`);
  const addresses = read(file);
  const { site, problems, folder } = loadSite(contentDirectory(), 'http://localhost');
  if (site === undefined) throw new CommandError(printReport(problems, folder.texts.size));
  const moves = await findMoves(addresses, prepareAnswers(site), prepareTargets(site));
  console.log(writeMoves(moves));
  return moves.every(({ found }) => found !== undefined);
});

function read(file: string) {
  try {
    return readAddresses(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof AddressListError) throw new CommandError(`${file} ${error.message}`);
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
