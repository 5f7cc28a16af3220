import { prose, scripts, sites } from 'virtual:site';
import { findLanguageOfPath, type Site } from './business/site.ts';
import { siteTextOf } from './business/site-text.ts';
import { prepareZoneOffsets } from './hours/local-time.ts';
import { longestStateText, prepareSchedule } from './hours/schedule.ts';

const [firstSite, ...otherSites] = sites;

/** What every page and component reads from `Astro.locals`. */
export type PageLocals = Readonly<ReturnType<typeof toLocals>>;

/** The locals of the pages in each language, the first one first. */
export const allLocals: readonly [PageLocals, ...PageLocals[]] = [toLocals(firstSite), ...otherSites.map(toLocals)];

function toLocals(site: Site) {
  return {
    /** The validated content. */
    site,
    /** The sentences in its language, worded for where its customers are served. */
    text: siteTextOf(site),
    /** The script of every page, with those sentences. */
    script: scripts[site.prefix] ?? '',
    /** The opening hours and the offsets of the time zone, which the script reads. */
    hours: JSON.stringify({
      ...prepareSchedule(site.business),
      zone: prepareZoneOffsets(site.business.timeZone, site.today),
    }),
    /** The longest opening state, which reserves its space, so that nothing moves when the script sets the state. */
    longestStateText: longestStateText(site.business, site.today, site.country.locale),
  };
}

/** Returns the locals for a path or route: those of the language it begins with, or of the first language. */
export function localsOf(path: string): PageLocals {
  return findLanguageOfPath(allLocals, path);
}

/**
 * Loads the prose of a content file in a site's language, `pages/about` or `services/spring`: as a component, and
 * whether it has headings.
 */
export async function renderProse({ prefix }: Pick<Site, 'prefix'>, id: string) {
  const load = prose[`${prefix}/${id}`.slice(1)];
  if (load === undefined) throw new Error(`There is no prose at ${id} in the language of ${prefix}/.`);
  const { default: Prose, getHeadings } = await load();
  return { Prose, hasHeadings: getHeadings().length > 0 };
}
