import { LinkChecker, LinkState } from 'linkinator';

/** A broken link of a site. */
export interface BrokenLink {
  /** Path of the page that contains it. */
  readonly from: string;
  /** Target on the same origin. */
  readonly to: string;
  /** Why it is broken. */
  readonly why: string;
}

/** Checks all internal links of all pages: pages, files and anchors. Makes no external requests. */
export async function followLinks(origin: string): Promise<{ followed: number; broken: BrokenLink[] }> {
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    linksToSkip: async (link) => !link.startsWith(`${origin}/`),
  });
  const pathOf = (address: string) => address.replace(origin, '');
  const broken = links.flatMap(({ state, url, parent = '', status = 0 }) =>
    state === LinkState.BROKEN
      ? [{ from: pathOf(parent), to: pathOf(url), why: status < 400 ? 'has no such anchor' : `answers ${status}` }]
      : [],
  );
  return { followed: links.filter(({ state }) => state !== LinkState.SKIPPED).length, broken };
}
