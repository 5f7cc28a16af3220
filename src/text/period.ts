/**
 * The first of two dates without what both end with: "19" of "19 juillet 2027" and "30 juillet 2027", "28 décembre" of
 * "28 décembre 2027" and "3 mai 2027".
 */
export function shortenStart(start: string, end: string): string {
  const [words, others] = [start, end].map((date) => date.split(/\s/)) as [string[], string[]];
  const shared = words.findIndex((_, at) => at > 0 && words.slice(at).join(' ') === others.slice(at).join(' '));
  return shared === -1 ? start : words.slice(0, shared).join('\u00a0');
}
