/** A language range of RFC 4647 with its quality: `fr-CA;q=0.8`. */
const RANGE = /^\s*([a-z]{1,8})(?:-[a-z\d]+)*\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i;

/**
 * The best of some languages for the value of an Accept-Language field (RFC 9110, section 12.5.4): by quality, then by
 * order. Undefined if it names none of them.
 */
export function matchLanguage(accepted: unknown, languages: readonly string[]): string | undefined {
  if (typeof accepted !== 'string') return undefined;
  const ranges = accepted.split(',').flatMap((part) => {
    const [, language = '', quality = '1'] = RANGE.exec(part) ?? [];
    return languages.includes(language.toLowerCase()) && Number(quality) > 0
      ? [{ language: language.toLowerCase(), quality: Number(quality) }]
      : [];
  });
  return ranges.toSorted((a, b) => b.quality - a.quality)[0]?.language;
}
