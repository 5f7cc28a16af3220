import { greatCircleKm } from './distance.ts';
import type { Site, SitePlace } from './site.ts';

const ENOUGH_WORDS = 80;

/**
 * Whether search engines are asked to list a place's page: only with local
 * notes of its own, for pages that differ in nothing but a name help nobody.
 */
export function isListed(place: Pick<SitePlace, 'notes'>): boolean {
  return (place.notes?.split(/\s+/).length ?? 0) >= ENOUGH_WORDS;
}

/** The served places nearest to a place, nearest first. */
export function nearestPlaces(site: Site, place: SitePlace, count: number): SitePlace[] {
  return site.places
    .filter((other) => other.slug !== place.slug)
    .map((other) => ({ other, km: greatCircleKm(place, other) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count)
    .map(({ other }) => other);
}
