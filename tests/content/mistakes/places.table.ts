import { dundas, edit, type Mistake, remove, write } from './mistake.ts';

/** Mistakes in places, regions, postal areas and distances. */
export const placeMistakes: readonly Mistake[] = [
  {
    name: 'a latitude without its point',
    make: edit(dundas, '43.26913', '4326913'),
  },
  {
    name: 'distance bands out of order',
    make: edit('business.yaml', 'upToKm: 20', 'upToKm: 5'),
  },
  {
    name: 'distance bands that end too early',
    make: edit('business.yaml', /.*upToKm: 65.*\n/, ''),
  },
  {
    name: 'a place beyond the radius',
    make: edit(dundas, '43.26913', '44.26913'),
  },
  {
    name: 'an alternate name that another place has',
    make: edit(dundas, '- Town of Dundas', '- Saltfleet'),
  },
  {
    name: 'two places with one name',
    make: edit(dundas, 'name: Dundas', 'name: Westdale'),
  },
  {
    name: 'a place that has the name of a postal area',
    make: write(
      'places/l9h.yaml',
      'name: Ancaster Heights\nkind: town\nmunicipality: Hamilton\nlatitude: 43.22\nlongitude: -79.98\npostalAreas: [L9G]\n',
    ),
  },
  {
    name: 'a former slug that is taken',
    make: edit(dundas, 'kind: town', 'kind: town\nformerSlugs: [westdale]'),
  },
  {
    name: 'a name of several places that is the name of one',
    make: edit('regions.yaml', 'names: [Niagara]', 'names: [Dundas]'),
  },
  {
    name: 'a region with an unknown place',
    make: edit('regions.yaml', 'dunnville]', 'dunville]'),
  },
  {
    name: 'a known name that is served',
    make: edit('regions.yaml', 'name: Copetown', 'name: Town of Dundas'),
  },
  {
    name: 'a known name of several places',
    make: edit('regions.yaml', 'name: Copetown', 'name: Brant County'),
  },
  {
    name: 'a known name that stands there twice',
    make: edit('regions.yaml', 'name: Copetown', 'name: Mt. Hope'),
  },
  {
    name: 'a known name with half a point',
    make: edit('regions.yaml', 'latitude: 43.24378, longitude: -80.05567', 'latitude: 43.2'),
  },
  {
    name: 'a postal area that does not exist',
    make: edit(dundas, '[L9H]', '[L8A]'),
  },
  {
    name: 'a postal area of another province',
    make: edit(dundas, '[L9H]', '[H2X]'),
  },
  {
    name: 'a postal area in small letters',
    make: edit(dundas, '[L9H]', '[l9h]'),
  },
  {
    name: 'a postal area named twice',
    make: edit(dundas, '[L9H]', '[L9H, L9H]'),
  },
  {
    name: 'a postal area that is whole and partial',
    make: edit(dundas, '[L9H]', '[L9H]\npartialPostalAreas: [L9H]'),
  },
  {
    name: 'a place withdrawn',
    make: remove('places/westdale.yaml'),
  },
  {
    name: 'a response time of one place where the business names none',
    make: (copy) => {
      copy.edit('business.yaml', /^responseBands:\n(?: +.*\n)+/m, '');
      copy.edit(dundas, /$/, 'responseMinutes: { min: 20, max: 40 }\n');
    },
  },
  { name: 'a postal area far from its place', make: edit(dundas, '[L9H]', '[L9H, K1A]') },
  {
    name: 'the coordinates of a place changed places',
    make: edit(dundas, /latitude: .*\nlongitude: .*/, 'latitude: -79.95\nlongitude: 43.26913'),
  },
  { name: 'a longitude without its minus sign', make: edit(dundas, /longitude: -/, 'longitude: ') },
];
