import type { Site } from '../src/business/site.ts';
import { type BuildFolders, buildFolders } from '../src/settings/folders.ts';
import { ownContent, ownOrigin, readBusiness } from './own-content.ts';
import { referenceDirectory, referenceFolders, referenceOrigin, secondBusiness } from './reference-build.ts';
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

/** The reference business, of which tests state facts. */
export const reference = load({
  name: 'garage',
  isReference: true,
  directory: referenceDirectory,
  origin: referenceOrigin,
  folders: referenceFolders,
});

/**
 * Every business that must keep the contract: the reference one, one that shares nothing with it but the code, and the
 * one in `content/` where that is another and holds all that the tests ask about. Tests of a rule run for each below a
 * title that begins with "the" and its name.
 */
export const businesses: readonly TestBusiness[] = [
  reference,
  load({ name: 'plumber', isReference: false, ...secondBusiness }),
  ...(ownContent === undefined || 'lacks' in ownContent
    ? []
    : [
        {
          name: 'own business' as const,
          isReference: false,
          directory: 'content',
          origin: ownOrigin,
          folders: buildFolders('.build/test/own'),
          ...ownContent,
        },
      ]),
];

function load(business: Omit<TestBusiness, 'site' | 'samples'>): TestBusiness {
  const read = readBusiness(business.directory, business.origin);
  if ('lacks' in read) throw new MissingSample(read.lacks);
  return { ...business, ...read };
}
