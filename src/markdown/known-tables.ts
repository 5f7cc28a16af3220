import { type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A table. There are none in tables. */
const TABLE = /<table[\s>][\s\S]*?<\/table>/g;
/** What a drawing is made of, up to its end; all that is written of it is its name. */
const DRAWN = /(<svg(?:[^>"]|"[^"]*")*>(?:\s*<title>[^<]*<\/title>)?)[\s\S]*?(?=<\/svg>)/g;
/** How many tables are kept as they were written: those that stand on many pages are among the first. */
const MOST_TABLES = 100;
const knownTables = new Map<string, readonly string[]>();

/** Takes from HTML what need not be read with it: its tables, of which a sign with their number stays, and lines of drawings. */
export function setTablesApart(html: string): { readonly rest: string; readonly tables: readonly string[] } {
  const tables: string[] = [];
  const rest = html
    .replace(DRAWN, '$1')
    .replace(TABLE, (table) => `<table data-index="${tables.push(table) - 1}"></table>`);
  return { rest, tables };
}

/** What is written of the table behind a sign: once for all pages, unless it has links, which depend on the page. */
export function recallTable(
  sign: Element,
  tables: readonly string[],
  write: (table: Element) => readonly string[],
): readonly string[] {
  const html = tables[Number(sign.attribs['data-index'])] ?? '';
  const known = knownTables.get(html);
  if (known !== undefined) return known;
  const table = parseDocument(html).childNodes.find((node) => isTag(node));
  const written = table === undefined ? [] : write(table);
  if (knownTables.size < MOST_TABLES && !html.includes(' href=')) knownTables.set(html, written);
  return written;
}
