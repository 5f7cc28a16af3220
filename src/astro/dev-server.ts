import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { listPhotoForms, type PhotoForm } from '../business/photo-forms.ts';
import type { Site, SitePhoto } from '../business/site.ts';
import type { ContentReading } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { fullTextPages, writeLlmsFull } from '../discovery/llms.ts';
import { answer } from '../edge/answer.ts';
import type { Files } from '../edge/files.ts';
import { completeReply, type Reply } from '../edge/reply.ts';
import { writeMarkdownPage } from '../markdown/markdown-page.ts';
import { readMadePhotos } from '../photos/make-photos.ts';
import { listPictures, type Picture } from '../pictures/pictures.ts';
import { renderPng } from '../pictures/render.ts';
import { prepareEdgeData } from '../publish/prepare-edge-data.ts';
import { listPublishedFiles, type PublishedFile } from '../publish/published-files.ts';
import { readBody } from '../server/request-body.ts';
import { findRedirect } from '../site-pages/redirects.ts';
import { findTypeface, isBranded } from './brand-plugin.ts';
import { INNER, renderPage } from './dev-page.ts';
import type { SiteSource } from './site-source.ts';

const PAUSE_MS = 20;
const FULL_TEXT = '/llms-full.txt';

/** What answers a path in development: made from the content, or a page from Astro. */
interface DevFile {
  readonly body: string | Uint8Array;
}

/** A file as it is published, made when it is asked for. */
type MadeFile = Omit<PublishedFile, 'body'> & DevFile;

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
    reload(server, source.directory);
  };
  server.watcher.add(source.directory);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(source.directory)) return;
    clearTimeout(pause);
    pause = setTimeout(read, PAUSE_MS);
  });
  server.ws.on('connection', show);
  const handle = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (context !== undefined) response.setHeader('content-security-policy', policyInDevelopment(context));
    if (context === undefined || request.headers[INNER] !== undefined || !isForFunction(request, context))
      return next();
    respond(request, response, context, server).catch(next);
  };
  // In front of everything, once all else is in place: Astro answers paths without a slash before others see them.
  server.httpServer?.once('listening', () => server.middlewares.stack.unshift({ route: '', handle }));
}

/** The report to show over the page, if the content is wrong. */
function reportOf({ site, problems, folder }: ContentReading): string | undefined {
  return site === undefined ? printReport(problems, folder.texts.size) : undefined;
}

interface DevContext {
  readonly source: SiteSource;
  readonly site: Site;
  readonly data: ReturnType<typeof prepareEdgeData>;
  readonly files: ReadonlyMap<string, PublishedFile>;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly photos: ReadonlyMap<string, { readonly photo: SitePhoto; readonly form: PhotoForm }>;
  /** Where the content lies. */
  readonly directory: string;
}

function prepareContext(source: SiteSource): DevContext | undefined {
  const { site } = source.current();
  if (site === undefined) return undefined;
  const lookup = prepareLookup(site);
  return {
    source,
    site,
    data: prepareEdgeData(site, lookup),
    files: new Map([...listPublishedFiles(site, lookup)].map((file) => [file.path, file])),
    pictures: new Map(listPictures(site).map((picture) => [picture.path, picture])),
    photos: new Map(
      site.photos.flatMap((photo) => listPhotoForms(photo).map((form) => [form.path, { photo, form }] as const)),
    ),
    directory: source.directory,
  };
}

