import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistakes.table.ts';

const edit =
  (file: string, from: string | RegExp, to: string): Mistake['make'] =>
  (copy) =>
    copy.edit(file, from, to);
const write =
  (file: string, text: string | Buffer): Mistake['make'] =>
  (copy) =>
    copy.write(file, text);

const spring = 'services/spring.mdx';
const dundas = 'places/dundas.yaml';

/** Mistakes that were once published, and cost their owners money or customers; the day is 20 November 2026. */
export const costlyMistakes: readonly Mistake[] = [
  {
    name: 'a telephone number with a digit missing',
    make: edit('business.yaml', '"+19055550142"', '"+1905555014"'),
  },
  {
    name: 'a telephone number with a digit too many',
    make: edit('business.yaml', '"+19055550142"', '"+190555501422"'),
  },
  {
    name: 'a telephone number whose area begins with a 1',
    make: edit('business.yaml', '"+19055550142"', '"+11905555014"'),
  },
  { name: 'a price of nothing', make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: 0') },
  {
    name: 'a price without its decimal point',
    make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: 249000'),
  },
  { name: 'a price with a comma', make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: 249,000') },
  { name: 'a price with a dollar sign', make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: $249') },
  { name: 'a price that is no number', make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: .nan') },
  { name: 'half a minute', make: edit(spring, 'min: 45, max: 90', 'min: 45.5, max: 90') },
  { name: 'a price of a day to come', make: edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2062-11-02') },
  { name: 'a price that is years old', make: edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2021-11-02') },
  { name: 'a job of one minute', make: edit(spring, 'min: 45, max: 90', 'min: 1, max: 2') },
  { name: 'a job of a week', make: edit(spring, 'min: 45, max: 90', 'min: 45, max: 9999') },
  {
    name: 'a text that is cut at a number sign',
    make: edit(spring, /^symptom: .*$/m, 'symptom: Bang # door stays down'),
  },
  {
    name: 'a morning hour that was meant for the evening',
    make: edit('business.yaml', 'closes: "18:00"', 'closes: "06:00"'),
  },
  {
    name: 'a type that schema.org does not know',
    make: edit('business.yaml', 'schemaType: HomeAndConstructionBusiness', 'schemaType: HomeAndConstructionBusines'),
  },
  {
    name: 'a type far from any of schema.org',
    make: edit('business.yaml', 'schemaType: HomeAndConstructionBusiness', 'schemaType: GarageDoorCompany'),
  },
  { name: 'an address in another country', make: edit('business.yaml', 'addressCountry: CA', 'addressCountry: US') },
  { name: 'a province of another country', make: edit('regions.yaml', 'country: Canada', 'country: France') },
  { name: 'a province that does not exist', make: edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: OT') },
  { name: 'an address in another province', make: edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: QC') },
  {
    name: 'a letter that begins no postal code of the province',
    make: edit('regions.yaml', '[K, L, M, N, P]', '[K, L, M, N, H]'),
  },
  {
    name: 'a postal code of another province',
    make: edit('business.yaml', 'postalCode: L8G 1A1', 'postalCode: H2X 1A1'),
  },
  { name: 'a postal area far from its place', make: edit(dundas, '[L9H]', '[L9H, K1A]') },
  {
    name: 'an address that moved without its position',
    make: edit('business.yaml', 'postalCode: L8G 1A1', 'postalCode: L3M 1A1'),
  },
  {
    name: 'an address that moved far away without its position',
    make: edit('business.yaml', 'postalCode: L8G 1A1', 'postalCode: K1P 1A1'),
  },
  {
    name: 'a town that is not where the base is',
    make: edit('business.yaml', 'addressLocality: Stoney Creek', 'addressLocality: Grimsby'),
  },
  {
    name: 'the coordinates of the business changed places',
    make: edit('business.yaml', /latitude: .*\n {2}longitude: .*/, 'latitude: -79.76633\n  longitude: 43.21681'),
  },
  {
    name: 'the coordinates of a place changed places',
    make: edit(dundas, /latitude: .*\nlongitude: .*/, 'latitude: -79.95\nlongitude: 43.26913'),
  },
  { name: 'a longitude without its minus sign', make: edit(dundas, /longitude: -/, 'longitude: ') },
  {
    name: 'a base in another part of the country',
    make: edit('business.yaml', /latitude: .*\n {2}longitude: .*/, 'latitude: 49.4928\n  longitude: -117.2948'),
  },
  { name: 'a misspelt placeholder in notes', make: edit(dundas, 'kind: town', 'kind: town\nnotes: Call {telefone}.') },
  {
    name: 'a placeholder with spaces',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'call { telephone }. For'),
  },
  {
    name: 'a placeholder in double braces',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'call {{telephone}}. For'),
  },
  {
    name: 'a brace without its counterpart',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'call {telephone. For'),
  },
  { name: 'a fact that refers to itself', make: edit('business.yaml', 'name: Fifty Creek', 'name: "{name} of" #') },
  {
    name: 'a fact that nobody has said',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'book at {onlineBookingUrl}. For'),
  },
  {
    name: 'a title that is too long with its placeholders filled',
    make: edit(
      'pages/prices.mdx',
      'title: Starting prices',
      'title: Starting prices of {name}, {street}, {town}, {province}, {country}',
    ),
  },
  { name: 'a front matter that is never closed', make: edit(spring, /\n---\n/, '\n') },
  {
    name: 'a file that is a symbolic link',
    make: (copy) => {
      copy.remove(dundas);
      symlinkSync('/etc/passwd', join(copy.directory, dundas));
    },
  },
  {
    name: 'a symbolic link that leads to itself',
    make: (copy) => {
      copy.remove(dundas);
      symlinkSync('dundas.yaml', join(copy.directory, dundas));
    },
  },
  {
    name: 'a folder that is a symbolic link to one above it',
    make: ({ directory }) => symlinkSync('..', join(directory, 'places/more')),
  },
  {
    name: 'a pipe in the place of a file',
    make: (copy) => {
      copy.remove(dundas);
      execFileSync('mkfifo', [join(copy.directory, dundas)]);
    },
  },
  {
    name: 'a folder in the place of the business file',
    make: (copy) => {
      copy.remove('business.yaml');
      mkdirSync(join(copy.directory, 'business.yaml'));
    },
  },
  { name: 'two thousand opening brackets', make: write(dundas, `name: ${'['.repeat(2000)}\n`) },
  { name: 'two thousand opening brackets in JSON', make: write('postal-areas.json', '['.repeat(2000)) },
  {
    name: 'two thousand opening brackets in prose',
    make: edit(spring, 'A door moves', `${'['.repeat(2000)}A door moves`),
  },
  {
    name: 'twenty thousand tags in each other',
    make: edit(spring, 'A door moves', `${'<b>'.repeat(20_000)}A door moves`),
  },
  {
    name: 'twenty thousand quotations in each other',
    make: edit(spring, 'A door moves', `\n\n${'> '.repeat(20_000)}A door moves`),
  },
  { name: 'twenty thousand stars', make: edit(spring, 'A door moves', `${'*a '.repeat(20_000)}A door moves`) },
];
