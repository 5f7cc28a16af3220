import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readNamedFile, replaceFiles, runCommand, UserError } from 'open-local-business/commands';
import {
  buildInstant,
  contentDirectory,
  type LoadedSite,
  loadSite,
  printReport,
  readContentFolder,
  readLocality,
} from 'open-local-business/content';
import { fillTerms, geoNames } from 'open-local-business/countries';
import { dateIn, foldName, grammar, slugFor } from 'open-local-business/facts';
import { contentKinds } from 'open-local-business/schemas';
import { findFieldProblems, formatContentFile } from '../content-file.ts';
import { type Entry, entries, readFields } from '../entries.ts';
import { formatPlaceChoices, listPlaces, MAX_POSTAL_DATA_MEGABYTES, readRows } from '../postal-data.ts';
import { type Answers, askUnanswered, listFlags, optionsOf } from '../questions.ts';
import { createTranslations } from '../translation-files.ts';

const locality = await readLocality(contentDirectory());
const usage = fillTerms(
  `Usage: npm run new service "Name" -- [flags]
       npm run new place "Name" -- [flags]
       npm run new review "Name of the customer" -- [flags]

Creates a service, a place or a review: a file that is valid at once, with a comment
above every field. Each question can also be answered with a flag. An existing file
is never overwritten.
${Object.entries(entries)
  .map(([name, { questions }]) => `\n  ${name}\n${listFlags(questions, 14).replace(/^/gm, '    ')}`)
  .join('\n')}

  --from FILE      for a place: reads its position and postal areas from the open data of
                   GeoNames, which npm run doctor names; without a name it lists places
  --file           name of the file without its extension, if it differs from the name
  CONTENT_DIR      content folder, default content`,
  locality.terms,
);

const options = optionsOf(
  Object.values(entries).flatMap(({ questions }) => questions),
  ...['file', 'from'],
);

/** Comment in the file of a new service, where the text of its page goes. */
const prose = '{/* The text of the page: what happens, what a fair job includes, when not to spend money. */}';

await runCommand(usage, options, async ({ values, positionals: [entryName = '', ...nameWords] }) => {
  const entry = Object.hasOwn(entries, entryName) ? entries[entryName] : undefined;
  if (entry === undefined)
    throw new UserError(`Write what to create: ${grammar.list(Object.keys(entries), 'or')}. --help lists the flags.`);
  const given: Answers = { ...(values as Answers), ...(nameWords.length === 0 ? {} : { name: nameWords.join(' ') }) };
  const known = given.from === undefined ? given : { ...(await lookUp(given.name, given.from, entryName)), ...given };
  const questions = [{ flag: 'name', ask: entry.askName ?? 'What is its name?' }, ...entry.questions];
  const filledIn = questions.map((question) => ({ ...question, ask: fillTerms(question.ask, locality.terms) }));
  return await create(entry, await askUnanswered(filledIn, known));
});

/** Finds a place in the data of GeoNames and returns its answers. Without a name, prints the places to choose from. */
async function lookUp(name: string | undefined, file: string, entryName: string): Promise<Answers> {
  if (entryName !== 'place') throw new UserError('--from is only for places. Leave it out here.');
  const { site, problems, folder } = await loadSite(contentDirectory(), 'http://localhost');
  if (site === undefined) throw new UserError(printReport(problems, folder.texts.size));
  const { country, business } = site;
  const places = listPlaces(readRows(readNamedFile(file, MAX_POSTAL_DATA_MEGABYTES, String), country), business.geo);
  if (places.length === 0)
    throw new UserError(
      `${file} contains no places of ${country.nameInText}. Download and unpack ${geoNames(country).url}`,
    );
  const served = site.places.map((place) => place.name);
  const offer = `Nearest in ${file}, not served yet:\n${formatPlaceChoices(places, served, country)}`;
  if (name === undefined) {
    if (!process.stdin.isTTY) throw new UserError(`The name of the place is missing. ${offer}`);
    console.log(offer);
    return {};
  }
  const match = places.find((place) => foldName(place.name) === foldName(name));
  if (match === undefined) throw new UserError(`${file} has no place called "${name}". ${offer}`);
  const { municipality, latitude, longitude, areas } = match;
  return { municipality, latitude: String(latitude), longitude: String(longitude), postal: areas.join(', ') };
}

async function create(entry: Entry, answers: Answers): Promise<boolean> {
  const directory = contentDirectory();
  const name = answers.name ?? '';
  if (name.trim() === '')
    throw new UserError('The name is missing. Write it in quotation marks: npm run new place "Maple Hill"');
  const fileName = slugFor(name);
  if (answers.file !== undefined && answers.file !== slugFor(answers.file))
    throw new UserError(
      `--file "${answers.file}" is not the name of a content file, which has small letters, digits and hyphens only. Write: --file ${slugFor(answers.file) || fileName}`,
    );
  const { path: folder, extension }: { path: string; extension?: string } = contentKinds[entry.kind];
  const path = join(directory, folder, `${answers.file ?? fileName}${extension}`);
  const shown = relative(process.cwd(), path);
  if (existsSync(path))
    throw new UserError(`${shown} exists already, so nothing was written. Choose another name with --file.`);

  const before = await loadSite(directory, 'http://localhost');
  const data = { ...readFields(entry, answers), ...(entry.kind === 'services' ? describeNext(before) : {}) };
  const invalid = findFieldProblems(entry.kind, data, locality);
  if (invalid.length > 0) {
    const flags = entry.questions.map(({ flag }) => `--${flag}`).join(', ');
    throw new UserError(`${invalid.join('\n')}\nNothing was written. The flags are ${flags}; --help explains them.`);
  }
  replaceFiles(new Map([[path, formatContentFile(entry.kind, data, locality, prose)]]));
  console.log(`Wrote ${shown}.`);
  await translate(directory, relative(directory, path).replaceAll('\\', '/'));

  const { problems: all, folder: after } = await loadSite(directory, 'http://localhost');
  const problems = all.filter(({ severity }) => severity !== 'gap');
  if (problems.length > 0) console.log(printReport(problems, after.texts.size));
  return problems.every(({ severity }) => severity !== 'error');
}

/** Creates a file for the new one in each further language, and prints how to translate it. */
async function translate(directory: string, file: string): Promise<void> {
  const created = createTranslations(await readContentFolder(directory), file);
  replaceFiles(new Map(Array.from(created, ([path, text]) => [join(directory, path), text])));
  for (const path of created.keys()) {
    const [language] = path.split('/');
    const shown = relative(process.cwd(), join(directory, path));
    console.log(
      `Wrote ${shown}, whose sentences are not filled in. To list them: npm run translate -- ${language} --missing`,
    );
  }
}

/**
 * Values that follow from the content: a new service is the last one, priced today. Works in a folder with errors too.
 */
function describeNext({ site, folder: { files } }: LoadedSite): object {
  const orders = files.flatMap(({ file, data }) => {
    const { order } = (file.startsWith('services/') ? (data ?? {}) : {}) as { order?: unknown };
    return typeof order === 'number' ? [order] : [];
  });
  const priceAsOf = dateIn(site?.business.timeZone ?? 'UTC', buildInstant(process.env));
  return { order: orders.reduce((most, order) => Math.max(most, order), 0) + 10, priceAsOf };
}
