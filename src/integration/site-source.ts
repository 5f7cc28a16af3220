import { ContentError, type LoadedSite, loadSite, type ValidSite } from '../content/load/load-site.ts';

/** The content of a folder as last read. */
export interface SiteSource {
  readonly directory: string;
  /** Result of the last read. */
  current(): LoadedSite;
  /** Result of the last valid read; throws if there was none. */
  lastValid(): ValidSite;
  /** Reads the folder again. */
  refresh(): LoadedSite;
}

/** Reads a content folder on first use and after `refresh`. */
export function createSiteSource(directory: string, origin: string): SiteSource {
  let loaded: LoadedSite | undefined;
  let sound: ValidSite | undefined;
  const refresh = () => {
    loaded = loadSite(directory, origin, loaded?.folder);
    const [first, ...others] = loaded.readings;
    if (first !== undefined) sound = { ...loaded, site: first.site, readings: [first, ...others] };
    return loaded;
  };
  const current = () => loaded ?? refresh();
  return {
    directory,
    current,
    refresh,
    lastValid() {
      const now = current();
      if (sound === undefined) throw new ContentError(now);
      return sound;
    },
  };
}
