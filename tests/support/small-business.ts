import { join } from 'node:path';
import { listPublishedFiles } from '../../src/build/published-files.ts';
import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { toHomeGraph } from '../../src/discovery/json-ld.ts';
import { listTools } from '../../src/mcp/prepare-mcp.ts';
import { replaceFiles } from '../../src/system/replace-files.ts';
import { makeFirstContent } from '../../tools/create/first-content.ts';
import { chooseCountry, chooseLocales } from '../../tools/create/first-questions.ts';
import type { Answers } from '../../tools/create/questions.ts';
import { toBusinessProfile } from '../../tools/reports/profile/business-profile.ts';
import { fillIn } from './fill-in.ts';
import { buildForTests } from './reference-build.ts';
import { scratchFolder } from './scratch.ts';
import { testDay } from './test-day.ts';

const origin = 'https://www.example.com';

/** Whole content files, or edits of what `init` wrote, by path. */
type Edits = Readonly<Record<string, string | ((text: string) => string)>>;

/** Open 24 hours every day, in `business.yaml`. */
export const alwaysOpen = `openingHours:
  - { dayOfWeek: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday], opens: "00:00", closes: "24:00" }
`;

/** Fills in the hours of `business.yaml` that `init` leaves empty. */
export const fillInHours = (hours: string) => (text: string) => text.replace('openingHours: ~\n', hours);

/** The file of a served town. */
export const writePlace = (name: string, latitude: number, longitude: number, area: string) =>
  `name: ${name}\nkind: town\nmunicipality: ${name}\nlatitude: ${latitude}\nlongitude: ${longitude}\npostalAreas: ["${area}"]\n`;

/** Creates content with `init`, edits it in a temporary folder, and loads it; `finish` may change the folder before. */
async function createContent(
  answers: Answers,
  edits: Edits = {},
  finish: (folder: string) => void | Promise<void> = () => {},
): ReturnType<typeof loadSite> {
  const folder = scratchFolder('business');
  const country = chooseCountry(answers);
  const locales = chooseLocales(country, answers);
  const files = makeFirstContent({ answers, country, locales, today: testDay() });
  for (const [file, edit] of Object.entries(edits)) {
    files.set(file, typeof edit === 'string' ? edit : edit(files.get(file) ?? ''));
  }
  replaceFiles(new Map([...files].map(([file, text]) => [join(folder, file), text])));
  await finish(folder);
  return await loadSite(folder, origin);
}

/** Creates and loads a site with all fields filled in, and builds its pages in `out`, if given. Throws for invalid content. */
export async function createSite(answers: Answers, edits: Edits = {}, out?: string): Promise<Site> {
  const { site, problems } = await createContent(answers, edits, async (folder) => {
    fillIn(folder);
    if (out !== undefined) await buildForTests(out, { CONTENT_DIR: folder, SITE_URL: origin });
  });
  if (site === undefined || problems.length > 0)
    throw new Error(`The content is not valid: ${JSON.stringify(problems)}`);
  return site;
}

/** All published text except pages, by path or name. */
export async function readSurfaces(site: Site): Promise<ReadonlyMap<string, string>> {
  const texts = new Map([
    ['tools', JSON.stringify(listTools(site))],
    ['JSON-LD', JSON.stringify(toHomeGraph(site))],
    ['profile', JSON.stringify(toBusinessProfile(site, testDay()))],
  ]);
  for (const { path, mediaType, make } of listPublishedFiles(site)) {
    if (mediaType.startsWith('image/')) continue;
    const text = await make({ fontFiles: [], contentFolder: '' });
    if (typeof text === 'string') texts.set(path, text);
  }
  return texts;
}
