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
function nearestArea(areas: PostalAreas, latitude: number, longitude: number): string {
  const squareOf = (area: { latitude: number; longitude: number }) =>
    (area.latitude - latitude) ** 2 + ((area.longitude - longitude) * 0.73) ** 2;
  let nearest = { name: '', square: Number.POSITIVE_INFINITY };
  for (const [name, area] of Object.entries(areas)) {
    const square = squareOf(area);
    if (square < nearest.square) nearest = { name, square };
  }
  return nearest.name;
}

const firsts =
  'Amber Birch Cedar Drum Elder Fern Granite Hazel Iron Juniper Kettle Linden Maple North Oak Pine Quarry River Spruce Thorn'.split(
    ' ',
  );
const seconds =
  'brook creek dale field gate haven hill lake mill moor point ridge side stone ton vale view water wood worth'.split(
    ' ',
  );
// The first is empty.
const thirds =
  ' Corners East Falls Green Heights Junction Landing Mills North Park Point Siding South Springs West'.split(' ');

function nameOf(index: number): string {
  const first = firsts[index % 20];
  const second = seconds[Math.floor(index / 20) % 20];
  return `${first}${second} ${thirds[Math.floor(index / 400)]}`.trimEnd();
}
