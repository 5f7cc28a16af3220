import { Parser } from 'htmlparser2';

/** An address of an older site. */
export interface OldAddress {
  /** Its path as browsers send it, without what follows a question mark. */
  readonly path: string;
  /** Whether something follows a question mark, which no redirect compares. */
  readonly hasQuery: boolean;
}

/** A list of addresses that cannot be read. Its message says what to give instead. */
export class AddressListError extends Error {}

/**
 * Reads the addresses of an older site, each once: from its sitemap (sitemaps.org), from a list of one in a line, or from the
 * first column of a table with commas, semicolons or tabs, such as an export of a search console. Throws an
 * `AddressListError` where there are none, or where the sitemap only names others.
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

/** What stands in the `loc` of each `url`. */
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
  const others = found.filter(({ parent }) => parent === 'sitemap').map(({ text }) => text.trim());
  if (others.length > 0)
    throw new AddressListError(`is an index of sitemaps. Save these, and give each of them:\n${others.join('\n')}`);
  return found.filter(({ parent }) => parent === 'url').map(({ text }) => text);
}

const CELL = /^(?:"((?:[^"]|"")*)"|([^,;\t]*))/;

function readLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const isHeader = !/[/.]/.test(firstCell(lines[0] ?? ''));
  // An address may hold a comma, so a list without a header is a table only where every line has a second column.
  const isTable = isHeader || lines.every((line) => /[,;\t]/.test(line));
  return lines.slice(isHeader ? 1 : 0).map((line) => (isTable ? firstCell(line) : line));
}

function firstCell(line: string): string {
  const [, quoted, plain = ''] = CELL.exec(line) ?? [];
  return quoted?.replaceAll('""', '"') ?? plain;
}

function parseAddress(given: string): OldAddress | undefined {
  const url = URL.parse(given.trim(), 'https://old.invalid/');
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return { path: url.pathname, hasQuery: url.search !== '' };
}
