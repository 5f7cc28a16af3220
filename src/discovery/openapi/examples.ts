import type { AnswerSource, Operation } from '../../endpoints/operation.ts';
import { keyOf, operations } from '../../endpoints/operations.ts';
import type { Answer } from '../../endpoints/route.ts';
import { answerPath } from '../../endpoints/routes.ts';
import { toolOperations } from '../../mcp/tools/operations.ts';
import { tools } from '../../mcp/tools/tools.ts';
import { type Query, toProblemRecord } from '../../result.ts';
import type { ToolRecord } from '../../schemas/answers/records.ts';

/** Examples do not depend on the time. */
const NO_INSTANT = new Date(0);

/**
 * Finds a real answer of an operation and the address of its request; undefined if the site has no data for one.
 */
export function findExample(operation: Operation, source: AnswerSource) {
  const parameters = operation.example(source.site);
  const key = keyOf(operation, parameters);
  const result = key === '' ? operation.answerQuery?.(parameters, source.lookup, NO_INSTANT) : undefined;
  const body = findRecord(result?.ok ? result.value : { operation: operation.id, key }, source);
  return body && { parameters, url: urlOf(operation, parameters), status: 200, body };
}

/** Finds the errors of an operation, each with a request that causes it. */
export function findErrors(operation: Operation, { site, lookup }: AnswerSource) {
  return operation.failingQueries(site).flatMap((parameters) => {
    const key = keyOf(operation, parameters);
    const result =
      key === '' ? operation.answerQuery?.(parameters, lookup, NO_INSTANT) : operation.findKey?.(key, lookup);
    if (result?.ok !== false) return [];
    const body = toProblemRecord(result.problem, site);
    return [{ code: body.code, parameters, url: urlOf(operation, parameters), status: body.status, body }];
  });
}

/** Finds a real call of each tool with its answer, if the site has data for one. */
export function findToolExamples(source: AnswerSource) {
  return tools.flatMap(({ name, findAnswer }) => {
    const { records, example } = toolOperations[name];
    const parameters = example(source.site);
    const result = parameters && findAnswer(parameters, source.lookup, NO_INSTANT);
    if (!result?.ok) return [];
    const toolRecord = 'key' in result.value ? records?.(source.site)[result.value.key] : undefined;
    const record = toolRecord ?? findRecord(result.value, source);
    return record ? [{ tool: name, parameters, record }] : [];
  });
}

/** Finds the record of an answer: computed, or published. */
function findRecord(answer: Answer, source: AnswerSource): ToolRecord | undefined {
  if ('record' in answer) return answer.record;
  const answers = operations.find(({ id }) => id === answer.operation)?.answers(source) ?? [];
  // Stops at the answer, so that those after it are not made.
  for (const [key, body] of answers) if (key === answer.key) return body;
  return undefined;
}

/** Returns the URL of a request: its parameters are in the path or the query. */
function urlOf(operation: Operation, parameters: Query): string {
  const key = keyOf(operation, parameters);
  const query = key === '' ? new URLSearchParams(parameters).toString() : '';
  return `${answerPath(operation, key)}${query === '' ? '' : `?${query}`}`;
}
