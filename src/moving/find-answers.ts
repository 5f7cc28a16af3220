import type { Site } from '../business/site.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { answer } from '../edge/answer.ts';
import { prepareEdgeData } from '../publish/prepare-edge-data.ts';
import { listAddresses } from '../publish/site-addresses.ts';

/** What this site answers at a path. */
export interface FoundAnswer {
  /** Path of the page or file that is shown in the end. */
  readonly path: string;
  /** Whether a redirect leads there. */
  readonly isRedirected: boolean;
}

/** Asks what is at a path; undefined where nothing is. */
export type FindAnswer = (path: string) => Promise<FoundAnswer | undefined>;

/** More redirects than these are none that a browser follows for long. */
const MOST_REDIRECTS = 5;

/** Lets the function of a site answer questions about paths as it will when it is published, without a build. */
export function prepareAnswers(site: Site): FindAnswer {
  const lookup = prepareLookup(site);
  const known = listAddresses(site);
  const context = {
    data: prepareEdgeData(site, lookup),
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
