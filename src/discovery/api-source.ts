import { createHash } from 'node:crypto';
import { toBusinessRecord } from '../api/business-record.ts';
import { explainOperation, operations, type Publication } from '../api/operations.ts';
import { answerPath } from '../api/routes.ts';
import { localPath, type Site, siteUrl } from '../business/site.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import type { AnswerManifest, ApiIndex } from '../schemas/answers/api.ts';
import { apiVersion } from '../site-pages/changelog.ts';
import { textOf } from '../text/text.ts';
import { listDocuments } from './documents.ts';

/** Everything that answers and documents of a site are generated from. */
export function prepareSource(site: Site, lookup: CoverageIndex): Publication {
  const source = {
    site,
    business: toBusinessRecord(site),
    lookup,
    index: toIndexRecord(site),
    digests: () => listDigests(source),
  };
  return source;
}

function toIndexRecord(site: Site): ApiIndex {
  const words = textOf(site.country.locale).api;
  return {
    name: words.title(site.business.name),
    version: apiVersion,
    description: words.index,
    endpoints: operations.map((operation) => ({
      operationId: operation.id,
      url: siteUrl(site, operation.path),
      summary: explainOperation(operation, site).summary,
    })),
    documents: listDocuments(site).map(({ path, mediaType: type, title }) => ({
      url: siteUrl(site, path),
      type,
      title,
    })),
  };
}

/** Size and digest of every JSON answer under `/api/` except this list (contract B20). */
function listDigests(source: Publication): AnswerManifest['files'] {
  const answers = operations
    .filter(({ id }) => id !== 'getManifest')
    .flatMap((operation) =>
      [...operation.files(source)].map(([key, body]) => [answerPath(operation, key), JSON.stringify(body)] as const),
    );
  const documents = listDocuments(source.site)
    .filter(({ path, mediaType }) => path.startsWith('/api/') && /[/+]json\b/.test(mediaType))
    .map(({ path, write }) => [path, write(source)] as const);
  return [...answers, ...documents].map(([path, text]) => ({
    path: localPath(source.site, path),
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
}
