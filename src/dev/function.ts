import { fileSources } from 'virtual:site';
import type { APIContext, MiddlewareNext } from 'astro';
import { prepareFunctionData } from '../build/function-data.ts';
import { listPublishedFiles } from '../build/published-files.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { fullTextPages, fullTextPath, writeLlmsFull } from '../discovery/llms.ts';
import type { FunctionContext } from '../function/data.ts';
import { mediaTypeOf } from '../function/media-types.ts';
import { completeReply } from '../function/reply.ts';
import { answer } from '../function/router.ts';
import { writeMarkdownPage } from '../markdown/markdown-page.ts';
import { site } from '../site.ts';

const CSP = 'content-security-policy';

type Body = string | Uint8Array;
/** Renders a page with Astro; undefined if there is none. */
type RenderPage = (path: string) => Promise<string | undefined>;

const lookup = prepareLookup(site);
const data = prepareFunctionData(site, lookup);
const files = new Map(Array.from(listPublishedFiles(site, lookup), (file) => [file.path, file]));

/** Answers a request in development as the published site does, from the current content and code. */
export async function answerInDevelopment(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { method = '', url: target = '', headers } = context.locals.asked;
  const head = {
    method,
    target,
    header: (name: string) => headers[name]?.toString(),
    async readBody(limit: number) {
      const body = await context.request.bytes();
      return body.length > limit ? undefined : body;
    },
  };
  const reply = await answer(head, { data, find: findFiles(renderWith(context, next)) });
  const { status, headers: found, body } = completeReply(data, reply, undefined);
  const { etag: _, ...others } = found;
  return new Response(body === undefined ? null : 'text' in body ? body.text : body.file.body, {
    status,
    headers: { ...others, [CSP]: policyInDevelopment(), 'cache-control': 'no-store' },
  });
}

/** The requested page is rendered by its own route, any other one by a rewrite. */
function renderWith({ routePattern, url: { pathname } }: APIContext, next: MiddlewareNext): RenderPage {
  return async (path) => {
    try {
      const page = await (path === pathname && routePattern !== '/404' ? next() : next(path));
      return page.ok || path === '/404/' ? await page.text() : undefined;
    } catch (error) {
      // Astro's error for a path that matches a route without a page.
      if (error instanceof Error && error.name === 'NoMatchingStaticPathFound') return undefined;
      throw error;
    }
  };
}

/** The published files, generated on demand. */
function findFiles(renderPage: RenderPage): FunctionContext['find'] {
  const renderMarkdown = async (page: string) => {
    const html = await renderPage(page);
    return html && writeMarkdownPage(html, page, site);
  };
  const make = async (path: string): Promise<Body | undefined> => {
    if (path === fullTextPath) {
      const texts = new Map<string, string>();
      for (const page of fullTextPages(site)) {
        const text = await renderMarkdown(page);
        if (text !== undefined) texts.set(page, text);
      }
      return writeLlmsFull(site, texts);
    }
    if (path.endsWith('/index.md')) return renderMarkdown(path.slice(0, -'index.md'.length));
    return path.endsWith('/') ? renderPage(path) : files.get(path)?.write(fileSources);
  };
  return async (path) => {
    const body = await make(path);
    if (body === undefined) return undefined;
    const mediaType = files.get(path)?.mediaType ?? mediaTypeOf(path.endsWith('/') ? '.html' : path);
    return { mediaType, etag: '"dev"', body: Buffer.from(body), text: () => Buffer.from(body).toString() };
  };
}

/**
 * The content security policy of published pages, extended by the scripts and styles of development: forms, frames and
 * images are blocked alike.
 */
function policyInDevelopment(): string {
  const policy = data.headers.page[CSP] ?? '';
  return policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline' 'unsafe-eval'")
    .replace("style-src 'none'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws: wss:");
}
