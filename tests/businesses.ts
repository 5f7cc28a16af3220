import type { Site } from '../src/business/site.ts';
import { loadSite } from '../src/content/read/load-site.ts';
import type { BuildFolders } from '../src/settings/folders.ts';
import { hasOwnBusiness, referenceDirectory } from './reference.ts';
import { ownBusiness, referenceFolders, referenceOrigin, secondBusiness } from './reference-build.ts';
import { drawSamples, type Samples } from './samples.ts';

/** A business whose built site the tests ask. */
export interface TestBusiness {
  readonly name: 'garage' | 'plumber' | 'own business';
  /** Whether known numbers and names of it stand in tests. */
  readonly isReference: boolean;
  /** The folder of its content. */
  readonly directory: string;
  readonly origin: string;
  readonly folders: BuildFolders;
  readonly site: Site;
  readonly samples: Samples;
}

/**
 * Every business that must keep the contract: the reference one, one that shares nothing with it but the code, and the
 * one in `content/` where that is neither. Tests of a rule run for each below a title that begins with "the" and its name.
 */
export const businesses: readonly TestBusiness[] = [
  ...(referenceDirectory === undefined
    ? []
    : [
        load({
          name: 'garage',
          isReference: true,
          directory: referenceDirectory,
          origin: referenceOrigin,
          folders: referenceFolders,
        }),
      ]),
  load({ name: 'plumber', isReference: false, ...secondBusiness }),
  ...(hasOwnBusiness ? [load({ name: 'own business', isReference: false, ...ownBusiness })] : []),
];

/** The reference business, or undefined where it was taken away. */
export const reference = businesses.find(({ isReference }) => isReference);

function load(business: Omit<TestBusiness, 'site' | 'samples'>): TestBusiness {
  const { site } = loadSite(business.directory, business.origin);
  if (site === undefined) throw new Error(`The content in ${business.directory} is not valid.`);
  return { ...business, site, samples: drawSamples(site) };
}
