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
  /** Reads the folder again. */
  refresh(): LoadedSite;
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
  const current = () => {
    loaded ??= loadSite(directory, origin);
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
    refresh() {
      loaded = undefined;
      return current();
    },
  };
}
