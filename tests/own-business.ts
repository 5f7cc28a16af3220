import type { Site } from '../src/business/site.ts';
import { loadSite } from '../src/content/read/load-site.ts';
import { buildFolders } from '../src/settings/folders.ts';
import { listReferenceSpecs, listReferenceTests, referenceDirectory } from './reference.ts';
import { drawSamples, MissingSample, type Samples } from './samples.ts';

/** The business in `content/` where that is somebody's own, and where its site is built for the tests. */
export const ownBusiness = {
  directory: 'content',
  origin: 'https://own.example.org',
  folders: buildFolders('.build/test/own'),
};

/** What the tests can ask a business: itself and its samples, or what it has to get before they can. */
export type Askable = { readonly site: Site; readonly samples: Samples } | { readonly lacks: string };

/** Reads a content folder for the tests. Throws where it is not sound. */
export function readBusiness(directory: string, origin: string): Askable {
  const { site } = loadSite(directory, origin);
  if (site === undefined) throw new Error(`The content in ${directory} is not sound. See: npm run check -- --content`);
  try {
    return { site, samples: drawSamples(site) };
  } catch (error) {
    if (error instanceof MissingSample) return { lacks: error.what };
    throw error;
  }
}

/** The business in `content/` as far as the tests can ask it; undefined where that is the reference one. */
export const ownAskable =
  referenceDirectory === undefined ? readBusiness(ownBusiness.directory, ownBusiness.origin) : undefined;

/** What is not tested because of the business in `content/`, in one line; undefined where everything is. */
export function describeLeftOut(own: Askable | undefined, why: string | undefined): string | undefined {
  const parts = [
    ...(why !== undefined
      ? [
          `${listReferenceTests().length + listReferenceSpecs().length} files of tests that state facts of the reference business (${why})`,
        ]
      : []),
    ...(own !== undefined && 'lacks' in own
      ? [`the rules of the contract for content/, which lacks ${own.lacks}; the samples in examples/ prove them`]
      : []),
  ];
  return parts.length === 0 ? undefined : `Left out: ${parts.join('; ')}.`;
}
