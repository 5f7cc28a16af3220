// @module-tag thorough
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statelessRequest } from '../mcp/messages.ts';
import { type ContentCopy, copyWithFewPlaces } from '../support/content-copy.ts';
import { makePhotograph } from '../support/photographs.ts';
import { until } from '../support/until.ts';
import { type DevSite, type PageMessage, startDev } from './dev-site.ts';

let copy: ContentCopy;
let dev: DevSite;

const get = (path: string) =>
  fetch(`${dev.address}${path}`, { redirect: 'manual' }).catch((error) => {
    throw new Error(`${path} is not answered. Printed last: ${dev.printed().slice(-3000)}`, { cause: error });
  });
const text = async (path: string) => (await get(path)).text();

/** Makes a change and waits for the message to the open page. */
async function change(messages: PageMessage[], make: () => void, type: string): Promise<PageMessage> {
  const before = messages.length;
  make();
  const find = () => messages.slice(before).find((message) => message.type === type);
  await until(() => find() !== undefined);
  const found = find();
  if (found === undefined) throw new Error('The message went away.');
  return found;
}

/** Results from before the content was corrected, with which the server was started. */
let begun: { readonly status: number; readonly message: string | undefined };

// One server for all: its first page takes longer than all tests.
beforeAll(async () => {
  copy = copyWithFewPlaces();
  copy.edit('policy.yaml', /$/, 'allow: { forms: ["https://forms.example.com"], styles: ["https://a.example"] }\n');
  copy.edit('business.yaml', 'opens: "07:30"', 'opens: 7h30');
  dev = await startDev(copy.directory);
  const { status } = await get('/');
  const page = await dev.openPage();
  await until(() => page.some(({ type }) => type === 'error'));
  begun = { status, message: page.find(({ type }) => type === 'error')?.err?.message };
  await change(page, () => copy.edit('business.yaml', 'opens: 7h30', 'opens: "07:30"'), 'full-reload');
  await until(async () => (await get('/')).status === 200);
});
afterAll(() => dev.stop());

test('the server starts with invalid content, shows the problems, and serves the site once they are fixed', async () => {
  expect(begun).toEqual({ status: 500, message: expect.stringContaining('business.yaml:32:12') });
  expect((await get('/api/health/')).status).toBe(200);
});

test.each([
  ['/', 200, 'text/html'],
  ['/services/spring/', 200, 'text/html'],
  ['/services/spring', 308, null],
  ['/api/services/?id=spring', 200, 'application/json'],
  ['/api/coverage/?city=Dundas', 200, 'application/json'],
  ['/api/mcp', 405, 'application/json'],
  ['/check/?q=Dundas', 200, 'text/html'],
  ['/prices/index.md', 200, 'text/markdown'],
  ['/openapi.json', 200, 'application/json'],
  ['/.well-known/api-catalog', 200, 'application/linkset+json'],
  ['/contact.vcf', 200, 'text/vcard'],
  ['/apple-touch-icon.png', 200, 'image/png'],
  ['/nope/', 404, 'text/html'],
  ['/api/nope', 404, 'application/json'],
] as const)('%s answers as in production', async (path, status, mediaType) => {
  const response = await get(path);
  const body = Buffer.from(await response.arrayBuffer());
  const unexpected = response.status === status ? '' : `${body.subarray(0, 500)}`;
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  expect([response.status, type, unexpected]).toEqual([status, mediaType, '']);
  expect(body.length).toBeGreaterThan(status === 308 ? -1 : 50);
});

test('K2 files of the owner are served unchanged as soon as they are added', async () => {
  const files = [
    ['/.well-known/openai-apps-challenge', 'a-token-of-theirs', 'text/plain; charset=utf-8'],
    ['/google0123456789abcdef.html', 'google-site-verification: x', 'text/html; charset=utf-8'],
    ['/forms/warranty.pdf', '%PDF-1.4\n', 'application/pdf'],
  ] as const;
  for (const [path] of files) expect((await get(path)).status).toBe(404);
  for (const [path, body] of files) copy.write(`files${path}`, body);
  for (const [path, body, mediaType] of files) {
    await until(async () => (await get(path)).status === 200);
    const { headers } = await get(path);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([mediaType, 'nosniff']);
    expect(await text(path)).toBe(body);
  }
});

test('the content security policy allows forms as in production', async () => {
  for (const path of ['/', '/contact/', '/api/health/', '/nope/']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("form-action 'self' https://forms.example.com");
    expect(policy, path).toMatch(/default-src 'none';.*style-src 'self' 'unsafe-inline' https:.*img-src 'self'/);
  }
});

test('photographs are processed on request, including new ones', async () => {
  const messages = await dev.openPage();
  copy.write('photos/ladder.yaml', 'alt: A ladder leans on a white door\nservice: spring\n');
  const picture = await makePhotograph({ width: 900, height: 700 });
  await change(messages, () => copy.write('photos/ladder.jpg', picture), 'full-reload');
  for (const page of ['/contact/', '/services/spring/']) {
    const html = await text(page);
    const [, srcset = ''] = /<source type="image\/avif" srcset="([^"]+)"/.exec(html) ?? [];
    const [, large = ''] = /<a href="([^"]+\.jpg)" aria-label="Enlarge/.exec(html) ?? [];
    const paths = [...srcset.split(', ').map((form) => form.split(' ')[0] ?? ''), large];
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      const response = await get(path);
      const type = path.endsWith('.avif') ? 'image/avif' : 'image/jpeg';
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, type]);
    }
  }
});

