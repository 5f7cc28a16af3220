import type { Site } from '../src/business/site.ts';
import type { BuildFolders } from '../src/settings/folders.ts';
import { ownAskable, ownBusiness, readBusiness } from './own-business.ts';
import { referenceDirectory } from './reference.ts';
import { referenceFolders, referenceOrigin, secondBusiness } from './reference-build.ts';
import { MissingSample, type Samples } from './samples.ts';

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
 * one in `content/` where that is somebody's own and holds all that the tests ask about. Tests of a rule run for each below a title that begins with "the" and its name.
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
  ...(ownAskable === undefined || 'lacks' in ownAskable
    ? []
    : [{ name: 'own business' as const, isReference: false, ...ownBusiness, ...ownAskable }]),
];

/** The reference business, or undefined where it was taken away. */
export const reference = businesses.find(({ isReference }) => isReference);

function load(business: Omit<TestBusiness, 'site' | 'samples'>): TestBusiness {
  const read = readBusiness(business.directory, business.origin);
  if ('lacks' in read) throw new MissingSample(read.lacks);
  return { ...business, ...read };
}
