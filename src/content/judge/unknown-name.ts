import { closestWord } from '../../words/spelling.ts';

/** What is said of the name of an entry that has no file: which one is meant, or that there is none. */
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
