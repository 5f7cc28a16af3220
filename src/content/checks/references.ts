import { keywords } from '../../schemas/fields.ts';
import { type ContentProblem, problemIf } from '../content-problem.ts';
import { contentKinds } from '../kinds.ts';
import { suggest } from '../messages.ts';
import { schemaValues } from '../schema-values.ts';
import { type Content, listSaid } from '../validate-files.ts';

/** What an entry of a folder is called. Names of pages are checked where they stand, because not every page is a file. */
const nouns = { services: 'a service', places: 'a place', drawings: 'a drawing', photos: 'a photograph' } as const;

/** Finds fields that name an entry for which there is no file. */
export function* checkReferences(content: Content): Iterable<ContentProblem> {
  for (const { file, data, schema } of listSaid(content)) {
    for (const { path, schema: field, value } of schemaValues(schema, data)) {
      const folder = keywords.get(field as typeof schema)?.entriesOf;
      if (folder === undefined || folder === 'pages' || typeof value !== 'string') continue;
      yield* problemIf(file, path, describeReference(value, folder, content.names[folder]));
    }
  }
}

/** What is wrong with the name of an entry, if anything. */
export function describeReference(
  name: string,
  folder: keyof typeof nouns,
  known: readonly string[],
): string | undefined {
  if (known.includes(name)) return undefined;
  const fileOf = (entry: string) => `${folder}/${entry}${contentKinds[folder].extension}`;
  const advice = suggest(name, known, `There is no file ${fileOf(name)}.`, (meant) => `"${meant}" (${fileOf(meant)})`);
  return `"${name}" is not ${nouns[folder]}. ${advice}`;
}
