import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { StaticHandler } from '@netlify/static';
import { normalizeRoutes } from '@vercel/routing-utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeHostFolder } from '../../functions/hosting/host.ts';
import { netlify } from '../../functions/hosting/netlify.ts';
import { staticHost } from '../../functions/hosting/static.ts';
import { vercel } from '../../functions/hosting/vercel.ts';
import type { Manifest } from '../../src/function/data.ts';
import { formPaths } from '../../src/function/request.ts';
import type { Redirects } from '../../src/site-pages/redirects.ts';
import { businesses } from '../support/businesses.ts';
import { oneOfEach, sampleOf } from '../support/sample-of.ts';
import { serveBusiness } from '../support/servers/serve.ts';
import { routeVercel, type VercelRoute } from '../support/servers/vercel-routes.ts';

/** Headers of the Node server for which hosts have no rules. */
const ofServer = new Set([
  ...['etag', 'server-timing', 'date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'],
  // Headers that the host sets itself.
  'content-type',
]);
/** Headers of Markdown versions, which would need a rule for each page. */
const ofMarkdown = ['x-markdown-tokens', 'content-location', 'link'];
const baseType = (type: string | null | undefined) => type?.replace(/;.*/, '');

describe.each(businesses)('the $name', ({ name, folders, origin }) => {
  const stagedAt = (host: string) => `.build/test/hosts/checked-${host}-${name}`;
  const manifest = JSON.parse(readFileSync(join(folders.privateFolder, 'manifest.json'), 'utf8')) as Manifest;
  const { redirects } = JSON.parse(readFileSync(join(folders.privateFolder, 'function-data.json'), 'utf8'));
  const { exact, byPrefix } = redirects as Redirects;
  // Replaces a star by one of the URLs it matches.
  const moved = [...Object.entries(exact), ...byPrefix.map(([prefix, to]) => [`${prefix}of/old`, to] as const)];
  const pathsOf = ({ paths }: Manifest['files'][number]) => paths.filter((path) => path !== '/404/');
  const readPublished = (file: string) => readFileSync(join(folders.published, file));
  const node = serveBusiness(folders);

  /** Returns the headers of a published path, without those of the server itself. */
  async function headersOf(path: string): Promise<Record<string, string>> {
    const { headers } = await node.send(path);
    // The server adds this for what it compresses; hosts do so themselves.
    const kept = { ...headers, vary: (headers.vary ?? '').replace(/,? ?Accept-Encoding/i, '') };
    return Object.fromEntries(Object.entries(kept).filter(([name, value]) => !ofServer.has(name) && value !== ''));
  }

  describe('on Netlify, by its own parsers', () => {
    let site: string;
    let headers: HeadersHandler;
    const errors: string[] = [];
    beforeAll(async () => {
      site = resolve((await writeHostFolder(netlify, folders, stagedAt('netlify'))).folder, 'site');
      const logger = { log() {}, warn() {}, error: (text?: string) => errors.push(String(text)) };
      headers = new HeadersHandler({ projectDir: site, publishDir: '.', logger });
    });
    const ask = (path: string) => new Request(`${origin}${path}`);

    test('A13 B14 every published file has the headers of the function at every path', async () => {
      const files = new StaticHandler({ directory: site });
      const kinds = oneOfEach(manifest.files, ({ file, mediaType }) => `${extname(file)} ${mediaType}`);
      for (const entry of [...kinds, ...sampleOf(manifest.files, 40)]) {
        for (const path of pathsOf(entry)) {
          const applied = Object.fromEntries(
            Object.entries(await headers.apply(ask(path))).map(([name, value]) => [name.toLowerCase(), value]),
          );
          const { 'content-type': type, ...others } = applied;
          expect({ path, ...others }).toEqual({ path, ...(await headersOf(path)) });
          const file = await files.match(ask(`/${entry.file}`));
          const functionType = (await file?.handle())?.headers.get('content-type');
          expect(baseType(type ?? functionType), path).toBe(baseType(entry.mediaType));
        }
      }
      expect(errors).toEqual([]);
    });
  });

  describe('on Vercel', () => {
    let routes: VercelRoute[];
    let files: Set<string>;
    beforeAll(async () => {
      const { folder: output } = await writeHostFolder(vercel, folders, stagedAt('vercel'));
      routes = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')).routes;
      const found = readdirSync(join(output, 'static'), { recursive: true, encoding: 'utf8' });
      files = new Set(found.map((file) => `/${file.replaceAll('\\', '/')}`));
    });

    test('the routes pass the validator of Vercel', () => {
      expect(normalizeRoutes(routes as Parameters<typeof normalizeRoutes>[0]).error).toBeNull();
    });

    test('A13 every published file has a route, with the headers of the function', async () => {
      for (const entry of sampleOf(manifest.files, 40)) {
        for (const path of pathsOf(entry).filter((published) => !formPaths.includes(published))) {
          const { file, headers } = routeVercel(routes, files, { path, accept: 'text/html,*/*;q=0.8' });
          const { 'content-type': type, ...others } = headers;
          expect(file, path).toBe(`/${entry.file}`);
          const ours = Object.entries(await headersOf(path));
          const kept = ours.filter(([name]) => !(path.endsWith('.md') && ofMarkdown.includes(name)));
          expect({ path, ...others }).toEqual({ path, ...Object.fromEntries(kept) });
          expect(type ?? entry.mediaType, path).toBe(entry.mediaType);
        }
      }
    });

    test('A4 B3 B10 D1 F3 K1 requests without a file go to the function', () => {
      const page = '/services/';
      const missing = ['/nope', '/nope/', '/api/nope/', '/services/index.html', '/404.html', '/404/'];
      const requests = [
        ...[...missing, '/services', '/api/services', '/check/', '/api/mcp', '/api/mcp/'].map((path) => ({ path })),
        ...moved.map(([path]) => ({ path })),
        { path: '/api/services/', query: 'id=x' },
        { path: '/api/coverage/', query: 'postal=x' },
        { path: page, accept: 'text/markdown' },
        { path: page, accept: 'text/html;q=0.5, text/markdown' },
        { path: page, accept: 'application/pdf' },
        ...['POST', 'OPTIONS', 'DELETE'].map((method) => ({ path: '/api/health/', method })),
      ];
      for (const request of requests)
        expect(routeVercel(routes, files, request).file, JSON.stringify(request)).toBeUndefined();
      for (const accept of [undefined, '*/*', 'text/html', 'text/*;q=0.3'])
        expect(routeVercel(routes, files, { path: page, accept }).file, `${accept}`).toBe(`${page}index.html`);
    });
  });

  test('A13 B14 K1 on a host for static files, answers are directory indexes and old paths are pages that redirect', async () => {
    const { folder, limitations } = await writeHostFolder(staticHost, folders, stagedAt('static'));
    expect(limitations.join(' ')).toContain('no content security policy');
    expect(existsSync(join(folder, '.nojekyll'))).toBe(true);
    expect(readFileSync(join(folder, 'CNAME'), 'utf8').trim()).toBe(new URL(origin).hostname);
    for (const { file } of manifest.files) {
      expect(readFileSync(join(folder, file)).equals(readPublished(file)), file).toBe(true);
      const index = file.replace(/^(api\/.*)?index\.json$/, '$1index.html');
      expect(readFileSync(join(folder, index)).equals(readPublished(file)), index).toBe(true);
    }
    for (const [from, to] of Object.entries(exact).filter(([path]) => !path.startsWith('/api/'))) {
      const path = decodeURIComponent(from);
      const page = readFileSync(join(folder, /\.html?$/.test(path) ? path : `${path}/index.html`), 'utf8');
      expect(page).toContain(`<link rel="canonical" href="${origin}${to}">`);
      expect(page).toContain(`content="0; url=${to}"`);
    }
    for (const [prefix] of byPrefix) expect(limitations.join(' ')).toContain(`${prefix}*`);
  });
});
