import { describe, expect, test } from 'vitest';
import { businesses } from '../support/businesses.ts';
import { copyContent, requireSite } from '../support/content-copy.ts';
import { serveFromMemory } from '../support/servers/memory.ts';

describe.each(businesses)('the $name', ({ directory, origin, samples: { service, place } }) => {
  const serve = async (lines: readonly string[]) => {
    const copy = copyContent(directory);
    copy.write('redirects.yaml', lines.map((line) => `- ${line}\n`).join(''));
    return serveFromMemory(requireSite(await copy.load(origin)));
  };
  const [town, job] = [`/service-areas/${place.slug}/`, `/services/${service.slug}/`];

  test('K1 an old address redirects to its page with 308 in one step, with or without slash, and keeps its query', async () => {
    const send = await serve([
      '{ from: /old-page, to: /prices/ }',
      '{ from: /old-folder/, to: /contact/ }',
      `{ from: /a/b.html, to: ${job} }`,
      `{ from: /Our Services.htm, to: ${town} }`,
      '{ from: /à-propos, to: /about/ }',
      '{ from: /feed.xml, to: /llms.txt }',
    ]);
    for (const [from, to] of [
      ['/old-page', '/prices/'],
      ['/old-page/', '/prices/'],
      ['/old-folder', '/contact/'],
      ['/old-folder/', '/contact/'],
      ['/a/b.html', job],
      ['/Our%20Services.htm', town],
      ['/%C3%A0-propos', '/about/'],
      ['/%c3%a0-propos/', '/about/'],
      ['/feed.xml', '/llms.txt'],
      // Servers that ignored case answered these too.
      ['/Old-Page', '/prices/'],
      ['/our%20services.HTM', town],
      ['/%C3%80-Propos', '/about/'],
    ]) {
      const { status, headers } = await send(`${from}?ref=1&x=%20`);
      expect([status, headers.get('location')], `${from}`).toEqual([308, `${to}?ref=1&x=%20`]);
      expect((await send(to ?? '')).status).toBe(200);
    }
    for (const path of ['/old-pages', '/old-page/more', '/a/b.html/', '/a/b'])
      expect((await send(path)).status === 404 || (await send(`${path}/`)).status === 404, path).toBe(true);
    expect((await send('/old-page', { method: 'POST' })).status).toBe(405);
    expect((await send('/old-page', { headers: { accept: 'text/markdown' } })).status).toBe(308);
  });

  test('K1 an address in another case redirects to the existing one, unless two differ only in case', async () => {
    const send = await serve([
      '{ from: /Pricing.ASPX, to: /prices/ }',
      '{ from: /Team, to: /about/ }',
      '{ from: /TEAM, to: /contact/ }',
    ]);
    const goals = ['/pricing.aspx', '/About', '/ABOUT/', '/Services/', '/team', '/Nothing'].map(async (path) =>
      (await send(path)).headers.get('location'),
    );
    expect(await Promise.all(goals)).toEqual(['/prices/', '/about/', '/about/', '/services/', null, null]);
  });

  test('K1 a star matches all addresses with that prefix, and exact lines and longer prefixes take precedence', async () => {
    const send = await serve([
      '{ from: /blog/*, to: / }',
      '{ from: /blog/2019/*, to: /about/ }',
      '{ from: /blog/springs.html, to: /prices/ }',
      '{ from: /old-*, to: /contact/ }',
    ]);
    for (const [from, to] of [
      ['/blog', '/'],
      ['/blog/', '/'],
      ['/blog/a/b.html', '/'],
      ['/blog/2019', '/about/'],
      ['/blog/2019/a', '/about/'],
      ['/blog/springs.html', '/prices/'],
      ['/old-prices.php', '/contact/'],
    ]) {
      const { status, headers } = await send(from ?? '');
      expect([status, headers.get('location')], `${from}`).toEqual([308, to]);
    }
    expect((await send('/blogs/')).status).toBe(404);
    // What is outside this site stays outside.
    for (const path of ['/blog%2f..%2f..%2fevil.example', '/blog/..//evil.example/'])
      expect((await send(path)).headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
  });

  test('K1 the address of a removed service or place may redirect elsewhere', async () => {
    const copy = copyContent(directory);
    copy.write('published.json', JSON.stringify({ services: { gone: { slug: 'gone-job' } }, places: ['gone-town'] }));
    const warnings = async () =>
      (await copy.load(origin)).problems.filter(({ message }) => message.includes(' is gone')).length;
    expect(await warnings()).toBe(3);
    copy.write(
      'redirects.yaml',
      `- { from: /services/gone/, to: /services/ }\n- { from: /services/gone-job, to: /services/ }\n- { from: /service-areas/gone-*, to: /service-areas/ }\n`,
    );
    expect(await warnings()).toBe(0);
  });
});
