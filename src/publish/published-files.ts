import { answerFile, answerPath } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import type { Site } from '../business/site.ts';
import type { Lookup } from '../coverage/lookup.ts';
import { prepareSource } from '../discovery/api-source.ts';
import { listDocuments } from '../discovery/documents.ts';
import { iconOf } from '../pictures/pictures.ts';
import { logoFile } from '../pictures/sign.ts';

/** A file the build writes beside the pages. */
export interface PublishedFile {
  /** Path on the site, which is also the path below the published folder. */
  readonly path: string;
  readonly mediaType: string;
  readonly body: string;
}

/** Every file made from the site alone: the answers of the API (contract B14) and the discovery documents. */
export function* listPublishedFiles(site: Site, lookup: Lookup): Iterable<PublishedFile> {
  const source = prepareSource(site, lookup);
  for (const operation of operations) {
    for (const [key, body] of operation.files(source)) {
      const path = answerFile(answerPath(operation, key));
      yield { path, mediaType: 'application/json', body: JSON.stringify(body) };
    }
  }
  yield { path: '/favicon.svg', mediaType: 'image/svg+xml', body: iconOf(site) };
  if (site.logo !== undefined)
    yield { path: '/logo.svg', mediaType: 'image/svg+xml', body: logoFile(site.logo, site.brand) };
  for (const { path, mediaType, write } of listDocuments(site)) {
    yield { path, mediaType, body: write(source) };
  }
}
