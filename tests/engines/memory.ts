import { prepareEdgeData } from '../../src/build/edge-data.ts';
import { mediaTypeOf } from '../../src/build/media-types.ts';
import { listPublishedFiles } from '../../src/build/published-files.ts';
import { pagePath } from '../../src/domain/pages.ts';
import { placePath, type Site, servicePath } from '../../src/domain/site.ts';
import { handleRequest } from '../../src/edge/handle-request.ts';

/** The function without a build: answers of the API as they would be published, and empty pages. */
export function serveFromMemory(site: Site): (path: string, init?: RequestInit) => Promise<Response> {
  const texts = new Map([...listPublishedFiles(site)].map(({ path, body }) => [path, body]));
  const pages = [
    ...Object.values(site.pages).map(pagePath),
    ...site.services.map(servicePath),
    ...site.places.map(placePath),
  ];
  for (const page of pages) texts.set(page, `<h1>${page}</h1>`);
  const data = prepareEdgeData(site);
  return (path, init) =>
    handleRequest(new Request(`${site.origin}${path}`, init), {
      data,
      files: {
        find(file) {
          const text = texts.get(file);
          if (text === undefined) return undefined;
          const mediaType = mediaTypeOf(file.endsWith('/') ? 'page.html' : file);
          return { file: text, mediaType, etag: `"${text.length}"` };
        },
        read: (text) => text,
      },
      bodyOf: (text) => text,
    });
}
