import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ContentKindName, contentKinds, findContentKind } from '../../src/content/kinds.ts';
import { FRONT_MATTER } from '../../src/content/prose.ts';
import type { ContentCopy } from '../support/content-copy.ts';
import { makePicture } from '../support/photographs.ts';
import { completeData, type Entries } from './sample-data.ts';

/** A file of a content folder, taken apart. */
export interface ContentFile {
  readonly file: string;
  readonly kind: ContentKindName;
  data: unknown;
  readonly prose: string;
}

/** Kinds that hold no fields, and why no text is put into them here. */
export const withoutFields: Readonly<Partial<Record<ContentKindName, string>>> = {
  icon: 'A drawing, checked element by element.',
  logo: 'A drawing, checked element by element.',
  drawings: 'A drawing, checked element by element.',
  fonts: 'Read from a typeface; what it says of itself is cut to letters.',
  fontLicences: 'Published nowhere.',
  pictures: 'Read from a picture, not written.',
  files: 'Published as it is, checked by its ending and its bytes.',
  published: 'Addresses, published nowhere by itself.',
};

/** Files of kinds that the example has none of. What they lack is made of examples. */
const added: Readonly<Record<string, object>> = {
  // A line of a menu leads to a page or to another site, or has lines of its own: of each there is one.
  'navigation.yaml': {
    header: [
      { page: 'services', url: null, title: null, items: null },
      { page: null, url: null, label: null, items: [{ page: 'news', url: null }] },
      { page: null, url: 'https://booking.example.com/', title: null, items: null },
    ],
    footer: [
      { page: 'contact', url: null, title: null, items: null },
      { page: null, url: null, label: null, items: [{ page: 'prices', url: null }] },
    ],
  },
  'outline.json': {
    ...{ width: 2000, height: 2000, west: -65, north: 46, unitsPerLongitude: 500, unitsPerLatitude: 700 },
    land: 'M0 0L1800 0L1800 1900Z',
    municipalities: [{ served: true, path: 'M0 0L10 0L10 10Z' }],
  },
  'reviews/first.yaml': { place: 'halifax', service: 'drain', date: '2026-05-04' },
  'photos/job.yaml': { page: ['contact', 'home'], person: 'Robin Sample', place: 'halifax', service: 'drain' },
  'news/first.mdx': { date: '2026-05-04', updated: '2026-05-05' },
};

/** What fields say whose examples do not fit each other, or the day of the tests. */
const fitting: Readonly<Record<string, object>> = {
  'business.yaml': {
    notice: { startDate: '2026-11-19', endDate: '2026-12-20' },
    emergencyHours: { openingHours: [{ dayOfWeek: ['Sunday'], opens: '08:00', closes: '20:00' }], onHolidays: false },
    specialOpeningHours: ['2026-12-25', '2027-01-01'].map((date) => ({ date, from: date, to: date })),
    people: [{ name: 'Robin Sample', photo: 'job' }],
    credentials: [{ validThrough: '2027-10-01' }],
    insurance: [{ validThrough: '2027-10-01' }],
    currenciesAccepted: ['CAD', 'USD'],
    locales: ['en-CA'],
    seasons: [
      { from: '05-01', to: '09-30', openingHours: [{ dayOfWeek: ['Sunday'], opens: '08:00', closes: '20:00' }] },
    ],
    contact: { form: 'https://forms.example.com/f/form' },
    pricing: { bills: [{ lines: ['price.leak'] }] },
  },
  // A price is an amount or on request: of each there is one.
  'services/leak.mdx': {
    onRequest: null,
    nextPrice: null,
    variants: [{ id: 'second', startingPrice: 140, onRequest: null }],
  },
  'services/heater-repair.mdx': {
    onRequest: null,
    nextPrice: null,
    variants: [{ id: 'both', startingPrice: 220, onRequest: null }],
  },
  'services/drain.mdx': { startingPrice: null, nextPrice: { from: '2027-04-01' } },
  'services/water-heater.mdx': {
    startingPrice: null,
    nextPrice: null,
    variants: [{ id: 'tank-180', name: 'Tank of 180 litres' }],
  },
  'places/bedford.yaml': { kind: 'neighbourhood' },
  'policy.yaml': {
    allow: { scripts: ['https://stats.example.com'], forms: ['https://forms.example.com'], frames: [], images: [] },
    embeds: [{ kind: 'matomo', url: 'https://stats.example.com/', site: 1, domain: null, id: null }],
  },
};

