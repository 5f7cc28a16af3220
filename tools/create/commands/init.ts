#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { replaceFiles, runCommand, UsageError, UserError } from 'open-local-business/commands';
import { buildInstant, type LocatedProblem, loadSite, printReport } from 'open-local-business/content';
import { sampleCountry } from 'open-local-business/countries';
import { dateIn, type Site } from 'open-local-business/facts';
import { isTimeZone, lookNames } from 'open-local-business/schemas';
import { ARCHIVES_FOLDER, defaultSource, packageSources, writeArchives } from '../archives.ts';
import { makeFirstContent } from '../first-content.ts';
import {
  AnswerError,
  chooseCountry,
  chooseLocales,
  countryQuestions,
  firstQuestions,
  furtherFlags,
  tradeFlags,
  venueQuestion,
} from '../first-questions.ts';
import { chooseLook } from '../look-question.ts';
import { type Answers, askUnanswered, listFlags, optionsOf } from '../questions.ts';
import { type EnginePackage, isScaffoldHost, makeScaffold, nameSite, scaffoldHosts } from '../scaffold.ts';
import { shellWord } from '../shell-word.ts';

const flags = [
  ...[...countryQuestions, ...firstQuestions(sampleCountry, [sampleCountry.locale]), venueQuestion],
  ...[...tradeFlags, ...furtherFlags],
  { flag: 'look', ask: `What the site looks like: ${lookNames.join(', ')}; default by trade and name` },
  { flag: 'host', ask: `Where the site will live: ${scaffoldHosts.join(', ')}; default node` },
  {
    flag: 'packages',
    ask: `Where the site gets the engine from: ${packageSources.join(', ')}; default archives in a checkout`,
  },
];
const usage = `Usage: npm run init -- FOLDER [flags]
       local-business init FOLDER [flags]

Creates a site of your own in a new or empty folder: asks ten questions, one more
for each further language, and writes a small content folder that passes the check,
and the files around it. Each question can also be answered with a flag. Before it
asks for the look, it writes a page of pictures with your name in each of them.
In a checkout it also packs the engine and its tools into the site, which then
needs no package of ours from a registry.
Nothing is ever overwritten.

${listFlags(flags, 12).replace(/^/gm, '  ')}`;

await runCommand(usage, optionsOf(flags), async ({ values, positionals: [named, ...others] }) => {
  if (named === undefined || others.length > 0) throw new UsageError('Specify the folder of the new site.');
  const { host = 'node', look, packages = defaultSource(), ...given } = values as Answers;
  const source = packageSources.find((name) => name === packages);
  if (source === undefined)
    throw new UserError(`--packages is "${packages}". Write one of: ${packageSources.join(', ')}.`);
  if (!isScaffoldHost(host)) throw new UserError(`--host is "${host}". Write one of: ${scaffoldHosts.join(', ')}.`);
  const folder = resolve(named);
  const shown = relative(process.cwd(), folder) || '.';
  const [mark] = /[#?]/.exec(folder) ?? [];
  if (mark !== undefined)
    throw new UserError(
      `The path ${folder} contains "${mark}". Vite, which builds the site, reads what follows as part of a web address and would not find its files. Choose a path without "#" and "?".`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(`${shown} is not empty, so nothing was written. Name another folder.`);

  const withCountry = await askUnanswered(countryQuestions.slice(0, 1), given);
  const country = chooseCountry(withCountry);
  const withLocale = await askUnanswered(countryQuestions, withCountry);
  const locales = chooseLocales(country, withLocale);
  const required = await askUnanswered(firstQuestions(country, locales), withLocale, true);
  const answers = await askUnanswered([venueQuestion], required);
  const zone = answers['time-zone']?.trim() ?? '';
  const today = dateIn(isTimeZone(zone) ? zone : 'UTC', buildInstant(process.env));
  const content = makeFirstContent({ answers, country, locales, today });
  const name = nameSite(answers.name?.trim() ?? '', folder);
  const engine: EnginePackage = createRequire(import.meta.url)('open-local-business/package.json');
  const scaffold = makeScaffold(name, host, engine, source);

  const gaps = await writeSite(folder, content, scaffold, async (site) => {
    for (const [file, text] of makeLookFile(look ?? (await chooseLook(site)))) {
      content.set(file, text);
      replaceFiles(new Map([[join(folder, 'content', file), text]]));
    }
    if (source === 'registry') return;
    console.log('Packing the engine and its tools, which takes half a minute.');
    writeArchives(join(folder, ARCHIVES_FOLDER));
  });
  console.log(`Wrote ${content.size} files to ${join(shown, 'content')}. To fill in:`);
  for (const { file, line, field } of gaps) console.log(`- ${file}:${line} ${field}`);
  console.log(`Wrote ${scaffold.size} files around it; README.md lists the commands. Now run:`);
  const manager = process.env.npm_config_user_agent?.startsWith('pnpm') ? 'pnpm' : 'npm';
  console.log(`cd ${shellWord(shown)} && ${manager} install && ${manager} start`);
  return true;
});

type Texts = ReadonlyMap<string, string>;

/** Makes `brand.yaml` with a look, if one is given. Throws a `UserError` for an unknown look. */
function makeLookFile(look: string | undefined): Texts {
  if (look === undefined) return new Map();
  if (lookNames.some((name) => name === look)) return new Map([['brand.yaml', `look: ${look}\n`]]);
  throw new UserError(`--look is "${look}". Write one of: ${lookNames.join(', ')}.`);
}

/**
 * Writes a site's files, calls `finish` with it, and returns the fields to fill in. If the content is invalid or
 * `finish` fails, removes everything again.
 */
async function writeSite(
  folder: string,
  content: Texts,
  scaffold: Texts,
  finish: (site: Site) => Promise<void>,
): Promise<LocatedProblem[]> {
  const isThere = existsSync(folder);
  const directory = join(folder, 'content');
  const below = (root: string, texts: Texts) => [...texts].map(([file, text]) => [join(root, file), text] as const);
  replaceFiles(new Map([...below(directory, content), ...below(folder, scaffold)]));
  const { site, problems } = await loadSite(directory, 'http://localhost');
  try {
    if (site === undefined || problems.some(({ severity }) => severity === 'error'))
      throw new AnswerError([printReport(problems, content.size)]);
    await finish(site);
  } catch (error) {
    rmSync(folder, { recursive: true });
    if (isThere) mkdirSync(folder);
    throw error;
  }
  return problems.filter(({ severity }) => severity === 'gap');
}
