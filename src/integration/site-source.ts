import { ContentError, isValid, type LoadedSite, loadSite, type ValidSite } from '../content/load/load-site.ts';

/** The content of a folder as last read. */
export type SiteSource = ReturnType<typeof createSiteSource>;

/** Reads a content folder on first use and after `refresh`. */
export function createSiteSource(directory: string, origin: string) {
  let loaded: LoadedSite | undefined;
  let sound: ValidSite | undefined;
  /** Reads the folder again. */
  const refresh = () => {
    loaded = loadSite(directory, origin);
    if (isValid(loaded)) sound = loaded;
    return loaded;
  };
  /** Result of the last read. */
  const current = () => loaded ?? refresh();
  /** Result of the last valid read; throws if there was none. */
  const lastValid = () => {
    const now = current();
    if (sound === undefined) throw new ContentError(now);
    return sound;
  };
  return { directory, current, lastValid, refresh };
}
