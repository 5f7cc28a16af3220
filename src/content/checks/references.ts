import { type EntryFolder, keywords } from '../../schemas/fields.ts';
import { type ContentProblem, problemIf } from '../content-problem.ts';
import { contentKinds } from '../kinds.ts';
import { suggest } from '../messages.ts';
import { schemaValues } from '../schema-values.ts';
import { listParsed, type ValidContent } from '../validate-files.ts';

/**
 * Finds fields that name an entry for which there is no file. Names of pages are checked where they stand, because not
 * every page is a file.
 */
export function* checkReferences(content: ValidContent): Iterable<ContentProblem> {
  for (const { file, data, schema } of listParsed(content)) {
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
  folder: Exclude<EntryFolder, 'pages'>,
  known: readonly string[],
): string | undefined {
  if (known.includes(name)) return undefined;
  const file = `${folder}/${name}${contentKinds[folder].extension}`;
  return `names no entry of ${folder}/. ${suggest(name, known, `Write the file ${file}, or name another one.`)}`;
}
