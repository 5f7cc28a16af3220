import { business, dundas, edit, type ProblemCases, place, remove } from './problem-case.ts';

/** Problems in places, regions, postal areas and distances, and others that need all places. */
export const problemCases: ProblemCases = {
  'a latitude without its decimal point': place('43.26913', '4326913'),
  'distance bands out of order': business('upToKm: 20', 'upToKm: 5'),
  'distance bands that end too early': business(/.*upToKm: 65.*\n/, ''),
  'a place beyond the radius': place('43.26913', '44.26913'),
  'an alternate name that another place has': place('- Town of Dundas', '- Saltfleet'),
  'two places with one name': place('name: Dundas', 'name: Westdale'),
  'a former slug that is taken': place('kind: town', 'kind: town\nformerSlugs: [westdale]'),
  'a shared name that one place has': edit('regions.yaml', 'names: [Niagara]', 'names: [Dundas]'),
  'a region with an unknown place': edit('regions.yaml', 'dunnville]', 'dunville]'),
  'a known name that is served': edit('regions.yaml', 'name: Copetown', 'name: Town of Dundas'),
  'a known name that stands for several places': edit('regions.yaml', 'name: Copetown', 'name: Brant County'),
  'a known name with only a latitude': edit(
    'regions.yaml',
    'latitude: 43.24378, longitude: -80.05567',
    'latitude: 43.2',
  ),
  'a postal area that does not exist': place('[L9H]', '[L8A]'),
  'a postal area of another province': place('[L9H]', '[H2X]'),
  'a place with the name of its province': place('kind: town', 'kind: town\naddressRegion: Quebec'),
  'a postal area of another province than its place': place(
    /kind: town((?:.|\n)*)\[L9H\]/,
    'kind: town\naddressRegion: QC$1[B3H]',
  ),
  'a postal area in lower case': place('[L9H]', '[l9h]'),
  'a postal area listed twice': place('[L9H]', '[L9H, L9H]'),
  'a postal area that is whole and partial': place('[L9H]', '[L9H]\npartialPostalAreas: [L9H]'),
  'coverage by radius without positions': (copy) => {
    for (const file of ['postal-areas.json', 'place-names.json', 'regions.yaml']) copy.remove(file);
    copy.edit('business.yaml', /^serviceRadiusKm:/m, 'coverage: radius\n$&');
  },
  'an invalid value of coverage': business(/^serviceRadiusKm:/m, 'coverage: distance\n$&'),
  'an invalid value of unlisted': business(/^serviceRadiusKm:/m, 'unlisted: maybe\n$&'),
  'a place name with only a latitude': edit('place-names.json', /\[49.06, -122.25\]/, '[49.06]'),
  'a removed place': remove('places/westdale.yaml'),
  'a response time of a place without response bands': (copy) => {
    copy.edit('business.yaml', /^responseBands:\n(?: +.*\n)+/m, '');
    copy.edit(dundas, /$/, 'responseMinutes: { min: 20, max: 40 }\n');
  },
  'a postal area far from its place': place('[L9H]', '[L9H, K1A]'),
  'swapped coordinates of a place': place(/latitude: .*\nlongitude: .*/, 'latitude: -79.95\nlongitude: 43.26913'),
  'a business without a street, far from the position of its town': (copy) => {
    copy.edit('business.yaml', /^ *streetAddress: .*\n/m, '');
    copy.edit('places/stoney-creek.yaml', 'latitude: 43.21681', 'latitude: 43.25');
  },
  'a longitude without its minus sign': place(/longitude: -/, 'longitude: '),
  'an address in another country': business('addressCountry: CA', 'addressCountry: US'),
  'an address in another province': business('addressRegion: "ON"', 'addressRegion: QC'),
  'a moved address with its old position': business('postalCode: L8G 1A1', 'postalCode: L3M 1A1'),
  'a moved address with a position far away': business('postalCode: L8G 1A1', 'postalCode: K1P 1A1'),
  'a base in another part of the country': business(
    /latitude: .*\n {2}longitude: .*/,
    'latitude: 49.4928\n  longitude: -117.2948',
  ),
  'an outline with curves': edit('outline.json', /"land": "M/, '"land": "C'),
  'a slug renamed without formerSlugs': edit('services/opener.mdx', 'slug: opener-repair', 'slug: openers'),
  'a comma missing in JSON': edit('postal-areas.json', '45.2557,', '45.2557'),
};
