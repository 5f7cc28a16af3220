import { prepareLookup } from '../coverage/lookup.ts';
import { listPublishedFiles, type PublishedFile } from '../publish/published-files.ts';
import { site } from '../site.ts';

/** What requests look up in the content. */
export const lookup = prepareLookup(site);

/** Every file that is published beside the pages, by its path. */
export const files: ReadonlyMap<string, PublishedFile> = new Map(
  Array.from(listPublishedFiles(site, lookup), (file) => [file.path, file]),
);