function isForFunction(
  { url = '', method, headers }: IncomingMessage,
  { data, files, pictures, photos }: DevContext,
): boolean {
  const path = url.replace(/\?.*/, '');
  if (path.endsWith('/index.md') || (path.endsWith('/') && headers.accept?.includes('text/markdown'))) return true;
  if (
    path.startsWith('/api/') ||
    path === '/check/' ||
    files.has(path) ||
    findRedirect(data.redirects, path) !== undefined
  )
    return true;
  if (pictures.has(path) || photos.has(path) || path === FULL_TEXT) return true;
  const lacksSlash = /^\/[^@_.]*[^/.@]$/.test(path) && !/^\/(?:src|node_modules)\//.test(path);
  return lacksSlash || method === 'OPTIONS';
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  context: DevContext,
  server: ViteDevServer,
): Promise<void> {
  const access: Files<DevFile> = {
    async find(path) {
      const found = context.files.get(path) ?? (await renderFile(path, context, server));
      return found && { file: { body: found.body }, mediaType: found.mediaType, etag: '"dev"' };
    },
    read: ({ body }) => (typeof body === 'string' ? body : new TextDecoder().decode(body)),
  };
  const head = {
    method: request.method ?? '',
    target: request.url ?? '',
    header: (name: string) => (name === 'if-none-match' ? undefined : request.headers[name]?.toString()),
    readBody: (limit: number) => readBody(request, limit),
  };
  const reply = await answer(head, { data: context.data, files: access });
  send(response, completeReply(context.data, reply, undefined));
}

/**
 * The policy of the published pages, but for the scripts and styles that only pages in development have: a form, a
 * frame or a picture that it blocks there is blocked here too.
 */
function policyInDevelopment({ data }: DevContext): string {
  const policy = data.headers.page['content-security-policy'] ?? '';
  return policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline' 'unsafe-eval'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
    .replace(/ 'sha256-[^']+'/g, '');
}

function send(response: ServerResponse, { status, headers, body }: Reply<DevFile>): void {
  const { 'content-security-policy': _, etag: _etag, ...others } = headers;
  response.writeHead(status, { ...others, 'cache-control': 'no-store' });
  if (body === undefined) response.end();
  else response.end('text' in body ? body.text : body.file.body);
}

/** A picture, a page, the Markdown form of one, or of all, as it is now. */
async function renderFile(path: string, context: DevContext, server: ViteDevServer): Promise<MadeFile | undefined> {
  const picture = context.pictures.get(path);
  if (picture !== undefined) {
    return {
      path,
      mediaType: 'image/png',
      body: await renderPng(picture.svg, picture.width, (await findTypeface(context.source)).ttf),
    };
  }
  const developed = context.photos.get(path);
  if (developed !== undefined) {
    const { photo, form } = developed;
    return { path, mediaType: form.type, body: await readMadePhotos(photo, form, context.directory) };
  }
  if (path === FULL_TEXT) {
    return { path, mediaType: 'text/plain; charset=utf-8', body: await renderFullText(context, server) };
  }
  if (path.endsWith('/index.md')) {
    const text = await renderTwin(path.slice(0, -'index.md'.length), context, server);
    return text === undefined ? undefined : { path, mediaType: 'text/markdown; charset=utf-8', body: text };
  }
  const html = path.endsWith('/') ? await renderPage(addressOf(server), path) : undefined;
  return html === undefined ? undefined : { path, mediaType: 'text/html; charset=utf-8', body: html };
}

function addressOf(server: ViteDevServer): string {
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return address;
}

async function renderTwin(page: string, { site }: DevContext, server: ViteDevServer): Promise<string | undefined> {
  const html = await renderPage(addressOf(server), page);
  return html === undefined ? undefined : writeMarkdownPage(html, page, site);
}

async function renderFullText(context: DevContext, server: ViteDevServer): Promise<string> {
  const twins = new Map<string, string>();
  for (const path of fullTextPages(context.site)) {
    const twin = await renderTwin(path, context, server);
    if (twin !== undefined) twins.set(path, twin);
  }
  return writeLlmsFull(context.site, twins);
}

/** Makes every open page load again, with whatever is made of the content as it is now. */
function reload(server: ViteDevServer, directory: string): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (isFromContent(module.id, directory)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: 'full-reload' });
  }
}

function isFromContent(id: string | null, directory: string): boolean {
  return id !== null && (/^\0virtual:(?:site|prose)$/.test(id) || isBranded(id) || id.startsWith(directory));
}
