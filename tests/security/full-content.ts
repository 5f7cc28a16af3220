import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ContentKindName, contentKinds, findContentKind } from '../../src/content/kinds.ts';
import { FRONT_MATTER } from '../../src/content/prose.ts';
import type { ContentCopy } from '../support/content-copy.ts';
import { makePhotograph } from '../support/photographs.ts';
import { completeData, type Entries } from './sample-data.ts';

/** A parsed file of a content folder. */
export interface ContentFile {
  readonly file: string;
  readonly kind: ContentKindName;
  data: unknown;
  readonly prose: string;
}

/** Kinds without fields, with the reason. */
export const withoutFields: Readonly<Partial<Record<ContentKindName, string>>> = {
  icon: 'A drawing, checked element by element.',
  logo: 'A drawing, checked element by element.',
  drawings: 'A drawing, checked element by element.',
  fonts: 'Read from a font file, whose names are reduced to letters.',
  fontLicences: 'Not published.',
  photoImages: 'Image files, without text.',
  files: 'Published unchanged, checked by extension and bytes.',
  published: 'URLs, not published.',
};

/** Files of kinds that the example lacks. Missing fields are filled with samples. */
const addedFiles: Readonly<Record<string, object>> = {
  // One menu entry of each kind: a page, another site, a submenu.
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

/** Values for fields whose examples contradict each other or the test date. */
const fieldValues: Readonly<Record<string, object>> = {
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
  // One price of each kind: an amount, and on request.
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

/** The example business with all text fields filled in, and a page with each placeholder in all positions. */
export function readFullContent(directory: string, placeholders: readonly string[]): ContentFile[] {
  const exampleFiles = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:yaml|json|mdx)$/.test(file))
    .map((file) => ({ file, ...parseParts(readFileSync(join(directory, file), 'utf8')) }));
  const files = [
    ...exampleFiles,
    ...Object.entries(addedFiles).map(([file, data]) => ({ file, data, prose: 'Text.\n' })),
  ];
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
      if (kind === undefined) throw new Error(`${file} is not a content file.`);
      const context = { entries, word: file.replace(/\.\w+$/, '') };
      return {
        file,
        kind,
        data: completeData(contentKinds[kind].schema, merge(data, fieldValues[file]), context),
        prose: file === 'pages/privacy.mdx' ? formatPlaceholders(placeholders) : prose,
      };
    });
}

function merge(data: object, changes: object = {}): object {
  const known = data as Readonly<Record<string, unknown>>;
  const isGroup = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const fields = Object.entries(changes).map(([name, value]) => {
    const before = known[name];
    return [name, isGroup(before) && isGroup(value) ? merge(before, value) : value] as const;
  });
  return { ...data, ...Object.fromEntries(fields) };
}

function parseParts(text: string): { readonly data: object; readonly prose: string } {
  const head = FRONT_MATTER.exec(text);
  return { data: parse(head?.[1] ?? text), prose: text.slice(head?.[0].length ?? text.length) };
}

/** Writes files into a content folder, with the drawing and the photograph that they refer to. Escapes invisible characters. */
export async function writeContent(copy: ContentCopy, files: readonly ContentFile[]): Promise<void> {
  for (const { file, data, prose } of files) {
    const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const yaml = `${JSON.stringify(data, null, 1).replace(/[^\n -~]/g, escapeCharacter)}\n`;
    copy.write(file, file.endsWith('.mdx') ? `---\n${yaml}---\n${prose}` : yaml);
  }
  copy.write('drawings/sink.svg', drawing);
  copy.write('photos/job.jpg', await makePhotograph({ width: 900, height: 600 }));
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><g data-part="trap"><path d="M1 1L9 9"/></g>
<g data-label="trap"><path d="M20 30L30 30"/><text x="30" y="30">A &lt;b&gt;&quot;trap&quot;&lt;/b&gt; &amp;amp;</text></g></svg>`;

/** Prose with each placeholder in every position: in text, titles, URLs and code. */
function formatPlaceholders(placeholders: readonly string[]): string {
  const blocks = placeholders.map(
    (placeholder) =>
      `
## About {${placeholder}}

{${placeholder}}

{${placeholder}} at the start, *{${placeholder}}* and **a{${placeholder}}b** in between, at the end {${placeholder}}

1. {${placeholder}}

> {${placeholder}}

| {${placeholder}} | b |
|---|---|
| {${placeholder}} | \`{${placeholder}}\` |

[{${placeholder}}](mailto:{email}?subject={${placeholder}} "{${placeholder}}") ![{${placeholder}}](/icon-192.png "{${placeholder}}")
[a](https://example.com/{${placeholder}}?q={${placeholder}}#{${placeholder}}) <a href="https://example.com/{${placeholder}}" title="{${placeholder}}">b</a>

<figure title="{${placeholder}}">

{${placeholder}}

<figcaption>{${placeholder}}</figcaption>
</figure>

\`\`\`
{${placeholder}}
\`\`\`
`,
  );
  return blocks.join('');
}
