import { type EntryFolder, keywords } from '../../schemas/fields.ts';
import { type ContentProblem, problemIf } from '../content-problem.ts';
import { contentKinds } from '../kinds.ts';
import { listSchemaValues } from '../schema-values.ts';
import { suggest } from '../suggest.ts';
import { listParsed, type ValidContent } from '../validate-files.ts';

/**
 * Finds fields with the name of an entry that has no file. Names of pages are checked elsewhere, because not every page
 * is a file.
 */
export function* checkReferences(content: ValidContent): Iterable<ContentProblem> {
  for (const { file, data, schema } of listParsed(content)) {
    for (const { path, schema: field, value } of listSchemaValues(schema, data)) {
      const folder = keywords.get(field as typeof schema)?.entriesOf;
      if (folder === undefined || folder === 'pages' || typeof value !== 'string') continue;
      yield* problemIf(file, path, findReferenceProblem(value, folder, content.names[folder]));
    }
  }
}

/** Reports a name for which a folder has no entry. */
export function findReferenceProblem(
  name: string,
  folder: Exclude<EntryFolder, 'pages'>,
  known: readonly string[],
): string | undefined {
  if (known.includes(name)) return undefined;
  const file = `${folder}/${name}${contentKinds[folder].extension}`;
  return `is not the name of a file in ${folder}/. ${suggest(name, known, `Write the file ${file}, or choose another name.`)}`;
}
