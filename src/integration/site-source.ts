import { ContentError, isValid, type LoadedSite, loadSite, type ValidSite } from '../content/load/load-site.ts';
import type { FileCache } from '../content/load/read-folder.ts';

/** A folder's content as last read. */
export type SiteSource = Awaited<ReturnType<typeof createSiteSource>>;

/** Reads a content folder, now and at each `refresh`. */
export async function createSiteSource(directory: string, origin: string) {
  const parsed: FileCache = new Map();
  const load = () => loadSite(directory, origin, parsed);
  let current = await load();
  let lastValid = current;
  return {
    directory,
    /** Result of the last read. */
    current: () => current,
    async refresh(): Promise<LoadedSite> {
      current = await load();
      if (isValid(current)) lastValid = current;
      return current;
    },
    /** Result of the last valid read; throws if there was none. */
    lastValid(): ValidSite {
      if (!isValid(lastValid)) throw new ContentError(current);
      return lastValid;
    },
  };
}
