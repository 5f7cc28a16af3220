import { listPublishedFiles } from '../../../src/build/published-files.ts';
import { placePath, type Site, servicePath } from '../../../src/business/site.ts';
import { handleRequest } from '../../../src/function/handle-request.ts';
import type { Log } from '../../../src/function/log-request.ts';
import { prepareFunctionData } from '../../../src/function/prepare-data.ts';
import { coverageFormPath, notFoundPath, totalFormPath } from '../../../src/function/request.ts';
import { mediaTypeOf } from '../../../src/site-pages/file-types.ts';
import { pagePath } from '../../../src/site-pages/pages.ts';

const noPictures = { fontFiles: [], contentFolder: '' };

/** Returns the function without a build: API responses as they would be published, and pages with only a form. */
export function serveFromMemory(
  site: Site,
  { others = [], log }: { readonly others?: readonly Site[]; readonly log?: Log } = {},
): (path: string, init?: RequestInit) => Promise<Response> {
  const sites = [site, ...others];
  const published = new Map(sites.flatMap((site) => Array.from(listPublishedFiles(site), (file) => [file.path, file])));
  const pagesOf = (site: Site) => [
    ...Object.values(site.pages).map(pagePath),
    ...[coverageFormPath, totalFormPath, notFoundPath],
    ...site.services.map(servicePath),
    ...site.places.map(placePath),
  ];
  const pages = new Set(sites.flatMap((site) => pagesOf(site).map((path) => `${site.prefix}${path}`)));
  const built = (site: Site) => ({
    site,
    markdownTokens: Object.fromEntries(pagesOf(site).map((path) => [path, 1])),
  });
  const data = prepareFunctionData([built(site), ...others.map(built)]);
  return (path, init) => {
    const request = new Request(`${site.origin}${path}`, init);
    // Every client sends it.
    if (!request.headers.has('host')) request.headers.set('host', new URL(site.origin).host);
    return handleRequest(request, {
      data,
      log,
      async findFile(file) {
        const text = pages.has(file.replace(/index\.md$/, ''))
          ? `<h1>${file}</h1><!--answer--><!--/answer--><form action="${file}"></form>`
          : await published.get(file)?.make(noPictures);
        if (typeof text !== 'string') return undefined;
        const mediaType = /\.\w+$/.test(file) ? mediaTypeOf(file) : 'text/html; charset=utf-8';
        return { mediaType, etag: `"${text.length}"`, body: text, text: () => text };
      },
    });
  };
}
