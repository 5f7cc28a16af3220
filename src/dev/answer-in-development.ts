import { type FileSources, listPublishedFiles } from '../build/published-files.ts';
import { localPath } from '../business/site.ts';
import { fullTextPath, listFullTextPages, renderLlmsFull } from '../discovery/llms.ts';
import { handleRequest } from '../function/handle-request.ts';
import { prepareFunctionData } from '../function/prepare-data.ts';
import { isMcpTarget } from '../function/request.ts';
import { renderMarkdownPage } from '../markdown/markdown-page.ts';
import { listSectionPages, readPageSections } from '../markdown/page-sections.ts';
import { allLocals, localsOf } from '../page-locals.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';

const CSP = 'content-security-policy';

const data = prepareFunctionData(allLocals);
const files = new Map(allLocals.flatMap(({ site }) => [...listPublishedFiles(site)]).map((file) => [file.path, file]));

/**
 * Answers a request in development as the published site would, from the current content and code. `renderPage` renders
 * a page with Astro, if there is one.
 */
export async function answerInDevelopment(
  request: Request,
  sources: FileSources,
  renderPage: (path: string) => Promise<string | undefined>,
): Promise<Response> {
  const renderMarkdown = async (path: string) => {
    const html = await renderPage(path);
    return html && renderMarkdownPage(html, path, localsOf(path).site);
  };
  /** Prepares the data with the sections of pages that tools quote. The pages are rendered for each call of a tool. */
  const prepareTools = async () => {
    const withSections = allLocals.map(async ({ site }) => {
      const sections = listSectionPages(site).map(async (page) => {
        const path = localPath(site, page);
        const html = await renderPage(path);
        return [page, html === undefined ? [] : readPageSections(html, path, site)] as const;
      });
      return { site: { ...site, sections: Object.fromEntries(await Promise.all(sections)) } };
    });
    const [first, ...others] = await Promise.all(withSections);
    return first === undefined ? data : prepareFunctionData([first, ...others]);
  };
  const make = async (path: string) => {
    const { site } = localsOf(path);
    if (path.endsWith('/')) return renderPage(path);
    if (path.endsWith('/index.md')) return renderMarkdown(path.slice(0, -'index.md'.length));
    if (path !== localPath(site, fullTextPath)) return files.get(path)?.make(sources);
    const texts = listFullTextPages(site).map(
      async (page) => [page, await renderMarkdown(localPath(site, page))] as const,
    );
    return renderLlmsFull(site, new Map(await Promise.all(texts)));
  };
  const findFile = async (path: string) => {
    const made = await make(path);
    if (made === undefined) return undefined;
    const mediaType = files.get(path)?.mediaType ?? mediaTypeOf(path.endsWith('/') ? '.html' : path);
    const body = Buffer.from(made);
    return { mediaType, etag: '"dev"', body, text: () => body.toString() };
  };
  const isForTools = isMcpTarget(new URL(request.url).pathname);
  const response = await handleRequest(request, { data: isForTools ? await prepareTools() : data, findFile });
  response.headers.delete('etag');
  response.headers.set('cache-control', 'no-store');
  // The policy of published pages, plus the scripts, styles and web sockets of Astro's development server.
  const policy = (data.headers.page[CSP] ?? '')
    .replace("script-src 'self'", "$& 'unsafe-inline' 'unsafe-eval'")
    .replace(/style-src(?: 'none')?/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", '$& ws: wss:');
  response.headers.set(CSP, policy);
  return response;
}
