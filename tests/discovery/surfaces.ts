import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlPage, parsePage, readText, squeeze, walk } from '@open-local-business/agent-check/html-page';
import type { Site } from '../../src/business/site.ts';
import { skillPath } from '../../src/discovery/agent-skill.ts';
import type { Engine } from '../engines/engine.ts';
import { callTool } from '../mcp/messages.ts';
import { listFiles, readGraph } from '../published.ts';
import {
  add,
  collectFromJson,
  type FactName,
  type Facts,
  formatWeek,
  noFacts,
  readLastAmount,
  readTelephones,
  readWeek,
} from './facts.ts';

/** A built site with a server that answers for it. */
export interface Built {
  readonly site: Site;
  /** The published folder. */
  readonly folder: string;
  readonly engine: Engine;
}

/** Somewhere facts are read, which of them must be there, and how they are read. */
export interface Surface {
  readonly name: string;
  readonly carries: readonly FactName[];
  readonly read: (built: Built) => Facts | Promise<Facts>;
}

const everything: readonly FactName[] = ['telephone', 'hours', 'prices', 'places', 'distances'];

/** Every surface that carries facts. */
export const surfaces: readonly Surface[] = [
  { name: 'HTML pages', carries: everything, read: readPages },
  { name: 'Markdown of pages', carries: everything, read: (built) => readMarkdown(built, readFiles(built, '.md')) },
  {
    name: 'JSON API',
    carries: everything,
    read: (built) =>
      collectFromJson(
        readFiles(built, 'index.json').map(({ text }) => JSON.parse(text)),
        noFacts(),
      ),
  },
  {
    name: 'examples of OpenAPI',
    carries: everything,
    read: ({ folder }) => collectFromJson(JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')), noFacts()),
  },
  // schema.org has no word for the distance of a served place.
  { name: 'JSON-LD', carries: ['telephone', 'hours', 'prices', 'places'], read: readJsonLd },
  { name: 'MCP tools', carries: everything, read: readTools },
  { name: 'llms.txt', carries: everything, read: (built) => readMarkdown(built, [readFile(built, 'llms.txt')]) },
  {
    name: 'llms-full.txt',
    carries: everything,
    read: (built) => readMarkdown(built, [readFile(built, 'llms-full.txt')]),
  },
  { name: 'SKILL.md', carries: everything, read: readSkill },
  { name: 'contact.vcf', carries: ['telephone', 'hours'], read: readCard },
];

interface File {
  readonly path: string;
  readonly text: string;
}

/** The published files with an ending, but for those of the well-known folder. */
function readFiles(built: Built, ending: string): File[] {
  return listFiles(built.folder)
    .filter((path) => path.endsWith(ending) && !path.startsWith('.well-known'))
    .map((path) => readFile(built, path));
}

function readFile({ folder }: Built, path: string): File {
  return { path: `/${path}`, text: readFileSync(join(folder, path), 'utf8') };
}

function readPages(built: Built): Facts {
  const facts = noFacts();
  for (const { path, text } of readFiles(built, '.html')) {
    const page = parsePage(text);
    const calls = page.anchors.filter((href) => href.startsWith('tel:')).map((href) => href.slice('tel:'.length));
    if (calls.length === 0) throw new Error(`${path} has no telephone number.`);
    for (const number of [...calls, ...readTelephones(page.text)]) facts.telephone.add(number);
    for (const element of page.elements) readElement(built, element, facts);
    readSubject(built, path.replace(/index\.html$/, ''), page, facts);
  }
  return facts;
}

type Element = HtmlPage['elements'][number];

function readElement(built: Built, element: Element, facts: Facts): void {
  const text = spaced(element);
  if (element.name === 'table' && text.startsWith('Opening hours')) facts.hours.add(readWeek(text));
  if (element.name === 'option') readOption(built, element, facts);
  if (element.name === 'tr') readLine(built, readTarget(element), readPriceCell(listCells(element)) ?? text, facts);
  if (['li', 'a'].includes(element.name)) readLine(built, readTarget(element), text, facts);
}

/** Texts of the cells of a row. */
function listCells(element: Element): string[] {
  return [...walk(element)].filter(({ name }) => name === 'td').map((cell) => squeeze(readText(cell)));
}

/** The first cell of a row that is an amount alone: by day, before the one outside opening hours. */
function readPriceCell(cells: readonly string[]): string | undefined {
  return cells.find((cell) => /^\$[\d,.]+$/.test(cell));
}

function spaced(element: Element): string {
  const parts = [...walk(element)].filter((inner) => ['th', 'td', 'caption'].includes(inner.name));
  return squeeze(parts.length === 0 ? readText(element) : parts.map(readText).join(' '));
}

/** The first link of an element with the text that stands for a name. */
function readTarget(element: Element): { readonly path: string; readonly name: string } {
  const link = element.name === 'a' ? element : [...walk(element)].find(({ name }) => name === 'a');
  return link === undefined ? { path: '', name: '' } : { path: link.attribs.href ?? '', name: squeeze(readText(link)) };
}

/** A row of a table or an entry of a list: a link, and a price or distance at its place. */
function readLine(
  built: Built,
  link: { readonly path: string; readonly name: string },
  text: string,
  facts: Facts,
): void {
  const service = findService(built, link.path);
  const amount = readLastAmount(readDayPrice(text));
  if (service !== undefined && amount !== undefined) add(facts.prices, service, amount);
  const place = findPlace(built, link.path);
  const distance = readDistance(built, text);
  if (place === undefined || distance === undefined) return;
  add(facts.places, place, link.name);
  add(facts.distances, place, distance);
}

/** A line without what it says of the time outside opening hours, which follows the price by day. */
function readDayPrice(text: string): string {
  return text.replace(/, after hours from \$.*$/, '');
}

/** The kilometres in a line; the place nearest to the base may be called the base instead. */
function readDistance({ site }: Built, text: string): number | undefined {
  if (text.startsWith(': our base,')) return Math.min(...site.places.map(({ distanceKm }) => distanceKm));
  const [, distance] = /(?<![\d.])(\d+(?:\.\d)?) km\b/.exec(text) ?? [];
  return distance === undefined ? undefined : Number(distance);
}

/** A place that a form offers to complete. */
function readOption({ site }: Built, { attribs: { value = '', 'data-km': distance } }: Element, facts: Facts): void {
  // Choices of the documentation are no places.
  if (distance === undefined) return;
  const place = site.places.find(({ name }) => name === value)?.slug ?? `unknown: ${value}`;
  add(facts.places, place, value);
  add(facts.distances, place, Number(distance));
}

/** What a page says of the one service or place it is about, its title and description included. */
function readSubject(built: Built, path: string, page: HtmlPage, facts: Facts): void {
  const service = findService(built, path);
  const place = findPlace(built, path);
  if (service !== undefined) {
    for (const text of [page.metas.get('og:title') ?? '', /From \S+/.exec(page.mainText)?.[0] ?? ''])
      add(facts.prices, service, Number(readLastAmount(text)));
  }
  if (place === undefined) return;
  add(facts.places, place, page.headings.find(({ level }) => level === 1)?.text ?? '');
  const description = page.metas.get('description') ?? '';
  if (!description.includes(': our base is here,'))
    add(facts.distances, place, Number(/(\d+(?:\.\d)?) km from/.exec(description)?.[1]));
  readWayFromBase(place, page.mainText, facts);
}

/** The distance as the page of a place has it; that of the base has none. */
function readWayFromBase(place: string, text: string, facts: Facts): void {
  if (text.includes('Our base is here.')) return;
  add(facts.distances, place, Number(/(\d+(?:\.\d)?) km [a-z-]+ of our base/.exec(text)?.[1]));
}

function readMarkdown(built: Built, files: readonly File[]): Facts {
  const facts = noFacts();
  for (const { path, text } of files) {
    const numbers = readTelephones(text);
    if (numbers.length === 0) throw new Error(`${path} has no telephone number.`);
    for (const number of numbers) facts.telephone.add(number);
    for (const [part] of text.matchAll(/^- Open: .*$|^Opening hours\n\n(?:- .*\n)+/gm)) facts.hours.add(readWeek(part));
    for (const line of text.split('\n')) readMarkdownLine(built, line, facts);
    readMarkdownSubject(built, path.replace(/index\.md$/, ''), text, facts);
  }
  return facts;
}

function readMarkdownLine(built: Built, line: string, facts: Facts): void {
  const [, name = '', target = '', rest = ''] = /\[([^\]]*)\]\(([^)]*)\)(.*)$/.exec(line) ?? [];
  const path = target.replace(built.site.origin, '').replace(/index\.md$/, '');
  const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : [];
  const text = readPriceCell(cells) ?? (rest === '' ? name : rest);
  readLine(built, { path, name: name.replaceAll('\\', '') }, text, facts);
}

