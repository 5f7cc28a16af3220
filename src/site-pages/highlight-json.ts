import { escapeMarkupText } from '../escape/markup.ts';

const token = /"(?:[^"\\]|\\.)*"(?<colon>\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

/** JSON as HTML that styles can colour: names of members in `<b>`, numbers and literals in `<i>`, strings as they are. */
export function highlightJson(json: string): string {
  let html = '';
  let end = 0;
  for (const { 0: text, index, groups } of json.matchAll(token)) {
    html += escapeMarkupText(json.slice(end, index));
    const escaped = escapeMarkupText(text);
    html += groups?.colon !== undefined ? `<b>${escaped}</b>` : text.startsWith('"') ? escaped : `<i>${escaped}</i>`;
    end = index + text.length;
  }
  return html + escapeMarkupText(json.slice(end));
}
