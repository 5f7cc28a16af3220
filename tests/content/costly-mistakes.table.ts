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
/** Writes something into the prose of a service, in the place of its first words. */
const prose = (text: string): Mistake['make'] => edit(spring, 'A door moves', text);
const icon = (inner: string): Mistake['make'] =>
  write('icon.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inner}\n</svg>\n`);
const page =
  '---\ntitle: One more page\ndescription: A page whose address belongs to another one already.\nheading: One more page\n---\n\nText.\n';

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
  { name: 'a price of 1 that stands for another', make: edit(spring, 'startingPrice: 249', 'startingPrice: 1') },
  { name: 'a price of nothing', make: edit(spring, 'startingPrice: 249', 'startingPrice: 0') },
  {
    name: 'a price without its decimal point',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249000'),
  },
  { name: 'a price with a comma', make: edit(spring, 'startingPrice: 249', 'startingPrice: 249,000') },
  { name: 'a price with a dollar sign', make: edit(spring, 'startingPrice: 249', 'startingPrice: $249') },
  { name: 'a price that is no number', make: edit(spring, 'startingPrice: 249', 'startingPrice: .nan') },
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
  {
    name: 'an address in a country that is not known',
    make: edit('business.yaml', 'addressCountry: CA', 'addressCountry: FR'),
  },
  { name: 'a province by its name', make: edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: Ontario') },
  { name: 'an address without its province', make: edit('business.yaml', / {2}addressRegion: "ON"\n/, '') },
  { name: 'a province that does not exist', make: edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: OT') },
  { name: 'an address in another province', make: edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: QC') },
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
  // Content that would run.
  { name: 'an import', make: prose("import fs from 'node:fs'\n\nA door moves") },
  { name: 'an export', make: prose('export const a = 1\n\nA door moves') },
  { name: 'an expression', make: prose('A {process.env.HOME} door moves') },
  { name: 'a call in braces', make: prose("A {fetch('/x')} door moves") },
  { name: 'braces around something else', make: prose('A { key: 1 } door moves') },
  { name: 'an attribute with code', make: prose('<a href={location.hash}>A</a> door moves') },
  { name: 'attributes from code', make: prose('<b {...props}>A</b> door moves') },
  { name: 'an unknown component', make: prose('<Gallery /> A door moves') },
  { name: 'a misspelt tag', make: prose('<strnog>A</strnog> door moves') },
  { name: 'a link that runs', make: prose('[A](javascript:alert(1)) door moves') },
  { name: 'a link that runs, in disguise', make: prose('<a href="java&#10;script:alert(1)">A</a> door moves') },
  { name: 'an event in a tag', make: prose('<b onclick="alert(1)">A</b> door moves') },
  { name: 'a style in a tag', make: prose('<b style="color: red">A</b> door moves') },
  { name: 'an instruction to Astro in a tag', make: prose('<b set:html="&lt;i>A&lt;/i>">A</b> door moves') },
  { name: 'an attribute twice', make: prose('<a href="/contact/" HREF="javascript:alert(1)">A</a> door moves') },
  {
    name: 'text in a script that is loaded',
    make: (copy) => {
      prose('<script src="https://stats.example.com/a.js">{name}</script>\n\nA door moves')(copy);
      copy.edit('policy.yaml', /$/, '\nallow: { scripts: ["https://stats.example.com"] }\n');
    },
  },
  {
    name: 'a link whose fact is a program',
    make: (copy) => {
      prose('[A]({name}) door moves')(copy);
      copy.edit('business.yaml', /^name: .*/m, 'name: "javascript:alert(1)"');
    },
  },
  {
    name: 'a picture whose fact is a module',
    make: (copy) => {
      prose('![A]({trade}) door moves')(copy);
      copy.edit('business.yaml', /^trade: .*/m, 'trade: ./stolen.js');
    },
  },
  {
    name: 'a fact that makes a title of news too long',
    make: (copy) => {
      copy.write(
        'news/sample.mdx',
        `---\ntitle: "News of ${'{name} '.repeat(4)}"\ndescription: What is new in these pages.\ndate: 2026-05-04\n---\n\nText.\n`,
      );
    },
  },
  // What browsers would block.
  {
    name: 'a form that sends to a service nobody allowed',
    make: prose(
      '<form action="https://forms.example.com/f/1" method="post"><button>Send</button></form>\n\nA door moves',
    ),
  },
  {
    name: 'a form that sends to this site',
    make: prose('<form action="/contact/" method="post"></form>\n\nA door moves'),
  },
  { name: 'a form that sends nowhere', make: prose('<form method="post"></form>\n\nA door moves') },
  {
    name: 'a script nobody allowed',
    make: prose('<script src="https://stats.example.com/a.js"></script>\n\nA door moves'),
  },
  { name: 'a script in the text', make: prose('<script>alert</script>\n\nA door moves') },
  {
    name: 'a frame nobody allowed',
    make: prose('<iframe src="https://video.example.com/1" title="How"></iframe>\n\nA door moves'),
  },
  {
    name: 'a frame without a title',
    make: prose('<iframe src="https://video.example.com/1"></iframe>\n\nA door moves'),
  },
  { name: 'a picture nobody allowed', make: prose('![A door](https://pictures.example.com/a.jpg) A door moves') },
  { name: 'a picture beside the text', make: prose('![A door](door.jpg) A door moves') },
  {
    name: 'a script for all pages that nobody allowed',
    make: edit('policy.yaml', /$/, 'pageScripts:\n  - { src: "https://stats.example.com/a.js" }\n'),
  },
  {
    name: 'an origin with a path',
    make: edit('policy.yaml', /$/, 'allow: { forms: ["https://forms.example.com/f/1"] }\n'),
  },
  // Links of every form.
  { name: 'a link with an address below', make: prose('A [door][1] moves\n\n[1]: /door/\n\nMore') },
  { name: 'a link whose address is nowhere', make: prose('A [door][1] moves') },
  { name: 'a relative link', make: prose('A [door](../quote/) moves') },
  { name: 'a link to a file of the content', make: prose('A [door](quote.mdx) moves') },
  { name: 'a link without https', make: prose('A [door](www.example.com/door) moves') },
  { name: 'a link in a tag', make: prose('A <a href="/door/">door</a> moves') },
  { name: 'a link to no heading of this page', make: prose('A [door](#not-here) moves') },
  { name: 'a link to no heading of another page', make: prose('A [door](/contact/#by-telegraph) moves') },
  { name: 'a link with nothing in it', make: prose('A [door]() moves') },
  { name: 'a link with two slashes', make: prose('A [door](//example.com/) moves') },
  // Pages whose address is taken.
  { name: 'a page with the address of a redirect', make: write('pages/pricing.mdx', page) },
  { name: 'a page with the address of what is not there', make: write('pages/404.mdx', page) },
  { name: 'a page with the name of one about the software', make: write('pages/status.mdx', page) },
  // Drawings.
  { name: 'a drawing that is not closed', make: icon('<g>') },
  {
    name: 'a drawing without its namespace',
    make: write('icon.svg', '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'),
  },
  { name: 'a drawing with a slash before an event', make: write('icon.svg', '<svg/onload="alert(1)"></svg>') },
  { name: 'a drawing with an event', make: icon('<rect onload="alert(1)"/>') },
  { name: 'a drawing that sets an event', make: icon('<set attributeName="onload" to="alert(1)"/>') },
  { name: 'a drawing that animates a link', make: icon('<animate attributeName="href" to="javascript:alert(1)"/>') },
  { name: 'a drawing with an object', make: icon('<object data="x.html"/>') },
  {
    name: 'a drawing with HTML in it',
    make: icon('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
  },
  {
    name: 'a drawing with an element of another name',
    make: icon('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  },
  { name: 'a drawing with a comment that ends early', make: icon('<!--><img src="x" onerror="alert(1)"/>-->') },
  { name: 'a drawing with hidden text', make: icon('<text><![CDATA[<img src=x>]]></text>') },
  {
    name: 'a drawing with an entity',
    make: write(
      'icon.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&a;</text></svg>',
    ),
  },
  { name: 'a drawing that loads a paint', make: icon('<rect fill="url(https://example.com/a.svg#b)"/>') },
  { name: 'a drawing that uses another', make: icon('<use href="https://example.com/a.svg#b"/>') },
  { name: 'a drawing that loads a paint in disguise', make: icon('<rect fill="\\75rl(https://example.com/a.svg)"/>') },
  { name: 'a drawing that loads a pointer', make: icon('<rect cursor="url(https://example.com/a.cur), auto"/>') },
  { name: 'an icon with a style', make: icon('<rect style="fill: red"/>') },
  { name: 'an icon with a sheet of styles', make: icon('<style>rect { fill: red }</style>') },
  // Menus and news.
  { name: 'a menu with an unknown page', make: edit('navigation.yaml', '{ page: prices }', '{ page: price }') },
  { name: 'a menu with a page far from any', make: edit('navigation.yaml', '{ page: prices }', '{ page: guarantee }') },
  { name: 'a page twice in a menu', make: edit('navigation.yaml', '{ page: prices }', '{ page: services }') },
  {
    name: 'news without a date',
    make: write('news/sunday.mdx', '---\ntitle: Sundays\ndescription: We come on Sundays too now.\n---\n\nYes.\n'),
  },
  {
    name: 'news of a day to come',
    make: write(
      'news/sunday.mdx',
      '---\ntitle: Sundays\ndescription: We come on Sundays too now.\ndate: 2027-01-02\n---\n\nYes.\n',
    ),
  },
  { name: 'a page with the address of the news', make: write('pages/news.mdx', page) },
];
