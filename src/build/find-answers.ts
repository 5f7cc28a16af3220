import type { Site } from '../business/site.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { answer } from '../function/router.ts';
import { prepareFunctionData } from './function-data.ts';
import { listAddresses } from './site-addresses.ts';

/** The response of this site to a path. */
export interface FoundAnswer {
  /** Path of the final page or file. */
  readonly path: string;
  /** Whether it was reached by a redirect. */
  readonly isRedirected: boolean;
}

/** Looks up a path; undefined if nothing is there. */
export type FindAnswer = (path: string) => Promise<FoundAnswer | undefined>;

/** Maximum number of redirects followed. */
const MOST_REDIRECTS = 5;

/** Resolves paths as the published site will, without a build. */
export function prepareAnswers(site: Site): FindAnswer {
  const lookup = prepareLookup(site);
  const known = listAddresses(site);
  const context = {
    data: prepareFunctionData(site, lookup),
    files: {
      find: (path: string) => (known.has(path) ? { file: path, mediaType: '', etag: '' } : undefined),
      read: (path: string) => path,
    },
  };
  return async (asked) => {
    let path = asked;
    for (let step = 0; step <= MOST_REDIRECTS; step++) {
      const { status, headers } = await answer(
        { method: 'GET', target: path, header: () => undefined, readBody: async () => undefined },
        context,
      );
      if (status === 200) return { path, isRedirected: step > 0 };
      if (status !== 308 || headers.location === undefined) return undefined;
      path = headers.location;
    }
    return undefined;
  };
}
