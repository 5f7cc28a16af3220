import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceDirectory } from '../reference-build.ts';

const KM_PER_DEGREE = 111;
const RADIUS_KM = 60;

/**
 * Writes a content folder like the reference one with `count` places instead
 * of its own: invented names on a grid around the base, so that two runs write
 * the same.
 */
export function writeManyPlaces(directory: string, count: number): void {
  rmSync(directory, { recursive: true, force: true });
  cpSync(referenceDirectory, directory, { recursive: true });
  rmSync(join(directory, 'places'), { recursive: true });
  mkdirSync(join(directory, 'places'));
  // Its places are gone; so that there are as many redirects, they lead to the list of places.
  const redirects = join(directory, 'redirects.yaml');
  if (existsSync(redirects)) {
    const text = readFileSync(redirects, 'utf8');
    writeFileSync(redirects, text.replace(/(?<=to: )\/service-areas\/[\w-]+\//g, '/service-areas/'));
  }
  rmSync(join(directory, 'regions.yaml'));
  const areas = JSON.parse(readFileSync(join(directory, 'postal-areas.json'), 'utf8')) as PostalAreas;
  const side = Math.ceil(Math.sqrt(count));
  for (let index = 0; index < count; index++) {
    const [row, column] = [Math.floor(index / side), index % side];
    const across = (RADIUS_KM * Math.SQRT2) / KM_PER_DEGREE;
    const latitude = 43.21681 + across * (row / side - 0.5);
    const longitude = -79.76633 + (across * (column / side - 0.5)) / Math.cos((43.2 * Math.PI) / 180);
    const name = nameOf(index);
    writeFileSync(
      join(directory, 'places', `${name.toLowerCase().replaceAll(' ', '-')}.yaml`),
      [
        `name: ${name}`,
        `kind: ${index % 10 === 0 ? 'city' : 'town'}`,
        'municipality: Springfield',
        `latitude: ${latitude.toFixed(5)}`,
        `longitude: ${longitude.toFixed(5)}`,
        `postalAreas: [${nearestArea(areas, latitude, longitude)}]`,
        `alternateNames: [${name} Village, Old ${name}]`,
        '',
      ].join('\n'),
    );
  }
}

type PostalAreas = Readonly<Record<string, { readonly latitude: number; readonly longitude: number }>>;

/** The postal area next to a point: places lie near the areas they name. */
function nearestArea(areas: PostalAreas, latitude: number, longitude: number): string | undefined {
  const squareOf = (area: PostalAreas[string]) =>
    (area.latitude - latitude) ** 2 + ((area.longitude - longitude) * 0.73) ** 2;
  return Object.entries(areas)
    .map(([name, area]) => ({ name, square: squareOf(area) }))
    .reduce((nearest, one) => (one.square < nearest.square ? one : nearest)).name;
}

const syllables = 'am ber bir dale el fern gra haz iron jun kett lin ma nor oak pin qua ri spru thorn'.split(' ');

function nameOf(index: number): string {
  const parts = [index, index / 20, index / 400].map((part) => syllables[Math.floor(part) % 20] ?? '');
  return parts.join('').replace(/^./, (letter) => letter.toUpperCase());
}
