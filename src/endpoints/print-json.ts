import { escapeMarkupText } from '../escape/markup.ts';

const token = /(?<text>"(?:[^"\\]|\\.)*")(?<colon>\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

/**
 * JSON as HTML that styles can colour: names of members in `<b>`, numbers and literals in `<i>`, strings as they are.
 */
export function highlightJson(json: string): string {
  return escapeMarkupText(json).replace(token, (found, text?: string, colon?: string) => {
    if (colon !== undefined) return `<b>${found}</b>`;
    return text === undefined ? `<i>${found}</i>` : found;
  });
}

const WIDTH = 76;

/** Pretty-prints JSON: lists and objects that hold no others are on one line where that is short. */
export function indentJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[{[]\n(?:[^{}[\]"]|"(?:[^"\\]|\\.)*")*[}\]]/g, (lines) => {
    const line = lines.replace(/\n\s*/g, ' ');
    return line.length <= WIDTH ? line : lines;
  });
}
