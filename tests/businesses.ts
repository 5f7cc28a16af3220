import type { BuildFolders } from '../src/build/folders.ts';
import type { Site } from '../src/domain/site.ts';
import { loadSite } from '../src/reader/load-site.ts';
import { referenceFolders, referenceOrigin, secondBusiness } from './reference-build.ts';

/** A business whose built site the tests ask. */
export interface TestBusiness {
  readonly name: 'garage' | 'plumber';
  readonly origin: string;
  readonly folders: BuildFolders;
  readonly site: Site;
}

/** Every business that must keep the contract: the reference one, and one that shares nothing with it but the code. */
export const businesses: readonly TestBusiness[] = [
  { name: 'garage', origin: referenceOrigin, folders: referenceFolders, site: load('content', referenceOrigin) },
  { name: 'plumber', ...secondBusiness, site: load(secondBusiness.directory, secondBusiness.origin) },
];

function load(directory: string, origin: string): Site {
  const { site } = loadSite(directory, origin);
  if (site === undefined) throw new Error(`The content in ${directory} is not valid.`);
  return site;
}
