import type { PublishedAnswer } from '../business/query.ts';
import { listPriceHistory } from '../prices/price-history.ts';
import type { AnswerManifest } from '../schemas/answers/api.ts';
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
    answers: ['ApiIndex'],
    ...oneAnswer(({ index }) => index),
  },
  {
    id: 'getBusiness',
    path: '/api/business/',
    answers: ['Business'],
    ...oneAnswer(({ business }) => business),
  },
  ...serviceOperations,
  ...placeOperations,
  ...totalOperations,
  {
    id: 'getPriceHistory',
    path: priceHistoryPath,
    answers: ['PriceHistory'],
    ...oneAnswer(({ site }) => listPriceHistory(site)),
  },
  {
    id: 'getHealth',
    path: '/api/health/',
    answers: ['Health'],
    ...oneAnswer(({ site }) => toHealthRecord(site)),
  },
  {
    id: manifestOperation,
    path: '/api/manifest/',
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

const byId: ReadonlyMap<string, Operation> = new Map<string, Operation>(
  operations.map((operation) => [operation.id, operation]),
);

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
