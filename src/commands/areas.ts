import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { areaOf } from '../content/judge/gaps.ts';
import { loadSite } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { cutPostalAreas, writePostalAreas } from '../editor/postal-area-data.ts';
import { contentDirectory } from '../settings/environment.ts';
import { replaceFiles } from '../settings/replace-files.ts';
import { CommandError, readGiven, runCommand } from './command-line.ts';

const usage = `Usage: npm run areas -- FILE --within KILOMETRES [--replace]

Writes content/postal-areas.json: the postal areas around the business, each
with a point and a name, so that somebody outside is told which place you serve
is nearest. Takes them from the open data of GeoNames for your country, which
npm run doctor names.
  FILE         the unpacked file, for example US.txt
  --within     how far from the business, in kilometres, for example 80
  --replace    writes over the file that is there
  CONTENT_DIR  content folder, default content`;

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
  const { site, problems, folder } = loadSite(directory, 'http://localhost');
  if (site === undefined) throw new CommandError(printReport(problems, folder.texts.size));
  const { country, business } = site;
  // Where the position is left to say, the postal code tells enough of it.
  const around = site.gaps.includes('business.yaml geo') ? areaOf(business.address.postalCode, country) : undefined;
  const { areas, rowCount } = cutPostalAreas(readGiven(file, String), country, around ?? business.geo, withinKm);
  const count = Object.keys(areas).length;
  if (count === 0) throw new CommandError(describeNothing(file, rowCount, country, withinKm));
  replaceFiles(new Map([[target, writePostalAreas(areas)]]));
  console.log(`Wrote ${count} of the areas in ${file} to ${shown}.`);
  if (!site.regions.attribution?.includes('GeoNames'))
    console.log(`Its licence asks for a credit. In regions.yaml: attribution: "${country.postalData.attribution}"`);
  return true;
});

function describeNothing(
  file: string,
  rowCount: number,
  { nameInText, postalData }: { readonly nameInText: string; readonly postalData: { readonly url: string } },
  withinKm: number,
): string {
  return rowCount === 0
    ? `${file} holds no postal areas of ${nameInText}. Fetch and unpack ${postalData.url}`
    : `None of the ${rowCount} lines of ${file} lies within ${withinKm} km of the business. Is geo in business.yaml right?`;
}
