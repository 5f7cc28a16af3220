import { listJobPhotos, MAX_PHOTOS_ON_PAGE } from '../business/photos.ts';
import type { Site, SiteService } from '../business/site.ts';
import { venueOf } from '../text/venue.ts';
import { resolveBrand } from './brand.ts';
import type { Look } from './looks/look.ts';

/** A section of the home page's first screen, below its heading. */
type HeroSection = 'hoursAndAddress' | 'hoursAndBooking' | 'prices' | 'featuredWork';
type Section = 'bills' | 'drawing' | 'questions' | 'reviews' | 'visit' | 'hoursAndAreas';

/** What the home page shows in a layout, in order. */
interface HomeLayout {
  readonly hero: readonly HeroSection[];
  /** The sections below the first screen. */
  readonly sections: readonly Section[];
  /** Whether the price board lists the variants of each service. */
  readonly hasVariants?: boolean;
  /** Whether the rows of a short price board are tall. */
  readonly hasTallRows?: boolean;
  /** Whether the bar at the bottom of a phone has directions instead of the coverage form. */
  readonly hasDirections?: boolean;
}

const homeLayouts: Readonly<Record<Look['layout'], HomeLayout>> = {
  urgent: {
    hero: ['prices'],
    sections: ['bills', 'drawing', 'visit', 'reviews', 'hoursAndAreas', 'questions'],
    hasTallRows: true,
  },
  appointment: {
    hero: ['hoursAndBooking', 'prices'],
    sections: ['visit', 'drawing', 'hoursAndAreas', 'bills', 'reviews', 'questions'],
    hasVariants: true,
  },
  showroom: {
    hero: ['featuredWork', 'prices'],
    sections: ['reviews', 'visit', 'drawing', 'hoursAndAreas', 'bills', 'questions'],
  },
  visit: {
    hero: ['hoursAndAddress', 'prices'],
    sections: ['hoursAndAreas', 'visit', 'drawing', 'bills', 'reviews', 'questions'],
    hasDirections: true,
  },
};

/** Maximum number of services whose prices get tall rows. */
const MAX_SHORT_LIST = 4;

/** Returns a site's home page layout, without sections that have no content. */
export function getHomeLayout(site: Site): HomeLayout {
  const { layout } = resolveBrand(site);
  const homeLayout = homeLayouts[layout];
  const hasStreet = site.business.address.streetAddress !== undefined;
  const contents: Partial<Record<HeroSection, (site: Site) => readonly unknown[]>> = {
    featuredWork: listFeaturedWork,
    prices: listBoardServices,
  };
  return {
    ...homeLayout,
    hero: homeLayout.hero.filter((name) => contents[name]?.(site).length !== 0),
    hasTallRows: homeLayout.hasTallRows === true && site.services.length <= MAX_SHORT_LIST,
    hasDirections: venueOf(site.business) === 'premises' || (homeLayout.hasDirections === true && hasStreet),
  };
}

/** Whether the home page of a site has the hours above the prices. */
export function hasHoursFirst(site: Site): boolean {
  return getHomeLayout(site).hero.some((name) => name === 'hoursAndAddress' || name === 'hoursAndBooking');
}

/** Lists the services of the price board on the home page: all, except those whose prices the featured work shows. */
export function listBoardServices(site: Site): readonly SiteService[] {
  if (!homeLayouts[resolveBrand(site).layout].hero.includes('featuredWork')) return site.services;
  const shown = listFeaturedWork(site).flatMap((item) => ('service' in item ? item.service : []));
  return site.services.filter((service) => !shown.includes(service));
}

/** Lists the work that the showroom layout features: photographs of jobs, then drawn variants of services; at most six. */
export function listFeaturedWork(site: Pick<Site, 'photos' | 'services'>) {
  const photos = listJobPhotos(site).map((photo) => ({ photo }));
  return [...photos, ...site.services.flatMap(listDrawnVariants)].slice(0, MAX_PHOTOS_ON_PAGE);
}

function listDrawnVariants(service: SiteService) {
  return service.variants.flatMap((variant) =>
    variant.drawing === undefined ? [] : [{ service, variant, drawing: variant.drawing }],
  );
}
