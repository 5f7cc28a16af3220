import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentCopy } from '../content-copy.ts';
import { makePicture } from '../photographs.ts';

/** A mistake a maintainer can make. The whole message it gets is kept in __snapshots__, under its name. */
export interface Mistake {
  readonly name: string;
  make(copy: ContentCopy): void;
}

const edit =
  (file: string, from: string | RegExp, to: string): Mistake['make'] =>
  (copy) =>
    copy.edit(file, from, to);
const write =
  (file: string, text: string | Buffer): Mistake['make'] =>
  (copy) =>
    copy.write(file, text);
const remove =
  (file: string): Mistake['make'] =>
  (copy) =>
    copy.remove(file);

/** A review that is sound, but for what is replaced in it. */
const review = (from = '', to = '', file = 'reviews/sample.yaml') => write(file, soundReview.replace(from, to));
const soundReview = `quotation: The price was the price in writing.
name: R. Sample
place: dundas
date: 2026-05-04
service: spring
url: https://reviews.example.com/r/1
consent: true
`;
const licence = (line: string): Mistake['make'] =>
  edit('business.yaml', /^languages:.*\n/m, `$&credentials:\n  - ${line}\n`);
const picture = await makePicture({ width: 820, height: 600 });
const otherPicture = await makePicture({ width: 900, height: 600 });
const smallPicture = await makePicture({ width: 640, height: 480 });
const uprightPicture = await makePicture({ width: 1000, height: 700, orientation: 6 });
const words = 'alt: A ladder leans on a white door\n';

/** A photograph with both of its halves, of which the mistake is in one. */
const photograph =
  (text: string, bytes: string | Buffer = picture): Mistake['make'] =>
  (copy) => {
    copy.write('photos/ladder.jpg', bytes);
    copy.write('photos/ladder.yaml', text);
  };

const spring = 'services/spring.mdx';
const dundas = 'places/dundas.yaml';
const closedDoor = 'drawings/closed-door.svg';

