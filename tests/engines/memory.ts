import { placePath, type Site, servicePath } from '../../src/business/site.ts';
import { prepareLookup } from '../../src/coverage/lookup.ts';
import { handleRequest } from '../../src/edge/handle-request.ts';
import { mediaTypeOf } from '../../src/edge/media-types.ts';
import { prepareEdgeData } from '../../src/publish/prepare-edge-data.ts';
import { listPublishedFiles } from '../../src/publish/published-files.ts';
import { pagePath } from '../../src/site-pages/pages.ts';

/** The function without a build: answers of the API as they would be published, and empty pages. */
export function serveFromMemory(site: Site): (path: string, init?: RequestInit) => Promise<Response> {
  const lookup = prepareLookup(site);
  const texts = new Map([...listPublishedFiles(site, lookup)].map(({ path, body }) => [path, body]));
  const pages = [
    ...Object.values(site.pages).map(pagePath),
    ...site.services.map(servicePath),
    ...site.places.map(placePath),
  ];
  for (const page of pages) texts.set(page, `<h1>${page}</h1>`);
  const data = prepareEdgeData(site, lookup);
  return (path, init) =>
    handleRequest(new Request(`${site.origin}${path}`, init), {
      data,
      files: {
        find(file) {
          const text = texts.get(file);
          if (text === undefined) return undefined;
          const mediaType = /\.\w+$/.test(file) ? mediaTypeOf(file) : 'text/html; charset=utf-8';
          return { file: text, mediaType, etag: `"${text.length}"` };
        },
        read: (text) => text,
      },
      bodyOf: (text) => text,
    });
}
