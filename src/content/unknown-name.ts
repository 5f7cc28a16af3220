import { closestWord } from '../format/spelling.ts';

/** Message about a reference to a missing entry, with the likely correction if there is one. */
export function describeUnknownName(
  given: string,
  thing: string,
  folder: string,
  extension: string,
  known: Iterable<string>,
): string {
  const meant = closestWord(given, known);
  const advice =
    meant === undefined
      ? `There is no file ${folder}/${given}${extension}.`
      : `Did you mean "${meant}" (${folder}/${meant}${extension})?`;
  return `"${given}" is not ${thing}. ${advice}`;
}
