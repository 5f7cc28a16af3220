/** Whether tests run every row of their tables (`npm run test:all`). */
export const runsAll = process.env.TEST_ALL === '1';

/** Members of a table, spread evenly from its first to its last; all if TEST_ALL is set. */
export function sampleOf<Member>(table: readonly Member[], count: number): readonly Member[] {
  if (runsAll || table.length <= count) return table;
  const step = (table.length - 1) / (count - 1);
  return table.filter((_, index) => Math.round(Math.round(index / step) * step) === index);
}

/** The first member of each kind in a table; all members if TEST_ALL is set. */
export function oneOfEach<Member>(table: readonly Member[], kindOf: (member: Member) => unknown): readonly Member[] {
  if (runsAll) return table;
  return [...new Map(table.toReversed().map((member) => [kindOf(member), member])).values()].reverse();
}

/** One page for each template; all pages if TEST_ALL is set. */
export function onePerTemplate<Page extends { readonly path: string }>(pages: readonly Page[]): readonly Page[] {
  return oneOfEach(pages, ({ path }) => path.replace(/^\/(services|service-areas)\/[^/]+\/$/, '/$1/*/'));
}
