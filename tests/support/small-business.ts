import { join } from 'node:path';
import { listPublishedFiles } from '../../src/build/published-files.ts';
import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { toHomeGraph } from '../../src/discovery/json-ld.ts';
import { listTools } from '../../src/mcp/prepare-mcp.ts';
import { replaceFiles } from '../../src/system/replace-files.ts';
import { writeFirstContent } from '../../tools/create/first-content.ts';
import { chooseCountry, chooseLocales } from '../../tools/create/first-questions.ts';
import type { Answers } from '../../tools/create/questions.ts';
import { toBusinessProfile } from '../../tools/reports/profile/business-profile.ts';
import { fillIn } from './fill-in.ts';
import { buildForTests } from './reference-build.ts';
import { scratchFolder } from './scratch.ts';
import { testDay } from './test-day.ts';

const origin = 'https://www.example.com';

/** A file of the content as a whole, or what becomes of what `init` wrote. */
type Edits = Readonly<Record<string, string | ((text: string) => string)>>;

/** Round the clock on every day, as `business.yaml` says it. */
export const everyHour = `openingHours:
  - { dayOfWeek: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday], opens: "00:00", closes: "24:00" }
`;

/** Fills in the hours of `business.yaml` that `init` leaves empty. */
export const sayHours = (hours: string) => (text: string) => text.replace('openingHours: ~\n', hours);

/** A served town as its file. */
export const writePlace = (name: string, latitude: number, longitude: number, area: string) =>
  `name: ${name}\nkind: town\nmunicipality: ${name}\nlatitude: ${latitude}\nlongitude: ${longitude}\npostalAreas: ["${area}"]\n`;

/** Loads a business as `init` creates it, with edits, from a temporary folder; `finish` may add to the folder. */
async function beginBusiness(
  answers: Answers,
  edits: Edits = {},
  finish: (folder: string) => void | Promise<void> = () => {},
): ReturnType<typeof loadSite> {
  const folder = scratchFolder('business');
  const country = chooseCountry(answers);
  const locales = chooseLocales(country, answers);
  const files = writeFirstContent({ answers, country, locales, today: testDay() });
  for (const [file, edit] of Object.entries(edits)) {
    files.set(file, typeof edit === 'string' ? edit : edit(files.get(file) ?? ''));
  }
  replaceFiles(new Map([...files].map(([file, text]) => [join(folder, file), text])));
  await finish(folder);
  return await loadSite(folder, origin);
}

/** Loads the same with all fields filled in, and builds its pages in `out`, if given. Throws if it is not valid. */
export async function beginSite(answers: Answers, edits: Edits = {}, out?: string): Promise<Site> {
  const { site, problems } = await beginBusiness(answers, edits, async (folder) => {
    fillIn(folder);
    if (out !== undefined) await buildForTests(out, { CONTENT_DIR: folder, SITE_URL: origin });
  });
  if (site === undefined || problems.length > 0)
    throw new Error(`The content is not valid: ${JSON.stringify(problems)}`);
  return site;
}

/** Everything that is published without pages, as text by its name. */
export async function readSurfaces(site: Site): Promise<ReadonlyMap<string, string>> {
  const texts = new Map([
    ['tools', JSON.stringify(listTools(site))],
    ['JSON-LD', JSON.stringify(toHomeGraph(site))],
    ['profile', JSON.stringify(toBusinessProfile(site, testDay()))],
  ]);
  for (const { path, mediaType, write } of listPublishedFiles(site)) {
    if (mediaType.startsWith('image/')) continue;
    const text = await write({ fontFiles: [], contentFolder: '' });
    if (typeof text === 'string') texts.set(path, text);
  }
  return texts;
}
