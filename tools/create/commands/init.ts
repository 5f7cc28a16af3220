#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { CommandError, replaceFiles, runCommand, UsageError } from 'open-local-business/commands';
import { buildInstant, type LocatedProblem, loadSite, printReport } from 'open-local-business/content';
import { sampleCountry } from 'open-local-business/countries';
import { dateIn, slugFor } from 'open-local-business/facts';
import { isTimeZone } from 'open-local-business/schemas';
import { writeFirstContent } from '../first-content.ts';
import {
  AnswerError,
  chooseCountry,
  chooseLocales,
  countryQuestions,
  firstQuestions,
  furtherFlags,
  tradeFlags,
} from '../first-questions.ts';
import { type Answers, askOpen, listFlags, optionsOf } from '../questions.ts';
import { type EnginePackage, frameHosts, isFrameHost, writeFrame } from '../site-frame.ts';

const flags = [
  ...[...countryQuestions, ...firstQuestions(sampleCountry, [sampleCountry.locale]), ...tradeFlags, ...furtherFlags],
  { flag: 'host', ask: `Where the site will live: ${frameHosts.join(', ')}; default node` },
];
const usage = `Usage: npm create local-business FOLDER -- [flags]
       local-business init FOLDER [flags]

Begins a site of your own in a folder that is not there yet, or is empty: asks
eight questions, one more for each further language, and writes a small content
folder that passes the check and the files around it. What no flag gives is asked.
Nothing is ever overwritten.

${listFlags(flags, 12).replace(/^/gm, '  ')}`;

await runCommand(usage, optionsOf(flags), async ({ values, positionals: [named, ...others] }) => {
  if (named === undefined || others.length > 0) throw new UsageError('Name the folder of the new site.');
  const { host = 'node', ...given } = values as Answers;
  if (!isFrameHost(host)) throw new CommandError(`--host is "${host}". Write one of: ${frameHosts.join(', ')}.`);
  const folder = resolve(named);
  const shown = relative(process.cwd(), folder) || '.';
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`${shown} is not empty, and is left as it is. Name another folder.`);

  const placed = await askOpen(countryQuestions.slice(0, 1), given);
  const country = chooseCountry(placed);
  const begun = await askOpen(countryQuestions, placed);
  const locales = chooseLocales(country, begun);
  const answers = await askOpen(firstQuestions(country, locales), begun);
  const zone = answers['time-zone']?.trim() ?? '';
  const today = dateIn(isTimeZone(zone) ? zone : 'UTC', buildInstant(process.env));
  const content = writeFirstContent({ answers, country, locales, today });
  const name = { business: answers.name?.trim() ?? '', slug: slugFor(basename(folder)) || 'site' };
  const engine: EnginePackage = createRequire(import.meta.url)('open-local-business/package.json');
  const frame = writeFrame(name, host, engine);

  const gaps = writeSite(folder, content, frame);
  console.log(`Wrote ${content.size} files to ${join(shown, 'content')}. What is left to say:`);
  for (const { file, line, field } of gaps) console.log(`- ${file}:${line} ${field}`);
  console.log('Further services and the places you serve: npm run new service, npm run new place.');
  console.log('Look at it with: npm run dev. Then: npm run check, npm run doctor.');
  console.log(`Wrote ${frame.size} files around it. Now: cd ${shown} && npm install && npm start`);
  return true;
});

type Texts = ReadonlyMap<string, string>;

/** Writes the files of a site, and returns what is left to say. Where the content is not sound, takes all away again. */
function writeSite(folder: string, content: Texts, frame: Texts): LocatedProblem[] {
  const isThere = existsSync(folder);
  const directory = join(folder, 'content');
  const below = (root: string, texts: Texts) => [...texts].map(([file, text]) => [join(root, file), text] as const);
  replaceFiles(new Map([...below(directory, content), ...below(folder, frame)]));
  const { problems } = loadSite(directory, 'http://localhost');
  if (problems.some(({ severity }) => severity === 'error')) {
    rmSync(folder, { recursive: true });
    if (isThere) mkdirSync(folder);
    throw new AnswerError([printReport(problems, content.size)]);
  }
  return problems.filter(({ severity }) => severity === 'gap');
}
