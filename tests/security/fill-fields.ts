import * as z from 'zod';
import { contentKinds } from '../../src/content/kinds.ts';
import { type ContentFile, withoutFields } from './full-content.ts';
import { type Path, setIn, stringPlaces, stringsIn } from './sample-data.ts';

/** A field that takes texts of its owner's choice. */
export interface TextField {
  readonly file: ContentFile;
  readonly path: Path;
  /** Kind and path, as `services.faqs.*.question`. */
  readonly place: string;
  takes(text: string): boolean;
}

/** Texts that were put into fields of one place. */
export interface Placement {
  readonly place: string;
  readonly texts: readonly string[];
}

/** A text that only fields of free choice take. */
const FREE = 'A sample of a free text';

/** Every place for texts of free choice that the schemas of content have: a new field is among them by itself. */
export function listTextPlaces(): string[] {
  const places = Object.entries(contentKinds).flatMap(([kind, { schema }]) =>
    kind in withoutFields
      ? []
      : [...stringPlaces(schema)].map(({ place, schema }) => ({ place: `${kind}.${place}`, schema })),
  );
  const free = places.filter(({ schema }) =>
    [FREE, FREE.repeat(3)].some((text) => z.safeParse(schema as z.ZodType, text).success),
  );
  return [...new Set(free.map(({ place }) => place))];
}

/** Every field for texts of free choice; those together that say the same: a name, and what refers to it. */
export function listTextFields(files: readonly ContentFile[]): TextField[][] {
  const fields = files.flatMap((file) =>
    [...stringsIn(contentKinds[file.kind].schema, file.data)].map(({ path, place, schema, value }) => ({
      file,
      path,
      place: `${file.kind}.${place}`,
      value,
      takes: (text: string) => z.safeParse(schema as z.ZodType, text).success,
    })),
  );
  const places = new Set(listTextPlaces());
  const alike = Map.groupBy(fields, ({ value }) => value);
  return [...alike.values()].filter((group) => group.every(({ place }) => places.has(place)));
}

/**
 * Puts texts into every field. `choose` gives what the field of a number may say, the first of which that it takes is
 * written by `write`. The number stands behind, so that no two fields say the same.
 */
export function putTexts(
  fields: readonly (readonly TextField[])[],
  choose: (alike: readonly TextField[], index: number) => Iterable<readonly string[]>,
  write: (text: string) => string = (text) => text,
): Placement[] {
  return fields.flatMap((alike, index) => {
    for (const texts of choose(alike, index)) {
      // Some fields want a sentence, the words for a picture by more than their schema says.
      const isPicture = alike.some(({ place }) => place.endsWith('.alt'));
      const forms = [
        ...(isPicture ? [] : [`${texts.join(' ')} ${index}`]),
        `${texts.join(' ')} and many words ${index}`,
      ];
      const text = forms.map(write).find((form) => alike.every((field) => field.takes(form)));
      if (text === undefined) continue;
      for (const { file, path } of alike) setIn(file.data, path, text);
      return alike.map(({ place }) => ({ place, texts }));
    }
    throw new Error(`No text fits ${alike.map(({ place }) => place).join(', ')}.`);
  });
}