/** Every kind of mistake; the day is 20 November 2026. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'a price in words',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249 dollars'),
  },
  {
    name: 'a service that was copied',
    make: (copy) =>
      copy.write(
        'services/copied.mdx',
        readFileSync(join(copy.directory, spring), 'utf8').replace(/^(?:slug: .*|formerSlugs:.*)\n/gm, ''),
      ),
  },
  {
    name: 'a line break as HTML has it',
    make: edit('pages/about.mdx', /$/, '\nOne line<br>and another\n'),
  },
  {
    name: 'a price that is free as well',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nfree: true'),
  },
  {
    name: 'a price beside one on request',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nonRequest: We look first.'),
  },
  {
    name: 'a range that ends below its beginning',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nupTo: 190'),
  },
  {
    name: 'the end of a range without its beginning, and a unit without a price',
    make: edit(spring, 'startingPrice: 249', 'free: true\nupTo: 190\nper: hour'),
  },
  {
    name: 'a minimum in hours',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 95\nper: hour\nminimum: 1'),
  },
  {
    name: 'a minimum of a job',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nminimum: 300'),
  },
  { name: 'an unknown unit', make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nper: hours') },
  { name: 'no price at all', make: edit(spring, 'startingPrice: 249\n', '') },
  {
    name: 'a misspelt price',
    make: edit(spring, 'startingPrice: 249', 'startingPrise: 249'),
  },
  {
    name: 'a field by its former name',
    make: edit(spring, 'startingPrice: 249', 'startingPriceCad: 249'),
  },
  {
    name: 'a field that is not needed any more',
    make: edit('regions.yaml', /^/, 'province: { name: Ontario }\n'),
  },
  {
    name: 'a price with three decimals',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249.955'),
  },
  {
    name: 'a negative price',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: -5'),
  },
  {
    name: 'a question that is asked twice',
    make: edit(
      spring,
      /^faqs:\n/m,
      'faqs:\n  - question: Can I do it?\n    answer: No.\n  - question: Can I do it?!\n    answer: "Yes"\n',
    ),
  },
  {
    name: 'a misspelt field',
    make: edit(spring, 'priceNote:', 'priceNotes:'),
  },
  {
    name: 'a field nobody knows',
    make: edit(dundas, 'kind: town', 'kind: town\npopulation: 24907'),
  },
  {
    name: 'a missing field',
    make: edit(dundas, /^kind: .*\n/m, ''),
  },
  {
    name: 'an empty field',
    make: edit(dundas, 'name: Dundas', 'name:'),
  },
  {
    name: 'an empty text',
    make: edit(dundas, 'name: Dundas', 'name: "  "'),
  },
  {
    name: 'a word that is none of the choices',
    make: edit(dundas, 'kind: town', 'kind: twon'),
  },
  {
    name: 'a single text where a list is due',
    make: edit(dundas, 'postalAreas: [L9H]', 'postalAreas: L9H'),
  },
  {
    name: 'an empty list that must not be',
    make: edit(spring, /^covers:\n(?: {2}- .*\n)+/m, 'covers: []\n'),
  },
  {
    name: 'a date that does not exist',
    make: edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2026-11-31'),
  },
  {
    name: 'prices on record out of order, and one of tomorrow',
    make: (content) =>
      content.write(
        'price-history.yaml',
        'spring:\n  - { from: 2026-11-02, amount: 249 }\n  - { from: 2026-10-02, amount: 239 }\n  - { from: 2027-01-02, amount: 249 }\n',
      ),
  },
  {
    name: 'a range the wrong way round',
    make: edit(spring, 'min: 45, max: 90', 'min: 90, max: 45'),
  },
  {
    name: 'a latitude without its point',
    make: edit(dundas, '43.26913', '4326913'),
  },
  {
    name: 'a telephone number as people write it',
    make: edit('business.yaml', '"+19055550142"', '905 555-0142'),
  },
  {
    name: 'a telephone number without quotation marks',
    make: edit('business.yaml', '"+19055550142"', '+19055550142'),
  },
  {
    name: 'an email address without its host',
    make: edit('business.yaml', 'office@example.com', 'office@'),
  },
  {
    name: 'a web address without https',
    make: edit('business.yaml', 'https://facebook.example.com', 'facebook.example.com'),
  },
  {
    name: 'a time of day on a 12-hour clock',
    make: edit('business.yaml', '"07:30"\n    closes', '7:30 am\n    closes'),
  },
  {
    name: 'a day in another language',
    make: edit('business.yaml', '[Saturday]', '[Samedi]'),
  },
  {
    name: 'a time zone that does not exist',
    make: edit('business.yaml', 'America/Toronto', 'Ontario'),
  },
  {
    name: 'a title that is too long',
    make: edit('pages/prices.mdx', 'title: Starting prices', `title: ${'Starting prices '.repeat(6)}`),
  },
  {
    name: 'hours that overlap',
    make: edit('business.yaml', 'dayOfWeek: [Saturday]', 'dayOfWeek: [Friday, Saturday]'),
  },
  {
    name: 'a night that runs into the next morning',
    make: edit(
      'business.yaml',
      'opens: "08:00"\n    closes: "15:00"',
      'opens: "20:00"\n    closes: "06:00"\n  - dayOfWeek: [Sunday]\n    opens: "05:00"\n    closes: "09:00"',
    ),
  },
  {
    name: 'a holiday with one time',
    make: edit('business.yaml', 'name: Christmas Day }', 'name: Christmas Day, opens: "08:00" }'),
  },
  {
    name: 'a holiday named twice',
    make: edit('business.yaml', '{ date: 2026-12-26,', '{ date: 2026-12-25,'),
  },
  {
    name: 'a holiday in the past',
    make: edit('business.yaml', '{ date: 2026-12-24,', '{ date: 2025-12-24,'),
  },
  {
    name: 'an emergency line of which nobody says whether it is answered on holidays',
    make: edit('business.yaml', '  onHolidays: true\n', ''),
  },
  {
    name: 'a notice that has ended',
    make: edit(
      'business.yaml',
      'serviceRadiusKm: 65',
      'notice: { text: Closed for snow., startDate: 2026-02-01, endDate: 2026-02-02 }\nserviceRadiusKm: 65',
    ),
  },
  {
    name: 'a notice that says closed on days whose hours say open',
    make: edit(
      'business.yaml',
      'serviceRadiusKm: 65',
      'notice: { text: Closed for snow., startDate: 2026-12-03, endDate: 2026-12-04 }\nserviceRadiusKm: 65',
    ),
  },
  {
    name: 'a notice of a long closure without its days',
    make: edit(
      'business.yaml',
      'serviceRadiusKm: 65',
      'notice: { text: Happy New Year! We will be closed for two weeks., startDate: 2027-01-04, endDate: 2027-01-17 }\nserviceRadiusKm: 65',
    ),
  },
  {
    name: 'a notice that ends before it starts',
    make: edit(
      'business.yaml',
      'serviceRadiusKm: 65',
      'notice: { text: Closed for snow., startDate: 2026-12-03, endDate: 2026-12-02 }\nserviceRadiusKm: 65',
    ),
  },
  {
    name: 'distance bands out of order',
    make: edit('business.yaml', 'upToKm: 20', 'upToKm: 5'),
  },
  {
    name: 'distance bands that end too early',
    make: edit('business.yaml', /.*upToKm: 65.*\n/, ''),
  },
  {
    name: 'a place beyond the radius',
    make: edit(dundas, '43.26913', '44.26913'),
  },
  {
    name: 'an alternate name that another place has',
    make: edit(dundas, '- Town of Dundas', '- Saltfleet'),
  },
  {
    name: 'two places with one name',
    make: edit(dundas, 'name: Dundas', 'name: Westdale'),
  },
  {
    name: 'a place that has the name of a postal area',
    make: write(
      'places/l9h.yaml',
      'name: Ancaster Heights\nkind: town\nmunicipality: Hamilton\nlatitude: 43.22\nlongitude: -79.98\npostalAreas: [L9G]\n',
    ),
  },
  {
    name: 'a former slug that is taken',
    make: edit(dundas, 'kind: town', 'kind: town\nformerSlugs: [westdale]'),
  },
  {
    name: 'a name of several places that is the name of one',
    make: edit('regions.yaml', 'names: [Niagara]', 'names: [Dundas]'),
  },
  {
    name: 'a region with an unknown place',
    make: edit('regions.yaml', 'dunnville]', 'dunville]'),
  },
  {
    name: 'a known name that is served',
    make: edit('regions.yaml', 'name: Copetown', 'name: Town of Dundas'),
  },
  {
    name: 'a known name of several places',
    make: edit('regions.yaml', 'name: Copetown', 'name: Brant County'),
  },
  {
    name: 'a known name that stands there twice',
    make: edit('regions.yaml', 'name: Copetown', 'name: Mt. Hope'),
  },
  {
    name: 'a known name with half a point',
    make: edit('regions.yaml', 'latitude: 43.24378, longitude: -80.05567', 'latitude: 43.2'),
  },
  {
    name: 'an unknown related service',
    make: edit(spring, 'related: [cable-track', 'related: [cable-tracks'),
  },
  {
    name: 'a related service far from any',
    make: edit(spring, 'related: [cable-track', 'related: [plumbing'),
  },
  {
    name: 'a slug that another service has',
    make: edit(spring, 'order: 20', 'order: 20\nslug: opener'),
  },
  {
    name: 'a postal area that does not exist',
    make: edit(dundas, '[L9H]', '[L8A]'),
  },
  {
    name: 'a postal area of another province',
    make: edit(dundas, '[L9H]', '[H2X]'),
  },
  {
    name: 'a postal area in small letters',
    make: edit(dundas, '[L9H]', '[l9h]'),
  },
  {
    name: 'a postal area named twice',
    make: edit(dundas, '[L9H]', '[L9H, L9H]'),
  },
  {
    name: 'a postal area that is whole and partial',
    make: edit(dundas, '[L9H]', '[L9H]\npartialPostalAreas: [L9H]'),
  },
  {
    name: 'a price changed without its date',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 259.5'),
  },
  {
    name: 'a slug renamed without its former one',
    make: edit('services/opener.mdx', 'slug: opener-repair', 'slug: openers'),
  },
  {
    name: 'a service withdrawn',
    make: (copy) => {
      copy.remove('services/tune-up.mdx');
    },
  },
  {
    name: 'a place withdrawn',
    make: remove('places/westdale.yaml'),
  },
  {
    name: 'a missing page',
    make: remove('pages/quote.mdx'),
  },
  {
    name: 'a street in two lines',
    make: edit(
      'business.yaml',
      /^( +)streetAddress: .*/m,
      '$1streetAddress: "100 Sample Street\\n\\nexport const x = 1"',
    ),
  },
  {
    name: 'an address without a street whose code tells it',
    make: (copy) => copy.edit('business.yaml', /^ +streetAddress: .*\n/m, ''),
  },
  {
    name: 'a street with half a postal code',
    make: edit('business.yaml', /^( +postalCode: \S{3}) .*/m, '$1'),
  },
  {
    name: 'the street in a text where there is none',
    make: (copy) => {
      copy.edit('business.yaml', /^ +streetAddress: .*\n/m, '');
      copy.edit('business.yaml', /^( +postalCode: \S{3}) .*/m, '$1');
      copy.edit('pages/contact.mdx', /^title: .*/m, 'title: Find us at {street}');
    },
  },
  {
    name: 'a response time of one place where the business names none',
    make: (copy) => {
      copy.edit('business.yaml', /^responseBands:\n(?: +.*\n)+/m, '');
      copy.edit(dundas, /$/, 'responseMinutes: { min: 20, max: 40 }\n');
    },
  },
  {
    name: 'a control character in a title',
    make: edit('pages/contact.mdx', /^title: .*/m, 'title: "Contact \\e[31mus"'),
  },
  {
    name: 'a name with reversed letters',
    make: edit(spring, /^name: .*/m, 'name: "Spring \\u202Eriaper"'),
  },
  {
    name: 'a control character in a long text',
    make: edit(spring, /^summary: >-\n(?: {2}.*\n)+/m, 'summary: "One line,\\nthen\\x07 another"\n'),
  },
  {
    name: 'a control character in a text',
    make: edit(spring, 'A door moves', 'A door\u001b[31m moves'),
  },
  {
    name: 'reversed letters in a text',
    make: edit(spring, 'A door moves', 'A door\u202E moves'),
  },
  {
    name: 'an address with a space',
    make: licence('{ name: Licence, issuer: Town, url: "https://example.com/a list" }'),
  },
  {
    name: 'an unknown placeholder',
    make: edit(spring, 'A door moves easily', 'From {price.sprang}, a door moves easily'),
  },
  {
    name: 'an unknown placeholder in a field',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'call {phone}. For'),
  },
  {
    name: 'a link to no page',
    make: edit(spring, '(/services/opener-repair/)', '(/services/opener-repairs/)'),
  },
  {
    name: 'a link without its slash',
    make: edit(spring, '(/services/opener-repair/)', '(/services/opener-repair)'),
  },
  {
    name: 'a sign that begins a tag',
    make: edit(spring, 'A door moves', 'A door <40 kg moves'),
  },
  {
    name: 'a brace that is not closed',
    make: edit(spring, 'A door moves', 'A door {price.spring moves'),
  },
  {
    name: 'a tag that is not closed',
    make: edit(spring, 'A door moves', 'A <b>door moves'),
  },
  {
    name: 'a comment of another language',
    make: edit(spring, 'A door moves', '<!-- check --> A door moves'),
  },
  {
    name: 'a colon in a text',
    make: edit(dundas, 'name: Dundas', 'name: Dundas: the town'),
  },
  {
    name: 'a missing colon',
    make: edit(dundas, 'kind: town', 'kind town'),
  },
  {
    name: 'a missing space behind a colon',
    make: edit(dundas, 'kind: town', 'kind:town'),
  },
  {
    name: 'a tab',
    make: edit(dundas, '  - Town of', '\t- Town of'),
  },
  {
    name: 'a field written twice',
    make: edit(dundas, 'kind: town', 'kind: town\nname: Dundas'),
  },
  {
    name: 'a quotation mark that is not closed',
    make: edit(dundas, 'City of Hamilton"', 'City of Hamilton'),
  },
  {
    name: 'a bracket that is not closed',
    make: edit(dundas, '[L9H]', '[L9H'),
  },
  {
    name: 'text behind a quoted text',
    make: edit(dundas, 'name: Dundas', `name: 'Dundas' town`),
  },
  {
    name: 'a field out of line',
    make: edit(dundas, 'kind: town', ' kind: town'),
  },
  {
    name: 'a sign that begins no text',
    make: edit(dundas, 'name: Dundas', 'name: @Dundas'),
  },
  {
    name: 'an exclamation mark in front',
    make: edit(dundas, 'name: Dundas', 'name: !Dundas town'),
  },
  {
    name: 'an asterisk in front',
    make: edit(dundas, 'name: Dundas', 'name: *Dundas'),
  },
  {
    name: 'a second document',
    make: edit(dundas, 'kind: town', '---\nkind: town'),
  },
  {
    name: 'no front matter',
    make: edit(spring, /^---\n/, ''),
  },
  {
    name: 'a list instead of fields',
    make: write(dundas, '- Dundas\n'),
  },
  {
    name: 'a comma missing in JSON',
    make: edit('postal-areas.json', '45.2557,', '45.2557'),
  },
  {
    name: 'an empty file',
    make: write(dundas, ''),
  },
  {
    name: 'a file in another encoding',
    make: write(dundas, Buffer.from('name: Dundas\nmunicipality: Qu\u00e9bec\n', 'latin1')),
  },
  {
    name: 'a file in UTF-16',
    make: write(dundas, Buffer.from('\uFEFFname: Dundas\n', 'utf16le')),
  },
  {
    name: 'a file with NUL bytes',
    make: write(dundas, 'name: Dundas\0\n'),
  },
  {
    name: 'a file of 5 MB',
    make: write(dundas, `name: ${'Dundas'.repeat(900_000)}\n`),
  },
  {
    name: 'a merge conflict',
    make: edit(dundas, 'kind: town', '<<<<<<< HEAD\nkind: town\n=======\nkind: city\n>>>>>>> other'),
  },
  {
    name: 'a folder named like a file',
    make: (copy) => {
      copy.remove(dundas);
      copy.write(`${dundas}/readme.txt`, 'x');
    },
  },
  {
    name: 'a file in the wrong place',
    make: write('place/dundas.yaml', 'name: Dundas\n'),
  },
  {
    name: 'a file name that cannot be an address',
    make: (copy) => {
      copy.write(
        'places/Cootes Paradise.yaml',
        'name: Cootes Paradise\nkind: neighbourhood\nmunicipality: Hamilton\nlatitude: 43.27\nlongitude: -79.92\n',
      );
    },
  },
  {
    name: 'an icon that loads something',
    make: write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><image href="x.png"/></svg>'),
  },
  {
    name: 'a missing business file',
    make: remove('business.yaml'),
  },
  {
    name: 'a misspelt business file',
    make: (copy) => {
      copy.write('bussiness.yaml', 'name: x\n');
    },
  },
  {
    name: 'a bill with a price of no service',
    make: edit('business.yaml', 'lines: [price.spring]', 'lines: [price.sprong]'),
  },
  {
    name: 'a bill with an amount typed into it',
    make: edit('business.yaml', 'lines: [price.spring]', 'lines: ["249"]'),
  },
  {
    name: 'a bill with a surcharge that the content has not',
    make: edit('business.yaml', /^ {2}afterHoursSurcharge: \{.*\n/m, ''),
  },
  {
    name: 'a rate of tax as a text',
    make: edit('business.yaml', 'ratePercent: 13', 'ratePercent: 13%'),
  },
  {
    name: 'a rate of tax with four decimals',
    make: edit('business.yaml', 'ratePercent: 13', 'ratePercent: 9.9751'),
  },
  {
    name: 'a surcharge for a day',
    make: edit('business.yaml', 'per: visit', 'per: day'),
  },
  {
    name: 'an emergency price without surcharge, and no emergency visit',
    make: (copy) => {
      copy.edit('business.yaml', 'addsToEmergency: true', 'addsToEmergency: false');
      copy.edit('services/emergency.mdx', 'isEmergencyVisit: true\n', '');
    },
  },
  {
    name: 'a variant below the starting price',
    make: edit(spring, 'startingPrice: 379', 'startingPrice: 219'),
  },
  {
    name: 'two variants with one id',
    make: edit(spring, '{ id: pair,', '{ id: single,'),
  },
  {
    name: 'a link for the night to a page that is not there',
    make: edit('pages/home.mdx', 'path: "/services/emergency/#right-now"', 'path: /services/emergncy/'),
  },
  {
    name: 'a link for the night to a part of a page that is not there',
    make: edit('pages/home.mdx', '#right-now', '#right-nou'),
  },
  {
    name: 'a link for the night to another site',
    make: edit('pages/home.mdx', 'path: "/services/emergency/#right-now"', 'path: "https://example.com/"'),
  },
  {
    name: 'a word for the night on another page',
    make: edit('pages/about.mdx', /^heading:/m, 'outsideHours:\n  closed: { heading: We sleep. }\n$&'),
  },
  {
    name: 'a third link for the night',
    make: edit('pages/home.mdx', / +- \{ label: Save the number.*\n/, '$&      - { label: About us, path: /about/ }\n'),
  },
  {
    name: 'a word for an emergency line that is not there',
    make: edit('business.yaml', /^emergencyHours:\n(?: .*\n)+/m, ''),
  },
  {
    name: 'a word for the night of an emergency line without one',
    make: edit('business.yaml', 'opens: "06:00"\n      closes: "23:00"', 'opens: "00:00"\n      closes: "24:00"'),
  },
  {
    name: 'words for the night of a business that is open round the clock',
    make: edit(
      'business.yaml',
      /^openingHours:\n(?: .*\n)+([\s\S]*?)^specialOpeningHours:\n(?: .*\n)+/m,
      'openingHours:\n  - dayOfWeek: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]\n    opens: "00:00"\n    closes: "24:00"\n$1',
    ),
  },
  {
    name: 'a drawing to point at that is not there',
    make: edit('pages/home.mdx', 'drawing: closed-door', 'drawing: close-door'),
  },
  {
    name: 'a part to point at that the drawing has not',
    make: edit('pages/home.mdx', 'part: spring', 'part: springs'),
  },
  {
    name: 'a part to point at twice',
    make: edit('pages/home.mdx', 'part: track', 'part: spring'),
  },
  {
    name: 'a part to point at without a word on touching it',
    make: edit('pages/home.mdx', /^ +dont: Keep your fingers off.*\n/m, ''),
  },
  {
    name: 'a part to point at that leads to no service',
    make: edit('pages/home.mdx', 'service: cable-track', 'service: cable-tracks'),
  },
  {
    name: 'a part to point at within another group',
    make: edit(closedDoor, /<g data-part="seal">.*/, '<g>$&</g>'),
  },
  {
    name: 'a part to point at in two groups',
    make: edit(closedDoor, '<g data-label="spring">', '<g data-part="seal"><path d="M0 0H9"/></g>$&'),
  },
  {
    name: 'a part to point at with a label without words',
    make: edit(closedDoor, '<text x="360" y="574" text-anchor="middle">Bottom seal</text>', ''),
  },
  {
    name: 'a part to point at with a name without a place',
    make: edit(closedDoor, 'x="360" y="574"', 'dx="360" y="574"'),
  },
  {
    name: 'a part to point at with two labels',
    make: edit(closedDoor, /<g data-label="seal">.*/, '$&\n$&'),
  },
  {
    name: 'a drawing to point at on another page',
    make: edit(
      'pages/about.mdx',
      /^heading:/m,
      'pointing:\n  heading: Point at it\n  drawing: closed-door\n  description: A closed door.\n  parts:\n    - { part: spring, trouble: It is broken., dont: Leave it alone., service: spring }\n$&',
    ),
  },
  {
    name: 'a variant with a drawing that is not there',
    make: edit('services/garage-doors.mdx', 'drawing: door-wood', 'drawing: door-wod'),
  },
  {
    name: 'a language by its English name',
    make: edit('business.yaml', 'languages: [en, fr]', 'languages: [English]'),
  },
  {
    name: 'a review without consent',
    make: review('consent: true\n'),
  },
  {
    name: 'a review to which the customer has not agreed',
    make: review('consent: true', 'consent: false'),
  },
  {
    name: 'a review without its source',
    make: review('url: https://reviews.example.com/r/1\n'),
  },
  {
    name: 'a review about no service',
    make: review('service: spring', 'service: sprnig'),
  },
  {
    name: 'a review from no place that is served',
    make: review('place: dundas', 'place: dundsa'),
  },
  {
    name: 'a review of tomorrow',
    make: review('2026-05-04', '2026-11-21'),
  },
  {
    name: 'the same review twice',
    make: (copy) => {
      review()(copy);
      review('R. Sample', 'Somebody Else', 'reviews/sample-2.yaml')(copy);
    },
  },
  {
    name: 'a review that goes on and on',
    make: review('The price', `${'It was very good. '.repeat(24)}The price`),
  },
  {
    name: 'reviews that are all old',
    make: (copy) => {
      review('2026-05-04', '2025-11-19')(copy);
      copy.write(
        'reviews/older.yaml',
        soundReview.replace('price was', 'price is').replace('2026-05-04', '2024-05-04'),
      );
    },
  },
  {
    name: 'a licence that has run out',
    make: licence('{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-11-19 }'),
  },
  {
    name: 'a licence that runs out soon',
    make: licence('{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-12-20 }'),
  },
  {
    name: 'an insurance that runs out today',
    make: edit(
      'business.yaml',
      /^languages:.*\n/m,
      '$&insurance:\n  - { name: Liability cover, issuer: Sample Mutual, validThrough: 2026-11-20 }\n',
    ),
  },
  {
    name: 'a licence nobody issued',
    make: licence('{ name: Trade licence, number: 2041 }'),
  },
  {
    name: 'a promise that is not short',
    make: edit('business.yaml', /inShort: .*/, 'inShort: The price is in writing before any work starts on your door'),
  },
  {
    name: 'a line in a language that is not spoken',
    make: edit('business.yaml', 'language: fr', 'language: de'),
  },
  {
    name: 'a line in the language of the pages',
    make: edit('business.yaml', 'language: fr', 'language: en'),
  },
  {
    name: 'two lines in one language',
    make: edit('business.yaml', / +- \{ language: fr.*\n/, '$&$&'),
  },
  {
    name: 'a person who begins in years to come',
    make: edit(
      'business.yaml',
      /^languages:.*\n/m,
      '$&people:\n  - { name: A. Sample, jobTitle: Fitter, since: 2031 }\n',
    ),
  },
  {
    name: 'a person since a word',
    make: edit(
      'business.yaml',
      /^languages:.*\n/m,
      '$&people:\n  - { name: A. Sample, role: Fitter, since: May 2014 }\n',
    ),
  },
  {
    name: 'a person in a photograph that is not there',
    make: edit(
      'business.yaml',
      /^languages:.*\n/m,
      '$&people:\n  - { name: A. Sample, jobTitle: Fitter, photo: at-wrok }\n',
    ),
  },
  {
    name: 'a currency by its name',
    make: edit('business.yaml', /^languages:.*\n/m, '$&currenciesAccepted: [CAD, US dollars]\n'),
  },
  {
    name: 'a photograph without words for those who cannot see it',
    make: photograph('caption: The ladder\n'),
  },
  {
    name: 'a photograph described by one word',
    make: photograph('alt: photo\n'),
  },
  {
    name: 'a photograph described by the name of its file',
    make: photograph('alt: IMG_2034 from the telephone\n'),
  },
  {
    name: 'a photograph described by its own name',
    make: (copy) => {
      copy.write('photos/ladder-by-door.jpg', picture);
      copy.write('photos/ladder-by-door.yaml', 'alt: Ladder by door\n');
    },
  },
  {
    name: 'a description that says it is a picture',
    make: photograph('alt: Photo of a ladder on a door\n'),
  },
  {
    name: 'words without a picture',
    make: write('photos/ladder.yaml', words),
  },
  {
    name: 'a picture without words',
    make: write('photos/ladder.jpg', picture),
  },
  {
    name: 'a picture and words of unlike names',
    make: (copy) => {
      copy.write('photos/ladder.jpg', picture);
      copy.write('photos/lader.yaml', words);
    },
  },
  {
    name: 'a picture with the name a camera gives',
    make: (copy) => {
      copy.write('photos/IMG_2034.JPG', picture);
      copy.write('photos/IMG_2034.yaml', words);
    },
  },
  {
    name: 'two pictures of one name',
    make: (copy) => {
      photograph(words)(copy);
      copy.write('photos/ladder.png', smallPicture);
    },
  },
  {
    name: 'the same picture twice',
    make: (copy) => {
      photograph(words)(copy);
      copy.write('photos/steps.jpg', picture);
      copy.write('photos/steps.yaml', 'alt: Steps lead up to the loft\n');
    },
  },
  {
    name: 'a photograph of an unknown service',
    make: photograph(`${words}service: sprin\n`),
  },
  {
    name: 'a photograph of an unknown place',
    make: photograph(`${words}place: atlantis\n`),
  },
  {
    name: 'a photograph of a person nobody has named',
    make: photograph(`${words}person: Sam Rade\n`),
  },
  {
    name: 'a photograph for a page without room for it',
    make: photograph(`${words}page: [home, prices]\n`),
  },
  {
    name: 'a photograph for a page by number',
    make: photograph(`${words}page: 3\n`),
  },
  {
    name: 'two photographs for one page',
    make: (copy) => {
      for (const file of copy.list('photos')) copy.remove(`photos/${file}`);
      photograph(`${words}page: contact\n`)(copy);
      copy.write('photos/steps.jpg', otherPicture);
      copy.write('photos/steps.yaml', 'alt: Steps lead up to the loft\npage: contact\n');
    },
  },
  {
    name: 'a photograph of a day to come',
    make: photograph(`${words}takenOn: 2027-05-01\n`),
  },
  {
    name: 'an unknown placeholder in the caption of a photograph',
    make: photograph(`${words}caption: From {price.sprin}\n`),
  },
  {
    name: 'a picture that is too small',
    make: photograph(words, smallPicture),
  },
  {
    name: 'a picture that is too narrow once upright',
    make: photograph(words, uprightPicture),
  },
  {
    name: 'a picture of 26 MB',
    make: photograph(words, Buffer.concat([picture, Buffer.alloc(26_000_000)])),
  },
  {
    name: 'text by the name of a picture',
    make: photograph(words, 'Not a picture at all.\n'),
  },
  {
    name: 'a drawing by the name of a picture',
    make: photograph(words, '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/hostname"/></svg>'),
  },
  {
    name: 'a picture that broke on its way',
    make: photograph(words, picture.subarray(0, picture.length / 2)),
  },
  {
    name: 'HEIC straight from a telephone',
    make: (copy) => {
      copy.write('photos/ladder.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
      copy.write('photos/ladder.yaml', words);
    },
  },
  {
    name: 'HEIC by the name of JPEG',
    make: photograph(words, Buffer.from('\0\0\0\x18ftypheix\0\0\0\0mif1heix', 'latin1')),
  },
  {
    name: 'a GIF',
    make: (copy) => {
      copy.write('photos/ladder.gif', 'GIF89a');
      copy.write('photos/ladder.yaml', words);
    },
  },
];
