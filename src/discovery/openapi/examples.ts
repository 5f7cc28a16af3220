import { keyOf, type Operation, operationOf, type Publication } from '../../api/operations.ts';
import { answerPath, encodeKey } from '../../api/routes.ts';
import { changeRecord, type Query, toProblemRecord } from '../../business/query.ts';

/** Examples do not depend on the time. */
const NO_INSTANT = new Date(0);

/**
 * The most instructive real answer of an operation, with the address that it answers; undefined if it has no data to
 * answer with.
 */
export function findExample(operation: Operation, source: Publication) {
  const parameters = operation.example?.(source.site) ?? {};
  const body = findAnswer(operation, parameters, source);
  return body && { parameters, address: addressOf(operation, parameters), status: 200, body };
}

/** The errors of an operation, each with a request that causes it. */
export function findMistakes(operation: Operation, { site, lookup }: Publication) {
  return operation.mistakes(site).flatMap((parameters) => {
    const key = keyOf(operation, parameters);
    const found =
      key === '' ? operation.answerQuery?.(parameters, lookup, NO_INSTANT) : operation.findKey?.(key, lookup);
    if (found?.ok !== false) return [];
    const body = toProblemRecord(found.failure, site);
    return [{ code: body.code, parameters, address: addressOf(operation, parameters), status: body.status, body }];
  });
}

/** The answer of an operation for parameters: the published file or a computed one. */
function findAnswer(operation: Operation, parameters: Query, source: Publication): object | undefined {
  const key = keyOf(operation, parameters);
  const found = key === '' ? operation.answerQuery?.(parameters, source.lookup, NO_INSTANT) : undefined;
  if (found === undefined) return readAnswer(operation, source, key);
  if (!found.ok) return undefined;
  const { value: answer } = found;
  if ('record' in answer) return answer.record;
  const record = readAnswer(operationOf(answer.operation), source, answer.key);
  const place = answer.area === undefined ? undefined : readAnswer(operationOf('getServiceArea'), source, answer.area);
  return record && changeRecord(record, answer, place);
}

function readAnswer(operation: Operation, source: Publication, key: string): object | undefined {
  return [...operation.files(source)].find(([name]) => name === key)?.[1];
}

function addressOf(operation: Operation, parameters: Query): string {
  const path = answerPath(operation, encodeKey(keyOf(operation, parameters)));
  const asked = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => String(name));
  const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => asked.includes(name))).toString();
  return query === '' ? path : `${path}?${query}`;
}
