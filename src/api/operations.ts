import type { PublishedAnswer } from '../business/query.ts';
import { siteUrl } from '../business/site.ts';
import { listPriceHistory } from '../prices/price-history.ts';
import type { AnswerManifest } from '../schemas/answers/api.ts';
import { apiVersion } from '../site-pages/changelog.ts';
import { fillTerms } from '../text/terms.ts';
import { toHealthRecord } from './health.ts';
import { answerFile, answerPath, type Operation, oneAnswer } from './operation.ts';
import { placeOperations } from './places.ts';
import { serviceOperations, totalOperations } from './services.ts';

/** Path of the prices over time. */
export const priceHistoryPath = '/api/prices/history/';

/** Id of the operation that lists the answers of all others. */
export const manifestOperation = 'getManifest';

/** Every operation of the REST API, in the order of the documentation. */
export const operations: readonly Operation[] = [
  {
    id: 'getIndex',
    path: '/api/',
    summary: 'Index of the API',
    description: 'All endpoints and discovery documents with their addresses.',
    answers: ['ApiIndex'],
    ...oneAnswer(({ site, operations, documents }) => ({
      name: `${site.business.name} API`,
      version: apiVersion,
      description: [
        'Public, read-only data of a local business: services with prices, served places, coverage, contact.',
        'Nothing can be booked here.',
      ].join(' '),
      endpoints: operations.map(({ id, path, summary }) => ({
        operationId: id,
        url: siteUrl(site, path),
        summary: fillTerms(summary, site.terms),
      })),
      documents,
    })),
  },
  {
    id: 'getBusiness',
    path: '/api/business/',
    summary: 'The business',
    description: [
      'Name, contact, address, opening hours, service radius, terms of payment, people, licences and insurance,',
      'rating and reviews with their source, social profiles.',
    ].join(' '),
    answers: ['Business'],
    ...oneAnswer(({ business }) => business),
  },
  ...serviceOperations,
  ...placeOperations,
  ...totalOperations,
  {
    id: 'getPriceHistory',
    path: priceHistoryPath,
    summary: 'Prices over time',
    description: [
      'Every price that was published, by service, oldest first.',
      'A price is added when it is published and never rewritten. Prices are not quotes.',
    ].join(' '),
    answers: ['PriceHistory'],
    ...oneAnswer(({ site }) => listPriceHistory(site)),
  },
  {
    id: 'getHealth',
    path: '/api/health/',
    summary: 'Liveness and counts',
    description: 'That the API answers, how much it holds, and a digest that changes when any fact changes.',
    answers: ['Health'],
    ...oneAnswer(({ site }) => toHealthRecord(site)),
  },
  {
    id: manifestOperation,
    path: '/api/manifest/',
    summary: 'Size and digest of every answer',
    description: [
      'Path, size and SHA-256 of every JSON answer under /api/ but this one, over the bytes without compression.',
      'Whoever has fetched an answer can tell whether it was changed on its way.',
    ].join(' '),
    answers: ['AnswerManifest'],
    ...oneAnswer(
      ({ site, digests }): AnswerManifest => ({
        generatedFrom: site.contentDigest,
        commit: site.commit,
        files: digests(),
      }),
    ),
  },
];

const byId: ReadonlyMap<string, Operation> = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation of an id. Throws for an unknown one, which is a bug in the caller. */
export function operationOf(id: string): Operation {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`There is no operation ${id}. See src/api/operations.ts.`);
  return operation;
}

/** The published file of a prebuilt answer. */
export function fileOfAnswer({ operation, key }: PublishedAnswer): string {
  return answerFile(answerPath(operationOf(operation), key));
}

/** The operation that most readers of the documentation look for. */
const FIRST = 'checkCoverage';

/** Groups operations with the same records: a list, and its single records by path. Coverage comes first. */
export function groupOperations(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const groups = [...Map.groupBy(operations, ({ path }) => path.replace(/\{.*\}\/$/, '')).values()];
  const isFirst = (group: readonly Operation[]) => group.some(({ id }) => id === FIRST);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
}
