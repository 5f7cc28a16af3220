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

const WIDTH = 76;
const STEP = '  ';

/** Pretty-prints JSON: what fits is on one line, lists of short values fill their lines. */
export function indentJson(value: unknown, indent = ''): string {
  const line = writeLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = indent + STEP;
  if (!Array.isArray(value)) {
    const members = Object.entries(value).map(([name, member]) => {
      const start = `${JSON.stringify(name)}: `;
      const line = writeLine(member);
      // The member name is on the line of the value.
      const isShort = inner.length + start.length + line.length <= WIDTH;
      return start + (isShort ? line : indentJson(member, inner));
    });
    return `{\n${members.map((member) => inner + member).join(',\n')}\n${indent}}`;
  }
  const isShort = value.every((item) => typeof item !== 'object' || item === null);
  const items = isShort ? fillLines(value.map(writeLine), inner) : value.map((item) => inner + indentJson(item, inner));
  return `[\n${items.join(',\n')}\n${indent}]`;
}

function writeLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${writeLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function fillLines(items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 2 <= WIDTH) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(indent + item);
  }
  return lines;
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
