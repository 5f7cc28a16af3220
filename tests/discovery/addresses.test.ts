import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/load/content-folder.ts';
import { allBusinesses } from '../businesses.ts';
import { parseLinkHeader } from './link-header.ts';
import { addressesInText, announcedInJson, type NamedAddress } from './named-addresses.ts';
import { serveBusiness } from './served.ts';

/** What standards identify themselves by. */
const identifiers = [
  'https://www.rfc-editor.org/info/rfc9727',
  'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
  'http://www.sitemaps.org/schemas/sitemap/0.9',
  'http://www.google.com/schemas/sitemap-image/1.1',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/2005/Atom',
  'https://json-schema.org/draft/2020-12/schema',
];

/** Own addresses that a document may name although a GET is not answered with 200. */
const documented: Readonly<Record<string, number>> = { '/api/mcp': 405, '/api/coverage/': 400, '/api/total/': 400 };

describe.each(allBusinesses)('the $name', ({ site, directory, origin, folders }) => {
  const { send } = serveBusiness(folders);

  const files = readdirSync(folders.published, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:png|woff2|js|css|svg)$|^_/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folders.published.length))
    .map((file) => file.replace(/\/404\.html$/, '/nothing/').replace(/(?<=^|\/)index\.html$/, ''));
  // Answers of the API are asked for by their directory.
  const paths = files.map((file) => (file.startsWith('/api/') ? file.replace(/index\.json$/, '') : file));

  const content = [...readContentFolder(directory).texts.values()].join('\n');
  const isForeign = (url: string) =>
    identifiers.includes(url) || /^https:\/\/schema\.org(?:\/[A-Za-z]+day)?$/.test(url) || content.includes(url);

  /** Every address that anything published names, with the file that names it. */
  async function collect(): Promise<(NamedAddress & { readonly from: string })[]> {
    const found = await Promise.all(
      paths.map(async (from) => {
        const { text, headers } = await send(from);
        const links = parseLinkHeader(headers.link ?? '').map(({ href, parameters }) => ({
          url: new URL(href, `${origin}${from}`).href,
          type: parameters.type,
        }));
        const isJson = /json/.test(headers['content-type'] ?? '');
        const announced = isJson ? announcedInJson(JSON.parse(text)) : announcedInHtml(text, from);
        const inMarkdown = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = '']) => ({
          url: `${origin}${path}`,
          type: undefined,
        }));
        return [...links, ...announced, ...inMarkdown, ...addressesInText(text)].map((address) => ({
          ...address,
          from,
        }));
      }),
    );
    return found.flat();
  }

  /** What the head of a page announces; other links of pages are proven where pages are. */
  function announcedInHtml(text: string, from: string): NamedAddress[] {
    const head = /<head>([\s\S]*?)<\/head>/.exec(text)?.[1] ?? '';
    return [...head.matchAll(/<link ([^>]*)>/g)].map(([, attributes = '']) => {
      const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
      return { url: new URL(read('href') ?? '', `${origin}${from}`).href, type: read('type') };
    });
  }

  test('E9 every own address in every document answers 200 with its media type', async () => {
    const named = await collect();
    expect(paths.length).toBeGreaterThan(3 * (site.services.length + site.places.length));
    const own = named.filter(({ url }) => URL.parse(url)?.origin === origin);
    expect(own.length).toBeGreaterThan(500);

    const answers = new Map<string, Answer>();
    const wrong: unknown[] = [];
    for (const address of own) {
      const { pathname, search } = new URL(address.url);
      const target = `${pathname}${search}`;
      const answer = answers.get(target) ?? (await ask(target));
      answers.set(target, answer);
      wrong.push(...judge(address, answer).map((fault) => [address.from, address.url, fault]));
    }
    expect(wrong).toEqual([]);
    expect(answers.size).toBeGreaterThan(50);
  });

  test('E9 no document names another origin, but for identifiers of standards and what content names', async () => {
    const named = await collect();
    const others = named.filter(({ url }) => URL.parse(url)?.origin !== origin);
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(({ url }) => !isForeign(url))).toEqual([]);
  });

  test('E9 nothing published names the machine it was built on', async () => {
    for (const path of paths) {
      const { text, headers } = await send(path);
      const found = /localhost|127\.0\.0\.1|0\.0\.0\.0|file:\/\//.exec(`${text}${JSON.stringify(headers)}`);
      expect(found?.[0], path).toBeUndefined();
    }
  });

  async function ask(target: string): Promise<Answer> {
    const { status, headers, text } = await send(target);
    return { status, type: headers['content-type'], text };
  }
});

interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  readonly text: string;
}

/** What is wrong with the answer at an address that is named. */
function judge({ url, type }: NamedAddress, answer: Answer): unknown[] {
  const { pathname, search, hash } = new URL(url);
  // The page at the address of nothing names itself as canonical.
  const expected = pathname === '/404/' ? 404 : (documented[`${pathname}${search}`] ?? 200);
  const isOther = type !== undefined && essence(type) !== essence(answer.type ?? '');
  const isLost = isAnchor(hash, answer.type) && !answer.text.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
  return [
    ...(answer.status === expected ? [] : [answer.status]),
    ...(isOther ? [type, answer.type] : []),
    ...(isLost ? ['no such anchor'] : []),
  ];
}

function essence(type: string): string {
  return type.replace(/\s*;.*/, '');
}

/** Whether a fragment is to be found in the page; those of linked data are only identifiers. */
function isAnchor(hash: string, type = ''): boolean {
  return hash !== '' && type.startsWith('text/html') && !/^#(?:business|service|place|api)$/.test(hash);
}
