const spellings: readonly (readonly [british: RegExp, us: string])[] = [
  [/eighbour/g, 'eighbor'],
  [/icence/g, 'icense'],
  [/metre/g, 'meter'],
];

const american = 'en-US';

/** An English text as the country of a locale spells it. */
export function spell(text: string, locale: string): string {
  if (locale !== american) return text;
  return spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), text);
}

/**
 * English sentences as the country of a locale spells them, at any depth. Functions stay: what they say may hold names,
 * which nobody may respell.
 */
export function spellAll<Sentences>(sentences: Sentences, locale: string): Sentences {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'string') return spell(value, locale);
    if (Array.isArray(value)) return value.map(convert);
    if (Object.prototype.toString.call(value) !== '[object Object]') return value;
    return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, convert(one)]));
  };
  return convert(sentences) as Sentences;
}
