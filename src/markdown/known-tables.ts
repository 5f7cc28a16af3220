import { type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const TABLE = /<table[\s>][\s\S]*?<\/table>/g;
/** A drawing whose name stands in its tag: all that is written of it. */
const NAMED_DRAWING = /(<svg(?=[^>]*\saria-(?:label|hidden)=)(?:[^>"]|"[^"]*")*>)[\s\S]*?<\/svg>/g;
/** How many tables are kept as they were written: those that stand on many pages are among the first. */
const MOST_TABLES = 100;
const knownTables = new Map<string, readonly string[]>();

/**
 * Takes from HTML what need not be read with it: tables, of which a sign with their number stays, and the lines of
 * drawings. What holds another of its kind stays as it is.
 */
export function setTablesApart(html: string): { readonly rest: string; readonly tables: readonly string[] } {
  const tables: string[] = [];
  const rest = html
    .replace(NAMED_DRAWING, (drawing, tag) => (drawing.lastIndexOf('<svg') > 0 ? drawing : `${tag}</svg>`))
    .replace(TABLE, (table) =>
      table.lastIndexOf('<table') > 0 ? table : `<table data-index="${tables.push(table) - 1}"></table>`,
    );
  return { rest, tables };
}

/** What is written of the table behind a sign: once for all pages, unless it has links, which depend on the page. */
export function recallTable(
  sign: Element,
  tables: readonly string[],
  write: (table: Element) => readonly string[],
): readonly string[] {
  const html = tables[Number(sign.attribs['data-index'])];
  if (html === undefined) return write(sign);
  const known = knownTables.get(html);
  if (known !== undefined) return known;
  const table = parseDocument(html).childNodes.find((node) => isTag(node));
  const written = table === undefined ? [] : write(table);
  if (knownTables.size < MOST_TABLES && !/\shref=/.test(html)) knownTables.set(html, written);
  return written;
}
