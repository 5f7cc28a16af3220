import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readNamedFile, replaceFiles, runCommand, UserError } from 'open-local-business/commands';
import { contentDirectory, loadSite, printReport, readContentFolder, readLocality } from 'open-local-business/content';
import { type Country, findPostalArea, geoNames, geoNamesPlaces } from 'open-local-business/countries';
import type { Point } from 'open-local-business/facts';
import { contentKinds } from 'open-local-business/schemas';
import { formatPlaceNames, listNames } from '../place-names.ts';
import { type DataArea, listAreas, MAX_POSTAL_DATA_MEGABYTES, readRows } from '../postal-data.ts';

const usage = `Usage: npm run areas -- FILE --within KILOMETRES [--replace]
       npm run areas -- FILE --names [--replace]

Writes a list of the postal areas or places around the business, so that answers
for places outside the service area can name the nearest one. It is made from the
open data of GeoNames; npm run doctor names the file for your country.
Without --names, writes postal areas to content/postal-areas.json. With --names,
writes content/place-names.json: the places in your provinces or states (in
countries without them, within 150 km), and the country's large cities.
  FILE         the unpacked file, for example US.txt; with --names cities500.txt
  --within     maximum distance from the business, in kilometres, for example 80
  --names      writes names of places instead of postal areas
  --replace    replaces the existing file
  CONTENT_DIR  content folder, default content`;

const { schema } = contentKinds.business;
const flags = { within: { type: 'string' }, names: { type: 'boolean' }, replace: { type: 'boolean' } } as const;

await runCommand(usage, flags, async ({ values, positionals: [file, ...others] }) => {
  if (file === undefined || others.length > 0) throw new UserError(`Specify one file.\n\n${usage}`);
  const withinKm = Number(values.within);
  if (values.names !== true && !(withinKm > 0))
    throw new UserError(
      `--within is the maximum distance from the business in kilometres. Write for example: --within 80`,
    );
  const directory = contentDirectory();
  const target = join(directory, values.names ? contentKinds.placeNames.path : contentKinds.postalAreas.path);
  const shown = relative(process.cwd(), target);
  if (existsSync(target) && values.replace !== true)
    throw new UserError(`${shown} exists already. To replace it: --replace`);
  const { files } = await readContentFolder(directory);
  const { country, isKnown } = await readLocality(directory);
  const fieldsOf = (name: string) => Object(files.find((parsed) => parsed.file === name)?.data);
  const { geo, address } = fieldsOf('business.yaml');
  // If the position is not filled in, the postal code's is enough.
  const base = geo ? schema.shape.geo.safeParse(geo).data : findPostalArea(String(address?.postalCode), country);
  // Ignores other problems: a place whose area is not in the file must not prevent its replacement.
  if (base === undefined || !isKnown) {
    const { problems, folder } = await loadSite(directory, 'http://localhost');
    throw new UserError(printReport(problems, folder.texts.size));
  }
  const text = readNamedFile(file, MAX_POSTAL_DATA_MEGABYTES, String);
  const places = files.filter((parsed) => parsed.file.startsWith('places/')).map(({ data }) => Object(data));
  const regions = [address, ...places].flatMap(({ addressRegion }) => addressRegion ?? []);
  const written = values.names
    ? selectNames(file, text, country, [...new Set<string>(regions)], base)
    : selectAreas(file, text, country, base, withinKm);
  replaceFiles(new Map([[target, written.content]]));
  console.log(`Wrote ${written.count} of the ${values.names ? 'names' : 'areas'} in ${file} to ${shown}.`);
  if (!String(fieldsOf('regions.yaml').attribution).includes('GeoNames'))
    console.log(`Its licence requires a credit. Write in regions.yaml: attribution: "${written.attribution}"`);
  return true;
});

/** Returns the content file of the postal areas around the business. */
function selectAreas(file: string, text: string, country: Country, base: Point | string, withinKm: number) {
  const rows = readRows(text, country);
  const { url, attribution } = geoNames(country);
  if (rows.length === 0)
    throw new UserError(`${file} contains no postal areas of ${country.nameInText}. Download and unpack ${url}`);
  const areas = listAreas(rows, base, withinKm);
  if (areas.length === 0)
    throw new UserError(
      `None of the ${rows.length} lines of ${file} lies within ${withinKm} km of the business. Is geo in business.yaml right?`,
    );
  return { count: areas.length, content: `{\n${areas.map(formatArea).join(',\n')}\n}\n`, attribution };
}

/** Returns the content file of the names that people around the business may ask for. */
function selectNames(file: string, text: string, country: Country, regions: readonly string[], base: Point | string) {
  const { url, attribution } = geoNamesPlaces;
  if (typeof base === 'string')
    throw new UserError('Distances are measured from the business. Fill in geo in business.yaml first.');
  const names = listNames(text, country, country.address.regions === undefined ? [] : regions, base);
  if (names.length === 0)
    throw new UserError(`${file} contains no places around the business. Download and unpack ${url}`);
  return { count: new Set(names.map(({ name }) => name)).size, content: formatPlaceNames(names), attribution };
}

/** Formats one area a line, for readable diffs. */
function formatArea({ area, latitude, longitude, name }: DataArea): string {
  const members = Object.entries({ latitude, longitude, name }).map(([key, it]) => `"${key}": ${JSON.stringify(it)}`);
  return `  ${JSON.stringify(area)}: { ${members.join(', ')} }`;
}
