import type { Country } from '../countries/country.ts';
import { formatDistance } from '../countries/distance-unit.ts';
import { roundKm } from '../coverage/distance.ts';
import { foldName } from '../coverage/place-name.ts';
import type { DataPlace } from './postal-area-data.ts';

/** How many places are offered. */
const MOST_OFFERED = 20;

/** Places to choose from: the nearest of the data that are not served yet. */
export function offerPlaces(places: readonly DataPlace[], served: readonly string[], country: Country): string {
  const names = new Set(served.map(foldName));
  const open = places.filter(({ name }) => !names.has(foldName(name))).slice(0, MOST_OFFERED);
  return open
    .map(({ name, municipality, km }) => {
      const within = municipality === name ? '' : `, ${municipality}`;
      return `${name}${within}: ${formatDistance(roundKm(km), country.distanceUnit)}`;
    })
    .join('\n');
}

/** Answers about a place from the data: the nearest of its name; undefined where none has it. */
export function answerFromData(name: string, places: readonly DataPlace[]): Record<string, string> | undefined {
  const found = places.find((place) => foldName(place.name) === foldName(name));
  if (found === undefined) return undefined;
  const { municipality, latitude, longitude, areas } = found;
  return { municipality, latitude: String(latitude), longitude: String(longitude), postal: areas.join(', ') };
}
