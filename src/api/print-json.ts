import { escapeMarkupText } from '../escape/markup.ts';

const token = /(?<text>"(?:[^"\\]|\\.)*")(?<colon>\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

/** JSON as HTML that styles can colour: names of members in `<b>`, numbers and literals in `<i>`, strings as they are. */
export function highlightJson(json: string): string {
  return escapeMarkupText(json).replace(token, (found, text?: string, colon?: string) => {
    if (colon !== undefined) return `<b>${found}</b>`;
    return text === undefined ? `<i>${found}</i>` : found;
  });
}

const WIDTH = 76;

/** Pretty-prints JSON: lists and objects that hold no others are on one line where that is short. */
export function indentJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[{[]\n[^{}[\]]*[}\]]/g, (lines) => {
    const line = lines.replace(/\n\s*/g, ' ');
    return line.length <= WIDTH ? line : lines;
  });
}

/**
 * What a page shows of an answer as pretty-printed JSON: a short one completely, of a long one the first lines; the
 * number of lines shown, and of all.
 */
export function takeExcerpt(body: unknown, most: number) {
  const lines = indentJson(body).split('\n');
  // Saying that a few lines are missing would take more room than they do.
  const shown = lines.length <= most + 5 ? lines.length : most;
  return { text: lines.slice(0, shown).join('\n'), shown, total: lines.length };
}
