import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { answer } from '../edge/answer.ts';
import type { Files } from '../edge/files.ts';
import type { Reply } from '../edge/reply.ts';
import type { LoadedSite } from '../reader/load-site.ts';
import { printReport } from '../reader/report.ts';
import { readBody } from '../server/request-body.ts';
import { prepareEdgeData } from './edge-data.ts';
import { mediaTypeOf } from './media-types.ts';
import { listPublishedFiles } from './published-files.ts';
import type { SiteSource } from './site-source.ts';

const PAUSE_MS = 20;
/** Marks the requests this server sends to itself for a page. */
const INNER = 'x-inner-request';

/** What answers a path in development: a text made from the content, or a page from Astro. */
interface DevFile {
  readonly text: string;
}

/**
 * Lets the development server behave as the published site does: it answers
 * what the function answers, and it reads the content anew whenever a file of
 * it changes. Wrong content is shown in the terminal and over every page, with
 * the last sound content below it, and goes away when it is mended.
 */
export function serveContent(server: ViteDevServer, source: SiteSource): void {
  let context = prepareContext(source);
  let report = reportOf(source.current());
  let pause: NodeJS.Timeout | undefined;
  const show = () => {
    if (report === undefined) return;
    server.environments.client.hot.send({ type: 'error', err: { message: report, stack: '' } });
  };
  const read = () => {
    const loaded = source.refresh();
    report = reportOf(loaded);
    if (loaded.problems.length > 0)
      server.config.logger.error(`\n${printReport(loaded.problems, loaded.folder.texts.size)}`);
    if (loaded.site === undefined) return show();
    context = prepareContext(source);
    reload(server);
  };
  server.watcher.add(source.directory);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(source.directory)) return;
    clearTimeout(pause);
    pause = setTimeout(read, PAUSE_MS);
  });
  server.ws.on('connection', show);
  const handle = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (context === undefined || request.headers[INNER] !== undefined || !isForFunction(request, context))
      return next();
    respond(request, response, context, server).catch(next);
  };
  // In front of everything, once all else is in place: Astro answers paths without a slash before others see them.
  server.httpServer?.once('listening', () => server.middlewares.stack.unshift({ route: '', handle }));
}

/** The report to show over the page, if the content is wrong. */
function reportOf({ site, problems, folder }: LoadedSite): string | undefined {
  return site === undefined ? printReport(problems, folder.texts.size) : undefined;
}

interface DevContext {
  readonly data: ReturnType<typeof prepareEdgeData>;
  readonly files: ReadonlyMap<string, string>;
}

function prepareContext(source: SiteSource): DevContext | undefined {
  const { site } = source.current();
  if (site === undefined) return undefined;
  return {
    data: prepareEdgeData(site),
    files: new Map([...listPublishedFiles(site)].map(({ path, body }) => [path, body])),
  };
}

function isForFunction({ url = '', method }: IncomingMessage, { data, files }: DevContext): boolean {
  const path = url.replace(/\?.*/, '');
  if (path.startsWith('/api/') || path === '/check/' || files.has(path) || Object.hasOwn(data.redirects, path))
    return true;
  const lacksSlash = /^\/[^@_.]*[^/.@]$/.test(path) && !/^\/(?:src|node_modules)\//.test(path);
  return lacksSlash || method === 'OPTIONS';
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { data, files }: DevContext,
  server: ViteDevServer,
): Promise<void> {
  const access: Files<DevFile> = {
    async find(path) {
      const text = files.get(path) ?? (path.endsWith('/') ? await renderPage(server, path) : undefined);
      return text === undefined
        ? undefined
        : { file: { text }, mediaType: mediaTypeOf(path.endsWith('/') ? 'page.html' : path), etag: '"dev"' };
    },
    read: (file) => file.text,
  };
  const head = {
    method: request.method ?? '',
    target: request.url ?? '',
    header: (name: string) => (name === 'if-none-match' ? undefined : request.headers[name]?.toString()),
    readBody: (limit: number) => readBody(request, limit),
  };
  send(response, await answer(head, { data, files: access }));
}

function send(response: ServerResponse, { status, headers, body }: Reply<DevFile>): void {
  // The page in development is full of scripts and styles the published one does not have.
  const { 'content-security-policy': _, etag: _etag, ...others } = headers;
  response.writeHead(status, { ...others, 'cache-control': 'no-store' });
  if (body === undefined) response.end();
  else response.end('text' in body ? body.text : body.file.text);
}

async function renderPage(server: ViteDevServer, path: string): Promise<string | undefined> {
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const page = await fetch(new URL(path, address), { headers: { [INNER]: '1' } });
  return page.ok || path === '/404/' ? page.text() : undefined;
}

/** Makes every open page load again, from everything as it is now. */
function reload(server: ViteDevServer): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    moduleGraph.invalidateAll();
    hot.send({ type: 'full-reload' });
  }
}
