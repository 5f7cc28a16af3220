import { answerFile, answerPath } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import type { Site } from '../domain/site.ts';

/** A file the build writes beside the pages. */
export interface PublishedFile {
  /** Path on the site, which is also the path below the published folder. */
  readonly path: string;
  readonly body: string;
}

/** Every file made from the site that is not a page: the answers of the API (contract B14). */
export function* listPublishedFiles(site: Site): Iterable<PublishedFile> {
  const publication = { site, operations, documents: [] };
  for (const operation of operations) {
    for (const [key, body] of operation.files(publication)) {
      yield { path: answerFile(answerPath(operation, key)), body: JSON.stringify(body) };
    }
  }
}
