import LinkHeader from 'http-link-header';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/load/read-folder.ts';
import { allBusinesses } from '../support/businesses.ts';
import { listFiles } from '../support/published.ts';
import { serveBusiness } from '../support/servers/serve.ts';
import type { TestResponse } from '../support/servers/test-server.ts';

/** URLs that identify standards. */
const identifiers = [
  'https://www.rfc-editor.org/info/rfc9727',
  'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
  'http://www.sitemaps.org/schemas/sitemap/0.9',
  'http://www.google.com/schemas/sitemap-image/1.1',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/2005/Atom',
  'https://json-schema.org/draft/2020-12/schema',
];

/** Paths that documents may contain although a GET does not return 200. */
const documented: Readonly<Record<string, number>> = { '/api/mcp': 405, '/api/coverage/': 400, '/api/total/': 400 };

describe.each(allBusinesses)('the $name', async ({ directory, origin, folders }) => {
  const { send } = serveBusiness(folders);

  const files = listFiles(folders.published)
    .filter((file) => !/\.(?:png|woff2|js|css|svg)$|^_[^/]*$/.test(file))
    .map((file) => `/${file.replace(/^404\.html$/, 'nothing/').replace(/(?<=^|\/)index\.html$/, '')}`);
  // The API's answers are requested without the file's name.
  const paths = files.map((file) => (file.startsWith('/api/') ? file.replace(/index\.json$/, '') : file));

  const content = [...(await readContentFolder(directory)).texts.values()].join('\n');
  const isForeign = (url: string) =>
    identifiers.includes(url) || /^https:\/\/schema\.org(?:\/[A-Za-z]+day)?$/.test(url) || content.includes(url);

  /** Every URL in published files, with the file's path. */
  async function collect(): Promise<(AnnouncedUrl & { readonly from: string })[]> {
    const found = await Promise.all(
      paths.map(async (from) => {
        const { text, headers } = await send(from);
        // No file contains the URL of the machine it was built on.
        expect(`${text}${JSON.stringify(headers)}`, from).not.toMatch(/localhost|127\.0\.0\.1|0\.0\.0\.0|file:\/\//);
        const { refs } = LinkHeader.parse(headers.link ?? '');
        const links = refs.map(({ uri, type }) => ({ url: new URL(uri, `${origin}${from}`).href, type }));
        const isJson = /json/.test(headers['content-type'] ?? '');
        const inDocument = isJson ? announcedInJson(JSON.parse(text)) : announcedInHtml(text, from);
        const targets = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)];
        const inMarkdown = targets.map(([, path = '']) => ({ url: `${origin}${path}`, type: undefined }));
        const all = [...links, ...inDocument, ...inMarkdown, ...urlsInText(text)];
        return all.map((announced) => ({ ...announced, from }));
      }),
    );
    return found.flat();
  }

  /** The links in a page's head; tests of pages check the others. */
  function announcedInHtml(text: string, from: string): AnnouncedUrl[] {
    const head = /<head>([\s\S]*?)<\/head>/.exec(text)?.[1] ?? '';
    return [...head.matchAll(/<link ([^>]*)>/g)].map(([, attributes = '']) => {
      const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
      return { url: new URL(read('href') ?? '', `${origin}${from}`).href, type: read('type') };
    });
  }

  test('E9 every URL of the site returns 200 with its media type, and all others identify standards or come from content', async () => {
    const announcedUrls = await collect();
    const [siteUrls = [], others = []] = [true, false].map((isOwn) =>
      announcedUrls.filter(({ url }) => (URL.parse(url)?.origin === origin) === isOwn),
    );
    expect([siteUrls.length > 500, others.length > 20]).toEqual([true, true]);
    expect(others.filter(({ url }) => !isForeign(url))).toEqual([]);

    const answers = new Map<string, TestResponse>();
    const wrong: unknown[] = [];
    for (const announced of siteUrls) {
      const { pathname, search } = new URL(announced.url);
      const target = `${pathname}${search}`;
      const answer = answers.get(target) ?? (await send(target));
      answers.set(target, answer);
      wrong.push(...validate(announced, answer).map((fault) => [announced.from, announced.url, fault]));
    }
    expect(wrong).toEqual([]);
  });
});

/** Returns what is wrong with the answer at a URL in a document. */
function validate({ url, type }: AnnouncedUrl, { status, headers, text }: TestResponse): unknown[] {
  const { pathname, search, hash } = new URL(url);
  const given = headers['content-type'] ?? '';
  // The page for unknown URLs has itself as canonical.
  const expected = pathname === '/404/' ? 404 : (documented[`${pathname}${search}`] ?? 200);
  const isOther = type !== undefined && essence(type) !== essence(given);
  const isLost = isAnchor(hash, given) && !text.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
  return [...(status === expected ? [] : [status]), ...(isOther ? [type, given] : []), ...(isLost ? [hash] : [])];
}

function essence(type: string): string {
  return type.replace(/\s*;.*/, '');
}

/** Whether a fragment is to be found in the page; those of linked data are only identifiers. */
function isAnchor(hash: string, type = ''): boolean {
  return hash !== '' && type.startsWith('text/html') && !/^#(?:business|service|place|api)$/.test(hash);
}

/** A URL in a document, and the media type that the document announces for it. */
interface AnnouncedUrl {
  readonly url: string;
  readonly type: string | undefined;
}

// Ends where prose, JSON, Markdown, XML and HTML end a URL.
const URL_PATTERN = /https?:\/\/[^\s"'<>`\\)\]]+/g;

/** Lists every URL in a text, except templates: with braces, or with a query that ends with "=". */
function urlsInText(text: string): AnnouncedUrl[] {
  return [...text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').matchAll(URL_PATTERN)]
    .map(([url]) => ({ url: url.replace(/[.,;:!?]+$/, ''), type: undefined }))
    .filter(({ url }) => !url.includes('{') && !url.endsWith('='));
}

// Each sort of document has its own names for a URL and its media type.
const URL_MEMBERS = ['href', 'url', 'src'];
const TYPE_MEMBERS = ['type', 'mimeType'];

/** URLs in JSON whose object announces a media type beside them. */
function announcedInJson(data: unknown): AnnouncedUrl[] {
  if (typeof data !== 'object' || data === null) return [];
  const members = data as Readonly<Record<string, unknown>>;
  const below = Object.values(members).flatMap(announcedInJson);
  const url = URL_MEMBERS.map((name) => members[name]).find((value) => typeof value === 'string');
  const types = TYPE_MEMBERS.map((name) => members[name]);
  const type = types.find((value) => typeof value === 'string' && /^[a-z]+\/\S/.test(value));
  if (typeof url !== 'string' || typeof type !== 'string') return below;
  return [{ url, type }, ...below];
}
