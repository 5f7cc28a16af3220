/**
 * Returns the first of two dates without the words that both end with.
 *
 * @example shortenStart('19 juillet 2027', '30 juillet 2027') // '19'
 */
export function shortenStart(start: string, end: string): string {
  const [words, others] = [start, end].map((date) => date.split(/\s/)) as [string[], string[]];
  const shared = words.findIndex((_, at) => at > 0 && words.slice(at).join(' ') === others.slice(at).join(' '));
  return shared === -1 ? start : words.slice(0, shared).join('\u00a0');
}