test('queries and headers of requests have the same effect as in production', async () => {
  const send = (path: string, init: RequestInit) => fetch(`${dev.address}${path}`, init);
  const markdown = await send('/prices/', { headers: { accept: 'text/markdown' } });
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toMatch(/^# Starting prices\n/);
  const refused = await send('/prices/', { method: 'POST', body: 'price=1' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const preflight = { 'access-control-request-method': 'POST', origin: 'https://agent.example.com' };
  const allowed = await send('/api/mcp', { method: 'OPTIONS', headers: preflight });
  expect([allowed.status, allowed.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  const found = await send('/api/coverage/?postal=L8P', { method: 'HEAD' });
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect((await send('/api/health/', {})).headers.get('access-control-allow-origin')).toBe('*');
});

test('an edit reloads the page and changes every surface', async () => {
  const page = await dev.openPage();
  const edit = () => copy.edit('services/spring.mdx', /startingPrice: [\d.]+/, 'startingPrice: 255');
  await change(page, edit, 'full-reload');
  await until(async () => (await text('/services/spring/')).includes('$255'));
  expect(await text('/prices/')).toContain('$255');
  expect(await text('/api/services/?id=spring')).toContain('"amount":255');
  expect(await text('/llms.txt')).toContain('From $255.');
  const call = statelessRequest('tools/call', { name: 'get_pricing', arguments: { id: 'spring' } });
  expect(await (await fetch(`${dev.address}/api/mcp`, call)).text()).toContain('"amount":255');
});

test('an invalid file is reported over the page and in the terminal until it is fixed', async () => {
  const page = await dev.openPage();
  const shown = await change(page, () => copy.edit('places/dundas.yaml', 'kind: town', 'kind: twon'), 'error');
  expect(shown.err?.message).toMatch(/places\/dundas\.yaml:2:7 {2}kind\n {4}kind: twon\n {10}\^{4}\n/);
  await until(() => /\[ERROR\][\s\S]*dundas\.yaml:2:7 {2}kind\n {4}kind: twon/.test(dev.printed()));
  expect((await get('/')).status).toBe(200);

  const opened = await dev.openPage();
  await until(() => opened.some(({ type, err }) => type === 'error' && err?.message.includes('dundas.yaml') === true));

  await change(page, () => copy.edit('places/dundas.yaml', 'kind: twon', 'kind: town'), 'full-reload');
  await until(async () => {
    const later = await dev.openPage();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return later.every(({ type }) => type !== 'error');
  });
  expect(dev.isRunning()).toBe(true);
});

test('invalid prose leaves its page unchanged', async () => {
  const page = await dev.openPage();
  const before = await text('/services/spring/');
  const edit = (from: string, to: string) => () => copy.edit('services/spring.mdx', from, to);
  const shown = await change(page, edit('A door moves', 'A door <5 moves'), 'error');
  expect(shown.err?.message).toMatch(/services\/spring\.mdx:\d+:8\n/);
  await until(async () => (await get('/services/spring/')).status === 200);
  expect(await text('/services/spring/')).toBe(before);
  await change(page, edit('A door <5 moves', 'A heavy door moves'), 'full-reload');
  await until(async () => (await text('/services/spring/')).includes('A heavy door moves'));
});

test('new colours and fonts apply at once, and disappear with their file', async () => {
  const page = await dev.openPage();
  const brand = 'sign: "#7a1f3d"\naccent: "#f2a900"\ntypeface: nunito\ncorners: round\n';
  await text('/');
  await change(page, () => copy.write('brand.yaml', brand), 'full-reload');
  await until(async () => (await text('/')).includes('--sign: light-dark(#7a1f3d'));
  const html = await text('/');
  expect(html).toContain('nunito-800.woff2');
  expect(html).toContain('--radius: 14px');
  await change(page, () => copy.remove('brand.yaml'), 'full-reload');
  await until(async () => !(await text('/')).includes('#7a1f3d'));
  expect(await text('/')).not.toContain('nunito');
});

test('adding and removing a file takes effect at once', async () => {
  const page = await dev.openPage();
  const place = 'name: Clappison\nkind: town\nmunicipality: Hamilton\nlatitude: 43.23\nlongitude: -80.05\n';
  await change(page, () => copy.write('places/clappison.yaml', place), 'full-reload');
  await until(async () => (await get('/service-areas/clappison/')).status === 200);
  expect(await text('/api/coverage/?city=Clappison')).toContain('"covered":true');
  await change(page, () => copy.remove('places/clappison.yaml'), 'full-reload');
  await until(async () => (await get('/service-areas/clappison/')).status === 404);
});
