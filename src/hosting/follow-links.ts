import { LinkChecker, LinkState } from 'linkinator';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** Path of the page it stands on. */
  readonly from: string;
  /** Where it leads, below the origin. */
  readonly to: string;
  /** What is wrong with it. */
  readonly why: string;
}

/** Follows every link of every page of a site to its own pages, files and anchors. Asks no other origin. */
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
