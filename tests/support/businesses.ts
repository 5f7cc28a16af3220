import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import type { BuildFolders } from '../../src/system/folders.ts';
import { requireSite } from './content-copy.ts';
import {
  electrician,
  groomer,
  referenceDirectory,
  referenceFolders,
  referenceOrigin,
  secondBusiness,
} from './reference-build.ts';
import { runsAll } from './sample-of.ts';
import { findSamples, type Samples } from './samples.ts';

/** A business whose built site the tests use. */
export interface TestBusiness {
  readonly name: 'garage' | 'plumber' | 'electrician' | 'groomer';
  /** Whether tests contain known numbers and names of it. */
  readonly isReference: boolean;
  /** The servers that run the function with its site. */
  readonly servers: readonly ('node' | 'workers')[];
  /** The folder of its content. */
  readonly directory: string;
  readonly origin: string;
  readonly folders: BuildFolders;
  readonly site: Site;
  readonly samples: Samples;
}

const other = { isReference: false, servers: ['node'] } as const;

/** The reference business, whose facts tests may state. */
export const reference = await load({
  name: 'garage',
  isReference: true,
  servers: ['node', 'workers'],
  directory: referenceDirectory,
  origin: referenceOrigin,
  folders: referenceFolders,
});

/** A smaller business that has only the code in common with it. */
export const plumber = await load({
  name: 'plumber',
  isReference: false,
  servers: runsAll ? reference.servers : ['node'],
  ...secondBusiness,
});

/** The businesses that all tests run for. Tests of a rule are in a `describe` that begins with "the" and the name. */
export const businesses: readonly TestBusiness[] = [reference, plumber];

/** The businesses whose sites tests build with changes. */
export const rebuiltBusinesses = runsAll ? businesses : [plumber];

/** Every business that must keep the contract: those, and others in further countries with other prices and hours. */
export const allBusinesses: readonly TestBusiness[] = [
  ...businesses,
  await load({ name: 'electrician', ...other, ...electrician }),
  await load({ name: 'groomer', ...other, ...groomer }),
];

async function load(business: Omit<TestBusiness, 'site' | 'samples'>): Promise<TestBusiness> {
  const site = requireSite(await loadSite(business.directory, business.origin));
  return { ...business, site, samples: findSamples(business.name, site) };
}
