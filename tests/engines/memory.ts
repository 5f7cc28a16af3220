import { listPublishedFiles } from '../../src/build/published-files.ts';
import { placePath, type Site, servicePath } from '../../src/business/site.ts';
import { handleRequest } from '../../src/function/handle-request.ts';
import { prepareFunctionData } from '../../src/function/prepare-data.ts';
import { totalPath } from '../../src/function/request.ts';
import { mediaTypeOf } from '../../src/site-pages/file-types.ts';
import { pagePath } from '../../src/site-pages/pages.ts';

const noPictures = { fontFiles: [], contentFolder: '' };

/** The function without a build: answers of the API as they would be published, and pages with nothing but a form. */
export function serveFromMemory(site: Site): (path: string, init?: RequestInit) => Promise<Response> {
  const published = new Map(Array.from(listPublishedFiles(site), (file) => [file.path, file]));
  const pages = new Set([
    ...Object.values(site.pages).map(pagePath),
    totalPath,
    ...site.services.map(servicePath),
    ...site.places.map(placePath),
  ]);
  const data = prepareFunctionData([{ site }]);
  return (path, init) =>
    handleRequest(new Request(`${site.origin}${path}`, init), {
      data,
      async find(file) {
        const text = pages.has(file)
          ? `<h1>${file}</h1><!--answer--><!--/answer--><form action="${file}"></form>`
          : await published.get(file)?.write(noPictures);
        if (typeof text !== 'string') return undefined;
        const mediaType = /\.\w+$/.test(file) ? mediaTypeOf(file) : 'text/html; charset=utf-8';
        return { mediaType, etag: `"${text.length}"`, body: text, text: () => text };
      },
    });
}
