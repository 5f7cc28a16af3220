import { describe, expect, test } from 'vitest';
import { placePath, type SitePlace, servicePath } from '../../src/business/site.ts';
import { renderVcard } from '../../src/discovery/contact-files.ts';
import { renderLlms } from '../../src/discovery/llms.ts';
import { formatPrice } from '../../src/prices/price.ts';
import { capitalize } from '../../src/text/capitalize.ts';
import { signalHeaders } from '../contract/expectations.ts';
import { allBusinesses } from '../support/businesses.ts';
import { sampleOf } from '../support/sample-of.ts';
import { serveBusiness } from '../support/servers/serve.ts';

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const { send } = serveBusiness(folders);
  const read = async (path: string) => (await send(path)).text;

  test('E5 llms.txt has a title, a summary, and lists of links under headings', async () => {
    const text = await read('/llms.txt');
    const blocks = text.trimEnd().split('\n\n');
    expect(blocks[0]).toBe(`# ${site.business.name}`);
    expect(blocks[1]).toMatch(/^> \S/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text).not.toMatch(/^#{3,} |<\w/m);
    const headings = text.match(/^## .*/gm);
    expect(headings).toEqual(['## Services', '## Pages', '## For software', '## Optional']);
    // Like the reference parser: everything below a heading is a link (llms-txt 0.0.4, `_parse_links`).
    const [before = '', ...sections] = text.split(/^## .*$/m);
    for (const line of sections.flatMap((lines) => lines.trim().split(/\n+/)))
      expect(line).toMatch(/^-\s*\[[^\]]+\]\(https:[^)]+\)(?::\s*.+)?$/);
    for (const fact of [site.business.contact.email, '/api/coverage/?city=']) expect(before).toContain(fact);
    expect(text.length).toBeLessThan(50_000);
  });

  test('E5 llms.txt links to the Markdown of every service, page and place', async () => {
    const text = await read('/llms.txt');
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url);
    expect(new Set(links).size).toBe(links.length);
    const paths = [...site.services.map(servicePath), ...site.places.map(placePath), '/', '/prices/', '/docs/api/'];
    for (const path of paths) expect(links).toContain(`${origin}${path}index.md`);
    for (const { name, price } of site.services) {
      const [entry] = text.split('\n').filter((line) => line.startsWith(`- [${name}]`));
      expect(entry).toContain(`${capitalize(formatPrice(price, site.money))}.`);
    }
  });

  test('E5 llms.txt stays short enough with very many places', () => {
    const place = site.places[0] as SitePlace;
    const places = Array.from({ length: 2000 }, (_, index) => ({ ...place, slug: `place-${index}` }));
    const text = renderLlms({ ...site, places });
    expect(text.length).toBeLessThan(50_000);
    expect(text).toContain(`${origin}/service-areas/index.md`);
  });

  test('E5 llms-full.txt is the Markdown of the pages, each under its address', async () => {
    const text = await read('/llms-full.txt');
    const sources = [...text.matchAll(/^Source: (\S+)$/gm)].map(([, url = '']) => url);
    expect(sources.length).toBeGreaterThan(site.services.length + 7);
    expect(new Set(sources).size).toBe(sources.length);
    for (const url of sampleOf(sources, 10)) {
      const twin = await send(url.replace(origin, ''), { headers: { accept: 'text/markdown' } });
      expect(twin.status, url).toBe(200);
      expect(text, url).toContain(twin.text.trim());
    }
  });

  test.skipIf(site.policy.security === undefined)('E5 security.txt is valid by RFC 9116', async () => {
    const { security } = site.policy;
    const text = await read('/.well-known/security.txt');
    const fields = text
      .trimEnd()
      .split('\n')
      .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
    const values = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
    expect(fields.map(([field]) => field)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(values('Contact')).toEqual([security?.contact]);
    expect(values('Contact')[0]).toMatch(/^(?:mailto|https|tel):/);
    expect(values('Expires')).toEqual([`${security?.expires}T00:00:00Z`]);
    expect(values('Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
    expect(values('Preferred-Languages')).toEqual([
      security?.languages?.join(', ') ?? (site.business.languages.join(', ') || 'en'),
    ]);
  });

  test('E6 robots.txt has the content signals in every group and only known lines', async () => {
    const text = await read('/robots.txt');
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const known = /^(?:User-agent|Content-Signal|Allow|Disallow|Sitemap): \S.*$/;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
    for (const word of ['search ', 'ai-input ', 'ai-train ', 'contentsignals.org', '2019/790'])
      expect(text).toMatch(new RegExp(`^#.*${word}`, 'm'));
    const rules = lines.filter((line) => !line.startsWith('Sitemap:')).join('\n');
    const groups = rules.split(/(?<=^(?!User-agent).*)\n(?=User-agent)/m);
    expect(groups).toHaveLength(2);
    for (const group of groups) {
      const rules = group.split('\n').filter((line) => !line.startsWith('User-agent: '));
      expect(rules).toEqual([`Content-Signal: ${signalHeaders(site)['content-signal']}`, 'Allow: /']);
    }
    expect(groups[0]).toMatch(/^User-agent: \*$/m);
    expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${origin}/sitemap-index.xml`]);
  });

  test('the vCard has version 3.0 (RFC 2426), which every address book reads', async () => {
    const { text, headers } = await send('/contact.vcf');
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    const { business, country } = site;
    const { streetAddress = '', addressLocality, addressRegion = '', postalCode } = business.address;
    const { latitude, longitude } = business.geo;
    const { telephone, email } = business.contact;
    const line = business.emergencyHours?.telephone;
    const plain = readLines(text).map((property) =>
      property.replace(/^([A-Z]+);[^:]*/, '$1').replace(/\\([,;])/g, '$1'),
    );
    expect(plain).toEqual([
      ...['BEGIN:VCARD', 'VERSION:3.0', `FN:${business.name}`, `N:${business.name};;;;`, `ORG:${business.name}`],
      'X-ABShowAs:COMPANY',
      ...[telephone, ...(line === undefined ? [] : [line])].map((number) => `TEL:${number}`),
      `EMAIL:${email}`,
      `ADR:;;${streetAddress};${addressLocality};${addressRegion};${postalCode};${country.code}`,
      ...(streetAddress === '' ? [] : [`GEO:${latitude};${longitude}`]),
      `URL:${origin}/`,
      expect.stringMatching(/^NOTE:Open (?:Mon|Tues)day to (?:Fri|Thurs)day/),
      'END:VCARD',
    ]);
    expect((await read('/contact/')).match(/href="\/contact\.vcf"/g)).toHaveLength(1);
  });

  test('special characters in the vCard are escaped', () => {
    const name = `Porte; façade, \\ & ${'é'.repeat(60)}`;
    const text = renderVcard({ ...site, business: { ...site.business, name } });
    expect(readLines(text)).toContain(`FN:Porte\\; façade\\, \\\\ & ${'é'.repeat(60)}`);
  });
});

/** The lines of a card. */
function readLines(text: string): string[] {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/\r\n$/);
  return text.trimEnd().split('\r\n');
}
