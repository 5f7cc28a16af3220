import { ContentError, requireValid } from '../content/read/content-error.ts';
import { type ContentReading, loadSite, type ValidReading } from '../content/read/load-site.ts';

/** The content of one folder as it was last read. */
export interface SiteSource {
  readonly directory: string;
  /** What came of the last reading. */
  current(): ContentReading;
  /** What came of the last reading that made a site, however wrong the content is now; throws if there was none. */
  lastValid(): ValidReading;
  /** Reads the folder again. */
  refresh(): ContentReading;
}

/** Reads a content folder at first use, and again after `refresh`. */
export function createSiteSource(directory: string, origin: string): SiteSource {
  let loaded: ContentReading | undefined;
  let sound: ValidReading | undefined;
  const current = () => {
    loaded ??= loadSite(directory, origin);
    if (loaded.site !== undefined) sound = requireValid(loaded);
    return loaded;
  };
  return {
    directory,
    current,
    lastValid() {
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
