import { expect, test } from 'vitest';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { listPlaces } from '../../src/places/places.ts';
import { createSite } from '../support/small-business.ts';
import { ask, listSuggested } from './ask-coverage.ts';

const common = { country: 'CA', trade: 'plomberie', telephone: '819 555-0137', 'time-zone': 'America/Toronto' };

/** A French business that serves the other bank of the river, and one in a town on the line between two provinces. */
const businesses = [
  {
    answers: {
      ...{ ...common, locale: 'fr', name: 'Plomberie des Draveurs', languages: 'French, English' },
      ...{ address: '12, rue Eddy, Gatineau (Québec) J8X 1A1', latitude: '45.4261', longitude: '-75.7285' },
    },
    places: {
      'places/gatineau.yaml':
        '{ name: Gatineau, kind: city, municipality: Gatineau, latitude: 45.43, longitude: -75.72, postalAreas: [J8X] }',
      'places/ottawa.yaml':
        '{ name: Ottawa, kind: city, municipality: Ottawa, addressRegion: "ON", latitude: 45.42, longitude: -75.69, postalAreas: [K1N] }',
    },
    regions: ['QC', 'ON'],
    inRegion: { Quebec: ['gatineau'], Ontario: ['ottawa'], Canada: ['gatineau', 'ottawa'] },
    served: {
      ottawa: 'Ottawa | Ottawa, Ontario | Ottawa (Ontario) | ville d’Ottawa, ON',
      gatineau: 'Gatineau, Québec | Gatineau QC',
      K1N: 'K1N 6N5',
      J8X: 'j8x',
    },
    no: { 'Gatineau, Nouvelle-Écosse': '', '': 'B3H' },
    outside: 'Le secteur B3H est hors du Québec et de l’Ontario, où nous travaillons.',
  },
  {
    answers: {
      ...{ ...common, locale: 'en', name: 'Border City Plumbing', trade: 'plumbing', languages: 'English' },
      ...{ 'time-zone': 'America/Edmonton', address: '5012 49 Street, Lloydminster, AB T9V 0K2' },
      ...{ latitude: '53.2783', longitude: '-110.005' },
    },
    places: {
      'places/lloydminster.yaml':
        '{ name: Lloydminster, kind: city, municipality: Lloydminster, latitude: 53.2783, longitude: -110.005, postalAreas: [T9V] }',
      'places/east-side.yaml':
        '{ name: East Side, kind: neighbourhood, municipality: Lloydminster, addressRegion: SK, latitude: 53.28, longitude: -109.98, postalAreas: [S9V] }',
    },
    regions: ['AB', 'SK'],
    inRegion: { Alberta: ['lloydminster'], Saskatchewan: ['east-side'] },
    served: {
      lloydminster: 'Lloydminster, Alberta | Lloydminster SK',
      'east-side': 'East Side, Saskatchewan',
      S9V: 'S9V 0A1',
      T9V: 'T9V',
    },
    no: { 'Lloydminster, Manitoba': '', '': 'R3C' },
    outside: 'R3C is not in Alberta or Saskatchewan, and we only work there.',
  },
];

test.each(businesses)('M9 $answers.name serves both sides of the border', async (business) => {
  const site = await createSite(business.answers, business.places);
  expect(listPlaces(site).areas.map(({ addressRegion }) => addressRegion)).toEqual(business.regions);
  const lookup = prepareLookupTables(site);
  for (const [key, texts] of Object.entries(business.served)) {
    for (const text of texts.split(' | '))
      expect(/\d/.test(text) ? ask(lookup, '', text) : ask(lookup, text), text).toMatchObject({ key });
  }
  for (const [region, slugs] of Object.entries(business.inRegion))
    expect(listSuggested(ask(lookup, region)), region).toEqual(slugs);
  for (const [text, code] of Object.entries(business.no)) {
    const { answer } = ask(lookup, text, code);
    expect(answer, text).toMatchObject({ covered: false });
  }
  expect(ask(lookup, '', business.no['']).answer?.message).toBe(business.outside);
});
