import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CommandError, readGiven, replaceFiles, runCommand } from 'open-local-business/commands';
import { contentDirectory, loadSite, printReport, readContentFolder, readLocality } from 'open-local-business/content';
import { areaOf, geoNames } from 'open-local-business/countries';
import { contentKinds } from 'open-local-business/schemas';
import { type DataArea, listAreas, MAX_POSTAL_DATA_MEGABYTES, readRows } from '../postal-data.ts';

const usage = `Usage: npm run areas -- FILE --within KILOMETRES [--replace]

Writes content/postal-areas.json: the postal areas around the business, each
with a point and a name, so that somebody outside is told which place you serve
is nearest. Takes them from the open data of GeoNames for your country, which
npm run doctor names.
  FILE         the unpacked file, for example US.txt
  --within     how far from the business, in kilometres, for example 80
  --replace    writes over the file that is there
  CONTENT_DIR  content folder, default content`;

const { schema } = contentKinds.business;
const flags = { within: { type: 'string' }, replace: { type: 'boolean' } } as const;

await runCommand(usage, flags, async ({ values, positionals: [file, ...others] }) => {
  if (file === undefined || others.length > 0) throw new CommandError(`Name one file.\n\n${usage}`);
  const withinKm = Number(values.within);
  if (!(withinKm > 0)) throw new CommandError(`--within is how far from the business, in kilometres: --within 80`);
  const directory = contentDirectory();
  const target = join(directory, 'postal-areas.json');
  const shown = relative(process.cwd(), target);
  if (existsSync(target) && values.replace !== true)
    throw new CommandError(`${shown} is there already. To write over it: --replace`);
  const { records } = readContentFolder(directory);
  const { country, isKnown } = readLocality(directory);
  const fieldsOf = (name: string) => Object(records.find((record) => record.file === name)?.data);
  const { geo, address } = fieldsOf('business.yaml');
  // Where the position is left to say, the postal code tells enough of it.
  const base = geo ? schema.shape.geo.safeParse(geo).data : areaOf(String(address?.postalCode), country);
  // Nothing else of the content matters: a place whose area the file lacks must not keep it from being replaced.
  if (base === undefined || !isKnown) {
    const { problems, folder } = loadSite(directory, 'http://localhost');
    throw new CommandError(printReport(problems, folder.texts.size));
  }
  const rows = readRows(readGiven(file, MAX_POSTAL_DATA_MEGABYTES, String), country);
  if (rows.length === 0)
    throw new CommandError(
      `${file} holds no postal areas of ${country.nameInText}. Fetch and unpack ${geoNames(country).url}`,
    );
  const areas = listAreas(rows, base, withinKm);
  if (areas.length === 0)
    throw new CommandError(
      `None of the ${rows.length} lines of ${file} lies within ${withinKm} km of the business. Is geo in business.yaml right?`,
    );
  replaceFiles(new Map([[target, `{\n${areas.map(writeArea).join(',\n')}\n}\n`]]));
  console.log(`Wrote ${areas.length} of the areas in ${file} to ${shown}.`);
  if (!String(fieldsOf('regions.yaml').attribution).includes('GeoNames'))
    console.log(`Its licence asks for a credit. In regions.yaml: attribution: "${geoNames(country).attribution}"`);
  return true;
});

/** One area a line, for readable diffs. */
function writeArea({ area, latitude, longitude, name }: DataArea): string {
  const members = Object.entries({ latitude, longitude, name }).map(([key, it]) => `"${key}": ${JSON.stringify(it)}`);
  return `  ${JSON.stringify(area)}: { ${members.join(', ')} }`;
}
