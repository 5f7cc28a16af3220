import { fileSources } from 'virtual:site';
import { listPublishedFiles } from '../build/published-files.ts';
import { localPath } from '../business/site.ts';
import { fullTextPages, fullTextPath, writeLlmsFull } from '../discovery/llms.ts';
import type { FunctionContext } from '../function/data.ts';
import { handleRequest } from '../function/handle-request.ts';
import { prepareFunctionData } from '../function/prepare-data.ts';
import { writeMarkdownPage } from '../markdown/markdown-page.ts';
import { allLocals, localsOf } from '../site.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';

const CSP = 'content-security-policy';

/** Renders a page with Astro; undefined if there is none. */
type RenderPage = (path: string) => Promise<string | undefined>;

const data = prepareFunctionData(allLocals);
const files = new Map(allLocals.flatMap(({ site }) => [...listPublishedFiles(site)].map((file) => [file.path, file])));

/** The answer to a request in development: that of the published site, from the current content and code. */
export async function answerInDevelopment(request: Request, renderPage: RenderPage): Promise<Response> {
  const find: FunctionContext['find'] = async (path) => {
    const file = await makeFile(path, renderPage);
    if (file === undefined) return undefined;
    const mediaType = files.get(path)?.mediaType ?? mediaTypeOf(path.endsWith('/') ? '.html' : path);
    return { mediaType, etag: '"dev"', body: Buffer.from(file), text: () => Buffer.from(file).toString() };
  };
  const { status, headers, body } = await handleRequest(request, { data, find });
  const { etag: _, ...others } = Object.fromEntries(headers);
  const own = { [CSP]: policyInDevelopment(), 'cache-control': 'no-store' };
  return new Response(body, { status, headers: { ...others, ...own } });
}

/** A published file, made on demand. */
async function makeFile(path: string, renderPage: RenderPage): Promise<string | Uint8Array | undefined> {
  const renderMarkdown = async (page: string) => {
    const html = await renderPage(page);
    return html && writeMarkdownPage(html, page, localsOf(page).site);
  };
  if (path.endsWith('/')) return renderPage(path);
  if (path.endsWith('/index.md')) return renderMarkdown(path.slice(0, -'index.md'.length));
  const { site } = localsOf(path);
  if (path !== localPath(site, fullTextPath)) return files.get(path)?.write(fileSources);
  const texts = new Map<string, string>();
  for (const page of fullTextPages(site)) {
    const text = await renderMarkdown(localPath(site, page));
    if (text !== undefined) texts.set(page, text);
  }
  return writeLlmsFull(site, texts);
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
