import * as z from 'zod';
import { contentKinds } from '../../src/content/kinds.ts';
import { type ContentFile, withoutFields } from './full-content.ts';
import { listStringFields, listStrings, type Path, setIn } from './sample-data.ts';

/** A field for free text. */
export interface TextField {
  readonly file: ContentFile;
  readonly path: Path;
  /** Kind and path in the schema, such as `services.faqs.*.question`. */
  readonly schemaPath: string;
  accepts(text: string): boolean;
}

/** Texts that were written into a field. */
export interface FilledField {
  readonly schemaPath: string;
  readonly texts: readonly string[];
}

/** A text that only free-text fields accept. */
const FREE_TEXT = 'A sample of a free text';

/** The schema paths of all free-text fields of content, new ones included. */
export function listTextPaths(): string[] {
  const fields = Object.entries(contentKinds).flatMap(([kind, { schema }]) =>
    kind in withoutFields
      ? []
      : [...listStringFields(schema)].map((field) => ({ ...field, schemaPath: `${kind}.${field.schemaPath}` })),
  );
  const free = fields.filter(({ schema }) =>
    [FREE_TEXT, FREE_TEXT.repeat(3)].some((text) => z.safeParse(schema as z.ZodType, text).success),
  );
  return [...new Set(free.map(({ schemaPath }) => schemaPath))];
}

/** All free-text fields of files. Fields with the same value are grouped, because some refer to the name in another. */
export function listTextFields(files: readonly ContentFile[]): TextField[][] {
  const fields = files.flatMap((file) =>
    [...listStrings(contentKinds[file.kind].schema, file.data)].map(({ path, schemaPath, schema, value }) => ({
      file,
      path,
      schemaPath: `${file.kind}.${schemaPath}`,
      value,
      accepts: (text: string) => z.safeParse(schema as z.ZodType, text).success,
    })),
  );
  const textPaths = new Set(listTextPaths());
  const groups = Map.groupBy(fields, ({ value }) => value);
  return [...groups.values()].filter((group) => group.every(({ schemaPath }) => textPaths.has(schemaPath)));
}

/**
 * Writes into each group of fields the first candidate that their schemas accept; a trailing number keeps values unique.
 *
 * @param listCandidates Texts for a group, several of which may be joined, best first.
 * @param transform Changes each text before it is written.
 */
export function fillFields(
  groups: readonly (readonly TextField[])[],
  listCandidates: (group: readonly TextField[], index: number) => Iterable<readonly string[]>,
  transform: (text: string) => string = (text) => text,
): FilledField[] {
  return groups.flatMap((group, index) => {
    for (const texts of listCandidates(group, index)) {
      // Alternative texts must be sentences, which their schema does not express.
      const isAlt = group.some(({ schemaPath }) => schemaPath.endsWith('.alt'));
      const [short, long] = [`${texts.join(' ')} ${index}`, `${texts.join(' ')} and many words ${index}`];
      const values = (isAlt ? [long] : [short, long]).map(transform);
      const accepted = values.find((value) => group.every((field) => field.accepts(value)));
      if (accepted === undefined) continue;
      for (const { file, path } of group) setIn(file.data, path, accepted);
      return group.map(({ schemaPath }) => ({ schemaPath, texts }));
    }
    throw new Error(`No text fits ${group.map(({ schemaPath }) => schemaPath).join(', ')}.`);
  });
}