function readMarkdownSubject(built: Built, path: string, text: string, facts: Facts): void {
  const service = findService(built, path);
  const place = findPlace(built, path);
  if (service !== undefined)
    add(facts.prices, service, Number(readLastAmount(/^From \*\*(\S+)\*\*/m.exec(text)?.[1] ?? '')));
  if (place === undefined) return;
  add(facts.places, place, /^# (.*)$/m.exec(text)?.[1] ?? '');
  readWayFromBase(place, text, facts);
}

function readJsonLd(built: Built): Facts {
  const facts = noFacts();
  for (const { text } of readFiles(built, '.html')) collectFromGraph(built, readGraph(text), facts);
  return facts;
}

function collectFromGraph(built: Built, value: unknown, facts: Facts): void {
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, never>;
  const path = String(record['@id'] ?? record.item ?? '')
    .replace(built.site.origin, '')
    .replace(/#.*$/, '');
  const [service, place] = [findService(built, path), findPlace(built, path)];
  if (record.telephone !== undefined) facts.telephone.add(record.telephone);
  if (record.openingHoursSpecification !== undefined) facts.hours.add(formatWeek(record.openingHoursSpecification));
  const { offers } = value as { offers?: { priceSpecification: { minPrice: number } } };
  if (service !== undefined && offers !== undefined) add(facts.prices, service, offers.priceSpecification.minPrice);
  if (place !== undefined && record.name !== undefined) add(facts.places, place, record.name);
  for (const member of Object.values(record)) collectFromGraph(built, member, facts);
}

async function readTools(built: Built): Promise<Facts> {
  const facts = noFacts();
  const calls: readonly (readonly [name: string, parameters: object])[] = [
    ['get_business_info', {}],
    ...['get_services', 'get_pricing'].flatMap((name) =>
      [{}, ...built.site.services.map(({ id }) => ({ id }))].map((parameters) => [name, parameters] as const),
    ),
    ...built.site.places.map(({ slug }) => ['check_service_area', { city: slug }] as const),
  ];
  for (const [name, parameters] of calls) {
    const { result } = JSON.parse((await callTool(built.engine, name, parameters)).text);
    collectFromJson([result.structuredContent, JSON.parse(result.content[0].text)], facts);
  }
  return facts;
}

function readSkill(built: Built): Facts {
  const { text } = readFile(built, skillPath(built.site).slice(1));
  const facts = noFacts();
  for (const number of readTelephones(text)) facts.telephone.add(number);
  for (const [line] of text.matchAll(/^- Open: .*$/gm)) facts.hours.add(readWeek(line));
  for (const [, id = '', rest = ''] of text.matchAll(/^- .*\(`([\w-]+)`\):.*?(\$[\d,.]*\d)/gm))
    add(facts.prices, id, Number(readLastAmount(rest)));
  const [, served = ''] = /^- Serves.*?: (.*)$/m.exec(text) ?? [];
  for (const [, name = '', distance] of served.matchAll(/([^,]+?) \((\d+(?:\.\d)?) km\)(?:, |$)/g)) {
    const slug = built.site.places.find((place) => place.name === name)?.slug ?? `unknown: ${name}`;
    add(facts.places, slug, name);
    add(facts.distances, slug, Number(distance));
  }
  return facts;
}

function readCard(built: Built): Facts {
  // Long lines are folded (RFC 6350, section 3.2).
  const text = readFile(built, 'contact.vcf').text.replaceAll('\r\n ', '').replaceAll('\\,', ',');
  const facts = noFacts();
  for (const number of readTelephones(text)) facts.telephone.add(number);
  for (const [line] of text.matchAll(/^NOTE:Open .*$/gm)) facts.hours.add(readWeek(line));
  return facts;
}

function findService({ site }: Built, path: string): string | undefined {
  const [, slug] = /^\/services\/([^/]+)\/$/.exec(path) ?? [];
  return site.services.find((service) => service.slug === slug)?.id;
}

function findPlace({ site }: Built, path: string): string | undefined {
  const [, slug] = /^\/service-areas\/([^/]+)\/$/.exec(path) ?? [];
  return site.places.find((place) => place.slug === slug)?.slug;
}
