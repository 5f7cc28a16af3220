import { createHash } from 'node:crypto';
import { localPath, type Site, siteUrl } from '../business/site.ts';
import { manifestOperation } from '../endpoints/manifest/operation.ts';
import type { AnswerSource, Operation, PrebuiltAnswer } from '../endpoints/operation.ts';
import { describeOperation, operations } from '../endpoints/operations.ts';
import { answerPath } from '../endpoints/routes.ts';
import { prepareLookupTables } from '../lookup/lookup-tables.ts';
import type { AnswerManifest, ApiIndex } from '../schemas/answers/api.ts';
import { apiVersion } from '../site-pages/changelog.ts';
import { textOf } from '../text/text.ts';
import { listDocuments } from './documents.ts';

/** Prepares the source of all answers and documents of a site. */
export function prepareAnswerSource(site: Site): AnswerSource {
  let answers: readonly PrebuiltAnswer[] | undefined;
  const source: AnswerSource = {
    site,
    lookup: prepareLookupTables(site),
    index: toIndexRecord(site),
    answers: () =>
      (answers ??= operations
        .filter((operation) => operation !== manifestOperation)
        .flatMap((operation) => renderAnswers(operation, source))),
    digests: () => listDigests(source),
  };
  return source;
}

/** Renders the prebuilt answers of an operation. */
export function renderAnswers(operation: Operation, source: AnswerSource): PrebuiltAnswer[] {
  return Array.from(operation.answers(source), ([key, body]) => ({
    path: answerPath(operation, key),
    text: JSON.stringify(body),
  }));
}

function toIndexRecord(site: Site): ApiIndex {
  const t = textOf(site.country.locale).api;
  const url = (path: string) => siteUrl(site, path);
  return {
    name: t.title(site.business.name),
    version: apiVersion,
    description: t.index,
    endpoints: operations.map((operation) => ({
      operationId: operation.id,
      url: url(operation.path),
      summary: describeOperation(operation, site).summary,
    })),
    documents: listDocuments(site).map(({ path, mediaType: type, title }) => ({ url: url(path), type, title })),
  };
}

/** Lists the size and digest of every JSON answer under `/api/` except this list (contract B20). */
function listDigests(source: AnswerSource): AnswerManifest['files'] {
  const documents = listDocuments(source.site).filter(({ path }) => path.startsWith('/api/'));
  const texts = [...source.answers(), ...documents.map(({ path, make }) => ({ path, text: make(source) }))];
  return texts.map(({ path, text }) => ({
    path: localPath(source.site, path),
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
}
