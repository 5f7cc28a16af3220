import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { findLocality } from '../content/judge/locality.ts';
import { loadSite } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { sampleCountry } from '../countries/countries.ts';
import { writeFirstContent } from '../editor/first-content.ts';
import {
  type Answers,
  chooseCountry,
  countryQuestions,
  firstQuestions,
  furtherFlags,
} from '../editor/first-questions.ts';
import { frameHosts, isFrameHost } from '../editor/frame/frame-hosts.ts';
import { type EnginePackage, writeFrame } from '../editor/frame/site-frame.ts';
import { writeFrontMatterHelp } from '../editor/front-matter.ts';
import type { Prompt } from '../editor/new-entry.ts';
import { findSampleFacts } from '../editor/sample-facts.ts';
import { dateIn } from '../hours/calendar.ts';
import { buildInstant, contentDirectory } from '../settings/environment.ts';
import { replaceFiles } from '../settings/replace-files.ts';
import { slugFor } from '../words/slug.ts';
import { CommandError, runCommand } from './command-line.ts';

const flags = [...countryQuestions, ...firstQuestions(sampleCountry), ...furtherFlags];
const usage = `Usage: local-business init FOLDER [flags]
       npm run init -- [flags]

Begins a site of your own: asks eight questions, and writes a small content folder
that passes the check. What no flag gives is asked.
With a folder, which may not exist yet or is empty, the site begins there: content
and the files around it. Without one it begins in this repository, and the sample
business moves to examples/. A business of somebody's own is never moved or
overwritten.

${flags.map(({ flag, ask }) => `  --${flag.padEnd(12)} ${ask}`).join('\n')}
  --host         with a folder: where the site will live, ${frameHosts.join(', ')}; default node
  CONTENT_DIR    without a folder: content folder, default content`;

const options = Object.fromEntries([...flags, { flag: 'host' }].map(({ flag }) => [flag, { type: 'string' as const }]));

await runCommand(usage, options, async ({ values, positionals: [folder] }) => {
  if (folder !== undefined) return beginIn(resolve(folder), values as Answers);
  const directory = contentDirectory();
  const keep = findRoom(directory);
  const given = values as Answers;
  return begin(directory, keep, process.stdin.isTTY ? await askFor(given) : given);
});

/** Creates a site in a new folder: content and the files around it. */
async function beginIn(folder: string, { host = 'node', ...given }: Answers): Promise<boolean> {
  if (!isFrameHost(host)) throw new CommandError(`--host is "${host}". Write one of: ${frameHosts.join(', ')}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(
      `${relative(process.cwd(), folder) || '.'} is not empty, and is left as it is. Name another folder.`,
    );
  const answers = process.stdin.isTTY ? await askFor(given) : given;
  const content = join(folder, 'content');
  if (!begin(content, undefined, answers, folder)) return false;
  const engine = createRequire(import.meta.url)('#package') as EnginePackage;
  const slug = slugFor(basename(folder)) || 'site';
  const frame = writeFrame({ business: answers.name ?? '', slug, host }, engine);
  replaceFiles(new Map([...frame].map(([file, text]) => [join(folder, file), text])));
  console.log(
    `Wrote ${frame.size} files around it. Now: cd ${relative(process.cwd(), folder) || '.'} && npm install && npm start`,
  );
  return true;
}

/** Where to move the sample content; undefined if there is none. Throws if the content is not a sample. */
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

/** Writes the initial content of the site in `root`. */
function begin(directory: string, keep: string | undefined, answers: Answers, root = process.cwd()): boolean {
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
    console.error(printReport(problems, folder.texts.size).replaceAll(shownIn(fresh), shownIn(directory)));
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
  writeFrontMatterHelp(root, findLocality(folder.records));

  if (keep !== undefined) console.log(`The sample business lies in ${relative(process.cwd(), keep)} now.`);
  console.log(`Wrote ${first.files.size} files to ${relative(process.cwd(), directory)}. What is left to say:`);
  for (const { file, line, field, severity } of problems) {
    if (severity === 'unsaid') console.log(`- ${file.replace(shownIn(fresh), shownIn(directory))}:${line} ${field}`);
  }
  console.log('Further services and the places you serve: npm run new service, npm run new place.');
  console.log('Look at it with: npm run dev. Then: npm run check, npm run doctor.');
  return true;
}

/** A path as it is shown to who works in this folder. */
function shownIn(path: string): string {
  return relative(process.cwd(), path);
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';
}

/** Prompts for answers that no flag gave. */
async function askFor(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string | undefined> = { ...given };
  const askAll = async (questions: readonly Prompt[]) => {
    for (const { flag, ask } of questions) answers[flag] ??= (await terminal.question(`${ask}\n> `)).trim();
  };
  try {
    await askAll(countryQuestions);
    const country = chooseCountry(answers);
    if ('mistake' in country) throw new CommandError(`${country.mistake}\nNothing was changed.`);
    await askAll(firstQuestions(country));
    return answers;
  } finally {
    terminal.close();
  }
}
