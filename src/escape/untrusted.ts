import { dropPostalCodes, type PostalCodePatterns } from '../countries/postal-code.ts';

/** Returns the value of a record's own key, because what people type may be `constructor`. */
export function getOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/**
 * Makes input fit to be quoted in an answer: without postal codes (contract B13), at most 100 characters (contract C1).
 */
export function toQuotableText(text: string, { postalCodes }: { readonly postalCodes: PostalCodePatterns }): string {
  const kept = dropPostalCodes(text, postalCodes).trim().replace(/,$/, '');
  if (kept.length <= 100) return kept;
  const characters = [...kept].slice(0, 101);
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : kept;
}
