import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../src/business/site.ts';
import { loadSite } from '../src/content/load/load-site.ts';
import { fingerprint } from './fingerprint.ts';
import { electrician, groomer, referenceDirectory, secondBusiness } from './reference-build.ts';
import { drawSamples, MissingSample, type Samples } from './samples.ts';

/** A business and what the tests can ask it about, or what its content lacks before they can. */
export type ReadBusiness =
  | { readonly site: Site; readonly samples: Samples }
  | { readonly site: Site; readonly lacks: string };

/** Where the site of `content/` is published for the tests. */
export const ownOrigin = 'https://own.example.org';

/** The business in `content/`; undefined where it is one of those that are asked anyway. */
export const ownContent = readOwnContent('content');

/** Reads a content folder for the tests. Throws where it is not valid. */
export function readBusiness(directory: string, origin: string): ReadBusiness {
  const { site } = loadSite(directory, origin);
  if (site === undefined) throw new Error(`The content in ${directory} is not valid. See: npm run check`);
  if (site.gaps.length > 0) return { site, lacks: `what is left to say: ${site.gaps.join(', ')}` };
  try {
    return { site, samples: drawSamples(site) };
  } catch (error) {
    if (error instanceof MissingSample) return { site, lacks: error.what };
    throw error;
  }
}

/** Reads a content folder, unless one of the businesses that are asked anyway has the same files. Throws where it is not valid. */
export function readOwnContent(directory: string): ReadBusiness | undefined {
  const files = fingerprint(directory);
  const isKnown = [referenceDirectory, secondBusiness.directory, electrician.directory, groomer.directory].some(
    (known) => isDeepStrictEqual(fingerprint(known), files),
  );
  return isKnown ? undefined : readBusiness(directory, ownOrigin);
}

/** Says what `content/` is to the tests, and how they get to know it where it is a newer state of the reference business. */
export function describeOwnContent(own: ReadBusiness, reference: Site): string {
  const asked =
    'lacks' in own
      ? `content/ is not asked for the rules of the contract: it lacks ${own.lacks}.`
      : 'content/ is asked for the rules of the contract, as a business of its own.';
  const renew = `It differs from ${referenceDirectory}. If the tests should know it as it is now: npm run test:fixture`;
  return own.site.business.name === reference.business.name ? `${asked}\n${renew}` : asked;
}
