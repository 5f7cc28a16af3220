import { formatRadius } from '../business/business.ts';
import { type Site, tellsResponse } from '../business/site.ts';
import { countPlaces } from '../format/wording.ts';
import { coverageOfPlace, coverageOfPostalArea, findCoverage } from './coverage.ts';
import { prepareCoverageIndex } from './coverage-index.ts';
import { formatServedPlace } from './coverage-messages.ts';
import { placesByPostalArea } from './places.ts';

/** Template of the sentence about a served place, filled in by the browser from a datalist option. */
export function coverageYes(site: Site): string {
  const response = tellsResponse(site) ? '$response' : undefined;
  return formatServedPlace({ name: '$where', municipality: '$where', distance: '$distance', response });
}

/** The longest answer to a question of the form that is no long text itself; the form keeps room for it. */
export function longestAnswer(site: Site): string {
  const { wrongForm, wrongLetter, foreign } = site.terms;
  const lookup = prepareCoverageIndex(site);
  const refused = ['Somewhere in between', ...Object.keys(site.postalAreas)].flatMap((city) => {
    const found = findCoverage({ city }, lookup);
    return found.ok && 'record' in found.value ? found.value.record : [];
  });
  const served = [
    ...site.places.map((place) => coverageOfPlace(site, place)),
    ...[...placesByPostalArea(site)].map(([area, places]) => coverageOfPostalArea(site, area, places)),
  ];
  const answers = [...[...served, ...refused].map(({ message }) => message), wrongForm, wrongLetter];
  return [...answers, ...Object.values(foreign)].reduce((a, b) => (b.length > a.length ? b : a), '');
}

/** Hint below the coverage form before a question. */
export function coverageHint(site: Site): string {
  const { places, business, country } = site;
  const where = `within ${formatRadius(business.serviceRadiusKm, country)} of ${business.address.addressLocality}`;
  if (places.length === 0) return `We work ${where}.`;
  return `We serve ${countPlaces(places.length)} ${where}. The answer says how far it is${tellsResponse(site) ? ' and how soon we come' : ''}.`;
}
