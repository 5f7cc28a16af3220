import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { showControls } from 'open-local-business/commands';

/** A URL of an older site. */
export interface OldAddress {
  /** Path as browsers send it, without query. */
  readonly path: string;
  /** Whether it has a query, which redirects ignore. */
  readonly hasQuery: boolean;
}

/** An unreadable list of URLs. The message says what to give instead. */
export class AddressListError extends Error {}

/**
 * Reads unique URLs of an older site: from a sitemap (sitemaps.org), a list with one a line, or the first column of a
 * CSV, SSV or TSV table such as a search console export. Throws an `AddressListError` if there are none, or if it is a
 * sitemap index.
 */
export function readAddresses(text: string): OldAddress[] {
  const source = text.replace(/^\uFEFF/, '').trim();
  const given = source.startsWith('<') ? readSitemap(source) : readLines(source);
  const addresses = given.flatMap((address) => parseAddress(address) ?? []);
  if (addresses.length === 0)
    throw new AddressListError(
      'holds no address. Give a sitemap, a list with one address in a line, or a table with addresses in its first column.',
    );
  return [...new Map(addresses.map((address) => [`${address.path}${address.hasQuery}`, address])).values()];
}

/** The `loc` of each `url`. */
function readSitemap(xml: string): string[] {
  const open: string[] = [];
  const found: { readonly parent: string | undefined; text: string }[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'loc') found.push({ parent: open.at(-1), text: '' });
        open.push(name);
      },
      ontext(text) {
        const last = found.at(-1);
        if (open.at(-1) === 'loc' && last !== undefined) last.text += text;
      },
      onclosetag: () => open.pop(),
    },
    { xmlMode: true, recognizeCDATA: true },
  );
  parser.end(xml);
  const others = found.filter(({ parent }) => parent === 'sitemap').map(({ text }) => showControls(text.trim()));
  if (others.length > 0)
    throw new AddressListError(`is an index of sitemaps. Save these, and give each of them:\n${others.join('\n')}`);
  return found.filter(({ parent }) => parent === 'url').map(({ text }) => text);
}

function readLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
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
  });
  return rows.map(([cell = '']) => cell);
}

function parseAddress(given: string): OldAddress | undefined {
  const url = URL.parse(given.trim(), 'https://old.invalid/');
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return { path: url.pathname, hasQuery: url.search !== '' };
}