/**
 * The example business with every text filled in that content can have: a content folder in which every schema is used
 * whole. The prose of one page names every fact in `facts`, in every place where a fact can stand.
 */
export function readFullContent(directory: string, facts: readonly string[]): ContentFile[] {
  const read = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:yaml|json|mdx)$/.test(file))
    .map((file) => ({ file, ...takeApart(readFileSync(join(directory, file), 'utf8')) }));
  const files = [...read, ...Object.entries(added).map(([file, data]) => ({ file, data, prose: 'Text.\n' }))];
  const names = (folder: string) =>
    files.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ file }) => /([^/]+)\.\w+$/.exec(file)?.[1] ?? '');
  const entries: Entries = {
    services: names('services'),
    places: names('places'),
    pages: names('pages'),
    photos: names('photos'),
    drawings: ['sink'],
  };
  return files
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, data, prose }) => {
      const kind = findContentKind(file)?.kind;
      if (kind === undefined) throw new Error(`${file} is no content.`);
      const context = { entries, word: file.replace(/\.\w+$/, '') };
      return {
        file,
        kind,
        data: completeData(contentKinds[kind].schema, merge(data, fitting[file]), context),
        prose: file === 'pages/privacy.mdx' ? writeFacts(facts) : prose,
      };
    });
}

function merge(data: object, added: object = {}): object {
  const known = data as Readonly<Record<string, unknown>>;
  const isGroup = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const fields = Object.entries(added).map(([name, value]) => {
    const before = known[name];
    return [name, isGroup(before) && isGroup(value) ? merge(before, value) : value] as const;
  });
  return { ...data, ...Object.fromEntries(fields) };
}

function takeApart(text: string): { readonly data: object; readonly prose: string } {
  const head = FRONT_MATTER.exec(text);
  return { data: parse(head?.[1] ?? text), prose: text.slice(head?.[0].length ?? text.length) };
}

/** Writes a content folder of such files, with the drawing and the picture that they name. No character is invisible. */
export async function writeContent(copy: ContentCopy, files: readonly ContentFile[]): Promise<void> {
  for (const { file, data, prose } of files) {
    const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const yaml = `${JSON.stringify(data, null, 1).replace(/[^\n -~]/g, escapeCharacter)}\n`;
    copy.write(file, file.endsWith('.mdx') ? `---\n${yaml}---\n${prose}` : yaml);
  }
  copy.write('drawings/sink.svg', drawing);
  copy.write('photos/job.jpg', await makePicture({ width: 900, height: 600 }));
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><g data-part="trap"><path d="M1 1L9 9"/></g>
<g data-label="trap"><path d="M20 30L30 30"/><text x="30" y="30">A &lt;b&gt;&quot;trap&quot;&lt;/b&gt; &amp;amp;</text></g></svg>`;

/** Prose that names each fact wherever prose can: in text, in titles, in addresses, in code. */
function writeFacts(facts: readonly string[]): string {
  const blocks = facts.map(
    (fact) =>
      `
## About {${fact}}

{${fact}}

{${fact}} begins, *{${fact}}* and **a{${fact}}b** stand in between, at the end {${fact}}

1. {${fact}}

> {${fact}}

| {${fact}} | b |
|---|---|
| {${fact}} | \`{${fact}}\` |

[{${fact}}](mailto:{email}?subject={${fact}} "{${fact}}") ![{${fact}}](/icon-192.png "{${fact}}")
[a](https://example.com/{${fact}}?q={${fact}}#{${fact}}) <a href="https://example.com/{${fact}}" title="{${fact}}">b</a>

<figure title="{${fact}}">

{${fact}}

<figcaption>{${fact}}</figcaption>
</figure>

\`\`\`
{${fact}}
\`\`\`
`,
  );
  return blocks.join('');
}
