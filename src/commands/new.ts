import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { ContentFolder } from '../content/read/content-folder.ts';
import { loadSite } from '../content/read/load-site.ts';
import { readLocality } from '../content/read/read-locality.ts';
import { printReport } from '../content/read/report.ts';
import { fillTerms } from '../countries/terms.ts';
import { writeFrontMatterHelp } from '../editor/front-matter.ts';
import { type NewKind, newKinds, type Prompt, writeEntry } from '../editor/new-entry.ts';
import { answerFromData, offerPlaces } from '../editor/place-answers.ts';
import { listPlaces } from '../editor/postal-area-data.ts';
import { dateIn } from '../hours/calendar.ts';
import { buildInstant, contentDirectory } from '../settings/environment.ts';
import { replaceFiles } from '../settings/replace-files.ts';
import { slugFor } from '../words/slug.ts';
import { joinWords } from '../words/wording.ts';
import { CommandError, readGiven, runCommand } from './command-line.ts';

const flags = [...new Set(Object.values(newKinds).flatMap(({ questions }) => questions.map(({ flag }) => flag)))];
const locality = readLocality(contentDirectory());
const usage = fillTerms(
  `Usage: npm run new service "Name" -- [flags]
       npm run new place "Name" -- [flags]
       npm run new review "Name of the customer" -- [flags]

Begins a service, a place or a review with a file that is valid at once, with a comment
above every field. What no flag gives is asked. A file that exists is never
overwritten.
${Object.entries(newKinds)
  .map(([name, { questions }]) =>
    [`\n  ${name}`, ...questions.map(({ flag, ask }) => `    --${flag.padEnd(14)} ${ask}`)].join('\n'),
  )
  .join('\n')}

  --from FILE      for a place: takes position and postal areas from the open data of
                   GeoNames, which npm run doctor names; without a name it offers some
  --file           name of the file without its ending, if it shall differ from the name
  CONTENT_DIR      content folder, default content`,
  locality.terms,
);

type Answers = Record<string, string>;
const options = Object.fromEntries([...flags, 'file', 'from'].map((flag) => [flag, { type: 'string' as const }]));

await runCommand(usage, options, async ({ values, positionals }) => {
  const [kindName = '', ...words] = positionals;
  const kind = Object.hasOwn(newKinds, kindName) ? newKinds[kindName] : undefined;
  if (kind === undefined) {
    throw new CommandError(`Say what to begin: ${joinWords(Object.keys(newKinds), 'or')}. More with --help.`);
  }
  const given: Answers = { ...(values as Answers), ...(words.length === 0 ? {} : { name: words.join(' ') }) };
  const known = given.from === undefined ? given : lookUp(given, given.from, kindName);
  const answers = process.stdin.isTTY ? await askFor(kind, known) : known;
  return begin(kind, answers);
});

/** Completes answers about a place from the data of GeoNames. What was answered stays. */
function lookUp(given: Answers, file: string, kindName: string): Answers {
  if (kindName !== 'place') throw new CommandError('--from knows places alone. Leave it out here.');
  const { site, problems, folder } = loadSite(contentDirectory(), 'http://localhost');
  if (site === undefined) throw new CommandError(printReport(problems, folder.texts.size));
  const { country, business } = site;
  const places = listPlaces(readGiven(file, String), country, business.geo);
  const served = site.places.map(({ name }) => name);
  const offer = `Nearest in ${file}, not served yet:\n${offerPlaces(places, served, country)}`;
  if (places.length === 0)
    throw new CommandError(
      `${file} holds no places of ${country.nameInText}. Fetch and unpack ${country.postalData.url}`,
    );
  if (given.name === undefined) {
    if (!process.stdin.isTTY) throw new CommandError(`The name of the place is missing. ${offer}`);
    console.log(offer);
    return given;
  }
  const found = answerFromData(given.name, places);
  if (found === undefined) throw new CommandError(`${file} has no place called "${given.name}". ${offer}`);
  return { ...found, ...given };
}

function begin(kind: NewKind, answers: Answers): boolean {
  const directory = contentDirectory();
  const name = answers.name ?? '';
  if (name.trim() === '')
    throw new CommandError('The name is missing. Write it in quotation marks: npm run new place "Maple Hill"');
  const slug = answers.file ?? slugFor(name);
  const path = join(directory, kind.folder, `${slug}${kind.extension}`);
  const shown = relative(process.cwd(), path);
  if (existsSync(path))
    throw new CommandError(`${shown} exists already, and is left as it is. Choose another name with --file.`);

  const { site, folder: before } = loadSite(directory, 'http://localhost');
  const today = dateIn(site?.business.timeZone ?? 'UTC', buildInstant(process.env));
  const entry = writeEntry(kind, kind.fields(answers, today, listOrders(before)), locality);
  if ('mistakes' in entry) {
    const flagList = kind.questions.map(({ flag }) => `--${flag}`).join(', ');
    throw new CommandError(
      `${entry.mistakes.join('\n')}\nNothing was written. The flags are ${flagList}; more with --help.`,
    );
  }
  replaceFiles(new Map([[path, entry.text]]));
  writeFrontMatterHelp(process.cwd(), locality);
  console.log(`Wrote ${shown}.`);

  const { problems: all, folder } = loadSite(directory, 'http://localhost');
  const problems = all.filter(({ severity }) => severity !== 'unsaid');
  if (problems.length > 0) console.log(printReport(problems, folder.texts.size));
  return problems.every(({ severity }) => severity !== 'error');
}

/** Values of `order` of all services, including those of a folder with errors elsewhere. */
function listOrders({ records }: ContentFolder): number[] {
  const services = records.filter(({ file }) => file.startsWith('services/'));
  return services.flatMap(({ data }) => {
    const order = typeof data === 'object' && data !== null && 'order' in data ? data.order : undefined;
    return typeof order === 'number' ? [order] : [];
  });
}

/** Prompts for answers that no flag gave. */
async function askFor(kind: NewKind, given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...given };
  const name: Prompt = { flag: 'name', ask: kind.askName ?? 'What is its name?' };
  for (const { flag, ask, isAsked } of [name, ...kind.questions]) {
    if (isAsked?.(answers) === false) continue;
    answers[flag] ??= (await terminal.question(`${fillTerms(ask, locality.terms)}\n> `)).trim();
  }
  terminal.close();
  return answers;
}
