import type { Operation } from './operation.ts';

/** The operation that most readers of the documentation look for. */
const FIRST = 'checkCoverage';

/** Groups operations with the same records: a list, and its single records by path. Coverage comes first. */
export function groupOperations(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const groups = [...Map.groupBy(operations, ({ path }) => path.replace(/\{.*\}\/$/, '')).values()];
  const isFirst = (group: readonly Operation[]) => group.some(({ id }) => id === FIRST);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
}
