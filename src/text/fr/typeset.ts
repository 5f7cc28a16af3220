/** Parts that are not running text: code, tags, link targets, HTTP headers. */
const NO_TEXT =
  '```[\\s\\S]*?```|`[^`\\n]*`|<[^>]*>|\\]\\([^)]*\\)|\\b(?:Accept|Allow|Host|Link|Vary|(?:Access|Cache|Content|If|M[Cc][Pp]|X)-[\\w-]+): ';
/** What may precede a colon or a unit: a letter, a digit, a placeholder, a closing mark. */
const BEFORE = '[\\p{L}\\p{N}»)\\]}*%$’”]';

/** Non-breaking spaces, apostrophes and guillemets, as recommended by the Office québécois de la langue française. */
const rules = (
  [
    ["(?<=\\p{L})'(?=[\\p{L}{])", '’'],
    ['(?<![^\\s(\\[*_’>|])"(?:[^"\\n]+)"', (quoted) => `«${quoted.slice(1, -1)}»`],
    ['«[ \u00a0\u202f]?', '«\u00a0'],
    ['[ \u00a0\u202f]?»', '\u00a0»'],
    [`(?<=${BEFORE})[ \u00a0\u202f]?:(?=\\s|$)`, '\u00a0:'],
    ['(?<=\\d)[ \u00a0][x×][ \u00a0](?=\\d)', '\u00a0×\u00a0'],
    ['(?<=\\S) (?=[;?!](?:\\s|$))', '\u202f'],
    ['(?<=[\\d}]) (?=[$%€°]|(?:km|cm|mm|m|h|min|kg|lb|pi|po|V|W)(?![\\p{L}\\d]))', '\u00a0'],
  ] as const satisfies readonly (readonly [sign: string, written: string | ((sign: string) => string)])[]
).map(([sign, written]) => ({ sign: new RegExp(`${NO_TEXT}|${sign}`, 'gu'), written }));

/** Typesets a content text's punctuation in French. Only builds need it. */
export function typeset(text: string): string {
  return rules.reduce(
    (typed, { sign, written }) =>
      typed.replace(sign, (found) => {
        if (/^(?:`|<|\]\(|[A-Z])/.test(found)) return found;
        return typeof written === 'string' ? written : written(found);
      }),
    text,
  );
}
