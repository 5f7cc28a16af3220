import { dundas, edit, type Mistakes, remove, write } from './mistake.ts';

/** Mistakes in places, regions, postal areas and distances. */
export const placeMistakes: Mistakes = {
  'a latitude without its point': edit(dundas, '43.26913', '4326913'),
  'distance bands out of order': edit('business.yaml', 'upToKm: 20', 'upToKm: 5'),
  'distance bands that end too early': edit('business.yaml', /.*upToKm: 65.*\n/, ''),
  'a place beyond the radius': edit(dundas, '43.26913', '44.26913'),
  'an alternate name that another place has': edit(dundas, '- Town of Dundas', '- Saltfleet'),
  'two places with one name': edit(dundas, 'name: Dundas', 'name: Westdale'),
  'a place that has the name of a postal area': write(
    'places/l9h.yaml',
    'name: Ancaster Heights\nkind: town\nmunicipality: Hamilton\nlatitude: 43.22\nlongitude: -79.98\npostalAreas: [L9G]\n',
  ),
  'a former slug that is taken': edit(dundas, 'kind: town', 'kind: town\nformerSlugs: [westdale]'),
  'a name of several places that is the name of one': edit('regions.yaml', 'names: [Niagara]', 'names: [Dundas]'),
  'a region with an unknown place': edit('regions.yaml', 'dunnville]', 'dunville]'),
  'a known name that is served': edit('regions.yaml', 'name: Copetown', 'name: Town of Dundas'),
  'a known name of several places': edit('regions.yaml', 'name: Copetown', 'name: Brant County'),
  'a known name that stands there twice': edit('regions.yaml', 'name: Copetown', 'name: Mt. Hope'),
  'a known name with half a point': edit('regions.yaml', 'latitude: 43.24378, longitude: -80.05567', 'latitude: 43.2'),
  'a postal area that does not exist': edit(dundas, '[L9H]', '[L8A]'),
  'a postal area of another province': edit(dundas, '[L9H]', '[H2X]'),
  'a postal area in small letters': edit(dundas, '[L9H]', '[l9h]'),
  'a postal area named twice': edit(dundas, '[L9H]', '[L9H, L9H]'),
  'a postal area that is whole and partial': edit(dundas, '[L9H]', '[L9H]\npartialPostalAreas: [L9H]'),
  'a place withdrawn': remove('places/westdale.yaml'),
  'a response time of one place where the business names none': (copy) => {
    copy.edit('business.yaml', /^responseBands:\n(?: +.*\n)+/m, '');
    copy.edit(dundas, /$/, 'responseMinutes: { min: 20, max: 40 }\n');
  },
  'a postal area far from its place': edit(dundas, '[L9H]', '[L9H, K1A]'),
  'the coordinates of a place changed places': edit(
    dundas,
    /latitude: .*\nlongitude: .*/,
    'latitude: -79.95\nlongitude: 43.26913',
  ),
  'a longitude without its minus sign': edit(dundas, /longitude: -/, 'longitude: '),
};
