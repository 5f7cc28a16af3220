import type { Site } from '../domain/site.ts';
import { ContentError } from '../reader/content-error.ts';
import { type LoadedSite, loadSite } from '../reader/load-site.ts';

/** The content of one folder as it was last read. */
export interface SiteSource {
  readonly directory: string;
  /** What came of the last reading. */
  current(): LoadedSite;
  /** The site, or a `ContentError` thrown with the report if the content is wrong. */
  site(): Site;
  /** What came of the last reading that made a site, however wrong the content is now; throws if there was none. */
  lastSound(): SoundSite;
  /** Reads the folder again. */
  refresh(): LoadedSite;
}

/** A reading of sound content. */
export interface SoundSite extends LoadedSite {
  readonly site: Site;
}

const sources = new Map<string, SiteSource>();

/** The source of a folder and an origin, read once for everything in this process that asks for it. */
export function shareSiteSource(directory: string, origin: string): SiteSource {
  const key = `${origin} ${directory}`;
  const source = sources.get(key) ?? createSiteSource(directory, origin);
  sources.set(key, source);
  return source;
}

/** Reads a content folder when it is first asked for, and again when told to. */
function createSiteSource(directory: string, origin: string): SiteSource {
  let loaded: LoadedSite | undefined;
  let sound: SoundSite | undefined;
  const current = () => {
    loaded ??= loadSite(directory, origin);
    const { site } = loaded;
    if (site !== undefined) sound = { ...loaded, site };
    return loaded;
  };
  return {
    directory,
    current,
    site() {
      const { site } = current();
      if (site === undefined) throw new ContentError(current());
      return site;
    },
    lastSound() {
      const now = current();
      if (sound === undefined) throw new ContentError(now);
      return sound;
    },
    refresh() {
      loaded = undefined;
      return current();
    },
  };
}
