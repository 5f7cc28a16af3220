import type { Operation } from './operation.ts';

/** The operation that most who come to the documentation look for. */
const FIRST = 'checkCoverage';

/** Operations with the same records together: a list, and its single records by path. Coverage comes first. */
export function groupOperations(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const groups = [...Map.groupBy(operations, ({ path }) => path.replace(/\{\w+\}\/$/, '')).values()];
  const isFirst = (group: readonly Operation[]) => group.some(({ id }) => id === FIRST);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
}
