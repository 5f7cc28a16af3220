import { LinkChecker, LinkState } from 'linkinator';

/** A broken link. */
export interface BrokenLink {
  /** Path of the page that contains it. */
  readonly from: string;
  /** Target on the same origin. */
  readonly to: string;
  /** Why it is broken. */
  readonly why: string;
}

/** Checks all internal links of all pages: pages, files and anchors. Makes no external requests. */
export async function followLinks(
  origin: string,
): Promise<{ readonly followed: number; readonly broken: BrokenLink[] }> {
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    linksToSkip: async (link) => !link.startsWith(`${origin}/`),
  });
  const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
  return {
    followed: followed.length,
    broken: followed
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, parent = '', status = 0 }) => ({
        from: pathOf(parent),
        to: pathOf(url),
        why: status < 400 ? 'has no such anchor' : `answers ${status}`,
      })),
  };
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url === null ? address : `${url.pathname}${url.search}${url.hash}`;
}
