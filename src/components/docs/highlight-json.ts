import { escapeMarkupText } from '../../escape/markup.ts';

const TOKEN = /(?<text>"(?:[^"\\]|\\.)*")(?<colon>\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

/**
 * Formats JSON as HTML for syntax colours: names of members in `<b>`, numbers and literals in `<i>`, strings unmarked.
 */
export function highlightJson(json: string): string {
  return escapeMarkupText(json).replace(TOKEN, (found, text?: string, colon?: string) => {
    if (colon !== undefined) return `<b>${found}</b>`;
    return text === undefined ? `<i>${found}</i>` : found;
  });
}

const MAX_LINE_LENGTH = 76;

/** Pretty-prints JSON, with short lists and objects that contain no others on one line. */
export function indentJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[{[]\n(?:[^{}[\]"]|"(?:[^"\\]|\\.)*")*[}\]]/g, (lines) => {
    const line = lines.replace(/\n\s*/g, ' ');
    return line.length <= MAX_LINE_LENGTH ? line : lines;
  });
}
