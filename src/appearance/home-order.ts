import { listJobPhotos, MAX_PHOTOS_ON_PAGE } from '../business/photos.ts';
import type { Site, SiteService } from '../business/site.ts';
import { venueOf } from '../text/venue.ts';
import { resolveBrand } from './brand.ts';
import type { Look } from './looks/look.ts';

/** A part of the first screen of the home page, below its heading. */
type HeroPart = 'hoursAndAddress' | 'hoursAndBooking' | 'prices' | 'showpieces';
type Section = 'bills' | 'drawing' | 'questions' | 'reviews' | 'visit' | 'hoursAndAreas';

/** The order of the home page in a layout. */
interface HomeOrder {
  readonly hero: readonly HeroPart[];
  /** The sections below the first screen. */
  readonly sections: readonly Section[];
  /** Whether the price board lists the sizes of each service. */
  readonly hasSizes?: boolean;
  /** Whether the rows of a short price board are tall. */
  readonly hasTallRows?: boolean;
  /** Whether the bar at the bottom of a phone has directions instead of the coverage form. */
  readonly hasDirections?: boolean;
}

const orders: Readonly<Record<Look['layout'], HomeOrder>> = {
  urgent: {
    hero: ['prices'],
    sections: ['bills', 'drawing', 'visit', 'reviews', 'hoursAndAreas', 'questions'],
    hasTallRows: true,
  },
  appointment: {
    hero: ['hoursAndBooking', 'prices'],
    sections: ['visit', 'drawing', 'hoursAndAreas', 'bills', 'reviews', 'questions'],
    hasSizes: true,
  },
  showroom: {
    hero: ['showpieces', 'prices'],
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

/** Returns the order of the home page of a site, without parts that have no content. */
export function orderHome(site: Site): HomeOrder {
  const { layout } = resolveBrand(site);
  const order = orders[layout];
  const hasStreet = site.business.address.streetAddress !== undefined;
  const contents: Partial<Record<HeroPart, (site: Site) => readonly unknown[]>> = {
    showpieces: listShowpieces,
    prices: listOnBoard,
  };
  return {
    ...order,
    hero: order.hero.filter((part) => contents[part]?.(site).length !== 0),
    hasTallRows: order.hasTallRows === true && site.services.length <= MAX_SHORT_LIST,
    hasDirections: venueOf(site.business) === 'premises' || (order.hasDirections === true && hasStreet),
  };
}

/** Whether the home page of a site has the hours above the prices. */
export function hasHoursFirst(site: Site): boolean {
  return orderHome(site).hero.some((part) => part === 'hoursAndAddress' || part === 'hoursAndBooking');
}

/** Lists the services of the price board on the home page: those whose prices the showroom above it does not show. */
export function listOnBoard(site: Site): readonly SiteService[] {
  if (!orders[resolveBrand(site).layout].hero.includes('showpieces')) return site.services;
  const shown = listShowpieces(site).flatMap((piece) => ('service' in piece ? piece.service : []));
  return site.services.filter((service) => !shown.includes(service));
}

/** Lists the work that a showroom shows: photographs of jobs, then drawn variants of services; at most six. */
export function listShowpieces(site: Pick<Site, 'photos' | 'services'>) {
  const photos = listJobPhotos(site).map((photo) => ({ photo }));
  return [...photos, ...site.services.flatMap(listDrawn)].slice(0, MAX_PHOTOS_ON_PAGE);
}

function listDrawn(service: SiteService) {
  return service.variants.flatMap((variant) =>
    variant.drawing === undefined ? [] : [{ service, variant, drawing: variant.drawing }],
  );
}
