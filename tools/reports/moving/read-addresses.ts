import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { showControls } from 'open-local-business/commands';

/** A URL from an older site. */
export interface OldAddress {
  /** Path as browsers send it, without query. */
  readonly path: string;
  /** Whether it has a query, which redirects ignore. */
  readonly hasQuery: boolean;
}

/** Maximum size of a list, and number of its addresses: a sitemap's limits (sitemaps.org). */
export const MAX_LIST_MEGABYTES = 50;
const MAX_ADDRESSES = 50_000;
/** Maximum length of an address in characters, and of a line that may have other columns beside it. */
const MAX_ADDRESS_LENGTH = 2_048;
const MAX_LINE_LENGTH = 10_000;
/** Maximum nesting of a sitemap; with pictures and translations it has 4 levels. */
const MAX_DEPTH = 20;
/** Maximum number of sitemaps that a message names. */
const MAX_NAMED = 20;

/** An unreadable list of URLs. The message says what to give instead. */
export class AddressListError extends Error {}

/**
 * Reads an older site's unique URLs: from a sitemap (sitemaps.org), a list with one a line, or the first column of a
 * CSV, SSV or TSV table such as a search console export. Throws an `AddressListError` if there are none or too many, if
 * one is too long, or if it is a sitemap index.
 */
export function readAddresses(text: string): OldAddress[] {
  const source = text.replace(/^\uFEFF/, '').trim();
  const given = source.startsWith('<') ? readSitemap(source) : readLines(source);
  const long = given.find((address) => address.length > MAX_ADDRESS_LENGTH);
  if (long !== undefined)
    throw new AddressListError(
      `has an address of ${count(long.length)} characters; the maximum is ${count(MAX_ADDRESS_LENGTH)}. It begins with ${showControls(long.trim().slice(0, 60))}`,
    );
  const addresses = given.flatMap((address) => parseAddress(address) ?? []);
  if (addresses.length === 0)
    throw new AddressListError(
      'contains no address. Give a sitemap, a list with one address in a line, or a table with addresses in its first column.',
    );
  return [...new Map(addresses.map((address) => [`${address.path}${address.hasQuery}`, address])).values()];
}

/** Returns the `loc` of each `url`. */
function readSitemap(xml: string): string[] {
  const open: string[] = [];
  const texts: { readonly parent: string | undefined; text: string }[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        if (open.length === MAX_DEPTH)
          throw new AddressListError(`is nested deeper than ${MAX_DEPTH} levels, which no sitemap is.`);
        if (name === 'loc') {
          checkCount(texts.length);
          texts.push({ parent: open.at(-1), text: '' });
        }
        open.push(name);
      },
      ontext(text) {
        const last = texts.at(-1);
        if (open.at(-1) === 'loc' && last !== undefined) last.text += text;
      },
      onclosetag: () => open.pop(),
    },
    { xmlMode: true, recognizeCDATA: true },
  );
  parser.end(xml);
  const others = texts.filter(({ parent }) => parent === 'sitemap').map(({ text }) => showControls(text.trim()));
  if (others.length > 0) {
    const rest = others.length - MAX_NAMED;
    const named = [...others.slice(0, MAX_NAMED), ...(rest > 0 ? [`and ${count(rest)} more`] : [])];
    throw new AddressListError(`is an index of sitemaps. Save these, and give each of them:\n${named.join('\n')}`);
  }
  return texts.filter(({ parent }) => parent === 'url').map(({ text }) => text);
}

function readLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  checkCount(lines.length - 1);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long !== undefined)
    throw new AddressListError(
      `has a line of ${count(long.length)} characters; the maximum is ${count(MAX_LINE_LENGTH)}. Keep only the column of addresses.`,
    );
  const isHeader = !/[/.]/.test(readFirstColumn(lines.slice(0, 1)).join());
  // A URL may contain a comma, so a list without header is a table only if every line has a second column.
  const isTable = isHeader || lines.every((line) => /[,;\t]/.test(line));
  return (isTable ? readFirstColumn(lines) : lines).slice(isHeader ? 1 : 0);
}

function readFirstColumn(lines: readonly string[]): string[] {
  const rows: string[][] = parse(lines.join('\n'), {
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_LINE_LENGTH,
  });
  return rows.map(([cell = '']) => cell);
}

/** Throws if a list has the maximum number of addresses already. */
function checkCount(length: number): void {
  if (length < MAX_ADDRESSES) return;
  throw new AddressListError(`has more than ${count(MAX_ADDRESSES)} addresses. Split it, and give each part.`);
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function parseAddress(given: string): OldAddress | undefined {
  const url = URL.parse(given.trim(), 'https://old.invalid/');
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return { path: url.pathname, hasQuery: url.search !== '' };
}
