import { listPublishedFiles, type PublishedFile } from '../build/published-files.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { site } from '../site.ts';

/** Lookup tables of the content. */
export const lookup = prepareLookup(site);

/** Files published beside the pages, by path. */
export const files: ReadonlyMap<string, PublishedFile> = new Map(
  Array.from(listPublishedFiles(site, lookup), (file) => [file.path, file]),
);
