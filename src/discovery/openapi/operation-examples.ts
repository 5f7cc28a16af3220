import { answerPath, encodeKey, keyOf, type Operation } from '../../api/operation.ts';
import { problems } from '../../schemas/answers/problems.ts';
import { type ApiSource, findAnswer, findProblem } from './openapi-paths.ts';

/** A runnable request and its response. */
export interface OperationExample {
  /** Path and query. */
  readonly address: string;
  /** HTTP status of the response. */
  readonly status: number;
  readonly body: object;
}

/** The most instructive real answer of an operation; undefined if it has no data to answer with. */
export function findExample(operation: Operation, source: ApiSource): OperationExample | undefined {
  const parameters = operation.example?.(source.site) ?? {};
  const plain = () => [...operation.files(source)][0]?.[1];
  const body = operation.example === undefined ? plain() : findAnswer(operation, parameters, source);
  return body === undefined ? undefined : { address: addressOf(operation, parameters), status: 200, body };
}

/** The errors of an operation, each with a request that causes it. */
export function findMistakes(operation: Operation, source: ApiSource): OperationExample[] {
  return operation.mistakes.map(({ code, parameters: makeParameters }) => {
    const parameters = makeParameters(source.site);
    return {
      address: addressOf(operation, parameters),
      status: problems[code].status,
      body: findProblem(operation, parameters, code, source),
    };
  });
}

function addressOf(operation: Operation, parameters: Readonly<Record<string, string>>): string {
  const path = answerPath(operation, encodeKey(keyOf(operation, parameters)));
  const asked = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => asked.includes(name))).toString();
  return query === '' ? path : `${path}?${query}`;
}
