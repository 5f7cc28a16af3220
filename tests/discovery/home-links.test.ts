import { describe, expect, test } from 'vitest';
import { listPageLinks } from '../../src/discovery/link-header.ts';
import { allBusinesses } from '../businesses.ts';
import { parseLinkHeader } from './link-header.ts';
import { serveBusiness } from './served.ts';

const oauthDocuments = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'];

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const { send } = serveBusiness(folders);

  test('E7 E10 the home page names every document a machine starts from', async () => {
    const { headers } = await send('/');
    const links = parseLinkHeader(headers.link ?? '').map(({ href, parameters }) => [parameters.rel, href]);
    expect(links).toEqual([
      ['api-catalog', '/.well-known/api-catalog'],
      ['service-desc', '/openapi.json'],
      ['describedby', '/llms.txt'],
      ['service-meta', '/.well-known/mcp/server-card.json'],
      ['ard', '/.well-known/ard.json'],
      ['ai-catalog', '/.well-known/ai-catalog.json'],
      ['service-meta', '/.well-known/agent-skills/index.json'],
      ...(site.policy.publishOAuthDocuments ? oauthDocuments.map((path) => ['service-meta', path]) : []),
      ['service-doc', '/docs/api/'],
      ['status', '/api/health/'],
      ['alternate', '/index.md'],
    ]);
  });

  /** The links in the head of a page that are for machines, with their attributes. */
  function linksOf(page: string) {
    return [...page.slice(0, page.indexOf('</head>')).matchAll(/<link ([^>]*)>/g)]
      .map(
        ([, attributes = '']): Record<string, string> =>
          Object.fromEntries(
            [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
          ),
      )
      .filter(({ rel = '' }) => !/^(?:icon|apple-touch-icon|stylesheet|canonical|preload)$/.test(rel));
  }

  test('E7 the head of the home page names the same links, with titles and media types', async () => {
    const { text, headers } = await send('/');
    const found = linksOf(text);
    for (const { title } of found) expect(title).toMatch(/\S/);
    const sent = parseLinkHeader(headers.link ?? '').map(({ href, parameters }) => ({ ...parameters, href }));
    expect(sent).toEqual(
      found.map(({ rel, href, type }) => (rel === 'alternate' ? { rel, href, type } : { rel, href })),
    );
  });

  test('E7 the Markdown file of the home page carries the same links and its canonical address', async () => {
    const [page, file] = await Promise.all([send('/'), send('/index.md')]);
    expect(parseLinkHeader(file.headers.link ?? '')).toEqual([
      { href: `${origin}/`, parameters: { rel: 'canonical' } },
      ...parseLinkHeader(page.headers.link ?? ''),
    ]);
  });

  test('E7 without the OAuth documents the header does not name them', () => {
    const [published, withheld] = [true, false].map((isPublished) => ({
      ...site,
      policy: { ...site.policy, publishOAuthDocuments: isPublished },
    })) as [typeof site, typeof site];
    const paths = (from: typeof site) => listPageLinks(from, '/').map(({ path }) => path);
    expect(paths(published).filter((path) => !paths(withheld).includes(path))).toEqual(oauthDocuments);
  });
});
