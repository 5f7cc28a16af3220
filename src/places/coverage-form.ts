import { formatRadius } from '../business/business.ts';
import { type Site, tellsResponse } from '../business/site.ts';
import { textOf } from '../text/text.ts';
import { findCoverage } from './coverage.ts';
import { prepareCoverageIndex } from './coverage-index.ts';
import { placesByPostalArea } from './places.ts';
import { coverageOfPlace, coverageOfPostalArea } from './prebuilt-coverage.ts';

/** Template of the sentence about a served place, filled in by the browser from a datalist option. */
export function coverageYes(site: Site): string {
  const response = tellsResponse(site) ? '$response' : undefined;
  return textOf(site.country.locale).places.served({
    name: '$where',
    municipality: '$where',
    distance: '$distance',
    response,
  });
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
  const words = textOf(country.locale).places;
  const where = words.within(formatRadius(business.serviceRadiusKm, country), business.address.addressLocality);
  if (places.length === 0) return words.weWork(where);
  return words.weServe({ count: places.length, where, tellsResponse: tellsResponse(site) });
}
