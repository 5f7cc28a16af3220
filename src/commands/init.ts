import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { findLocality } from '../content/judge/locality.ts';
import { loadSite } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { firstQuestions, furtherFlags, writeFirstContent } from '../editor/first-content.ts';
import { writeFrontMatterHelp } from '../editor/front-matter.ts';
import { findSampleFacts } from '../editor/sample-facts.ts';
import { dateIn } from '../hours/calendar.ts';
import { buildInstant } from '../settings/build-instant.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { replaceFiles } from '../settings/replace-files.ts';
import { slugFor } from '../words/slug.ts';
import { CommandError, runCommand } from './command-line.ts';

const flags = [...firstQuestions, ...furtherFlags];
const usage = `Usage: npm run init
       npm run init -- [flags]

Begins a site of your own: asks six questions, moves the sample business out of
the content folder to examples/, and writes a small content folder that passes
the check. What no flag gives is asked. A business of somebody's own is never
moved or overwritten.

${flags.map(({ flag, ask }) => `  --${flag.padEnd(12)} ${ask}`).join('\n')}
  CONTENT_DIR    content folder, default content`;

type Answers = Record<string, string | undefined>;
const options = Object.fromEntries(flags.map(({ flag }) => [flag, { type: 'string' as const }]));

await runCommand(usage, options, async ({ values }) => {
  const directory = contentDirectory();
  const keep = findRoom(directory);
  const given = values as Answers;
  return begin(directory, keep, process.stdin.isTTY ? await askFor(given) : given);
});

/** Where the sample in the content folder is kept from now on; undefined where there is none. Throws if it is no sample. */
function findRoom(directory: string): string | undefined {
  if (!existsSync(directory)) return undefined;
  const { site, folder } = loadSite(directory, 'http://localhost');
  const shown = relative(process.cwd(), directory);
  const isSample = site?.business.disclosure !== undefined && findSampleFacts(folder).length > 0;
  if (!isSample) {
    throw new CommandError(
      `${shown} holds a business of somebody's own, and is left as it is. Let CONTENT_DIR name a folder that is not there yet.`,
    );
  }
  const keep = join(dirname(directory), 'examples', slugFor(site.business.name));
  if (existsSync(keep))
    throw new CommandError(`${relative(process.cwd(), keep)} is there already. Move it away, then begin again.`);
  return keep;
}

function begin(directory: string, keep: string | undefined, answers: Answers): boolean {
  const zone = answers['time-zone']?.trim() || 'UTC';
  const first = writeFirstContent(answers, dateIn(isTimeZone(zone) ? zone : 'UTC', buildInstant(process.env)));
  if ('mistakes' in first) throw new CommandError(`${first.mistakes.join('\n')}\nNothing was changed.`);

  mkdirSync(dirname(directory), { recursive: true });
  const fresh = mkdtempSync(`${directory}-`);
  try {
    replaceFiles(new Map([...first.files].map(([file, text]) => [join(fresh, file), text])));
  } catch (error) {
    rmSync(fresh, { recursive: true });
    throw error;
  }
  const { problems, folder } = loadSite(fresh, 'http://localhost');
  if (problems.some(({ severity }) => severity === 'error')) {
    rmSync(fresh, { recursive: true });
    const shown = (path: string) => relative(process.cwd(), path);
    console.error(printReport(problems, folder.texts.size).replaceAll(shown(fresh), shown(directory)));
    throw new CommandError('Nothing was changed.');
  }
  if (keep !== undefined) {
    mkdirSync(dirname(keep), { recursive: true });
    renameSync(directory, keep);
  }
  try {
    renameSync(fresh, directory);
  } catch (error) {
    if (keep !== undefined) renameSync(keep, directory);
    throw error;
  }
  writeFrontMatterHelp(process.cwd(), findLocality(folder.records));

  if (keep !== undefined) console.log(`The sample business lies in ${relative(process.cwd(), keep)} now.`);
  console.log(`Wrote ${first.files.size} files to ${relative(process.cwd(), directory)}. What is left to say:`);
  for (const item of first.toDo) console.log(`- ${item}`);
  console.log('Look at it with: npm run dev. Then: npm run check, npm run doctor.');
  return true;
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';
}

/** Asks on the terminal for what no flag gave. */
async function askFor(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...given };
  for (const { flag, ask } of firstQuestions) answers[flag] ??= (await terminal.question(`${ask}\n> `)).trim();
  terminal.close();
  return answers;
}
