import { photoForms } from '../business/photos.ts';
import type { Site, SitePhoto, SiteService } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { formatMoney } from '../format/wording.ts';
import { formatNamedPrice, lowestPrice } from '../prices/price.ts';
import { type TemplatePage, templatePage } from '../site-pages/pages.ts';
import { textOf } from '../text/text.ts';
import { type Brand, brandOf, scaleTypeface } from './brand.ts';

// Pictures that the build draws itself: icons, and images for shared links.

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const EDGE = 26;
// Mean width of a letter relative to its font size, in the widest typefaces; the longest words stay inside the frame.
const LETTER = 0.56;
/** Most characters of a line below the title, the distance of two, and the lowest baseline above the name. */
const MAX_LINE_LENGTH = 39;
const LEADING = 60;
const LOWEST = 486;

/** Path of the share image of a template page. */
export function sharedPicture(name: TemplatePage): string {
  return `/pictures/${name}.png`;
}

/** Path of the share image of a service. */
export function servicePicture({ slug }: Pick<SiteService, 'slug'>): string {
  return `/pictures/services/${slug}.png`;
}

/** Path of a photograph in the format of share images; undefined if there is none that is large enough. */
export function sharedPhoto(photo: SitePhoto | undefined): string | undefined {
  return photo && photoForms(photo).shared?.path;
}

/** All pictures of a site, as drawings with a width in pixels: the icons, and a share image for each template and service. */
export function listPictures(site: Site) {
  const { business, services, places, money } = site;
  const brand = brandOf(site);
  const lowest = lowestPrice(services);
  const words = textOf(site.country.locale).appearance.shareImage;
  const call = words.call(formatTelephone(business.contact.telephone, site.country));
  const prices = lowest === undefined ? call : words.from(formatMoney(lowest, money));
  const draw = (path: string, title: string, line: string) => {
    return { path, svg: drawShareImage(title, line, business.name, brand), width: WIDTH };
  };
  const lines = { home: call, services: prices, prices, 'service-areas': words.places(places.length), api: words.api };
  const pages = (['home', 'services', 'prices', 'service-areas', 'api'] as const).map((name) =>
    draw(sharedPicture(name), templatePage(site, name).heading, lines[name]),
  );
  const ofServices = services.map((service) =>
    draw(servicePicture(service), service.symptom, formatNamedPrice(service.name, service.price, money)),
  );
  const icons = [
    { path: '/icon-192.png', svg: iconOf(site), width: 192 },
    { path: '/icon-512.png', svg: iconOf(site), width: 512 },
    { path: '/favicon.ico', svg: iconOf(site), width: 32 },
    { path: '/apple-touch-icon.png', svg: iconOf(site), width: 180 },
  ];
  return [...icons, ...pages, ...ofServices];
}

/** SVG drawings that are published as they are: the icon, and the logo with the text colour that a page would supply. */
export function listDrawings(site: Site) {
  const icon = { path: '/favicon.svg', svg: iconOf(site) };
  if (site.logo === undefined) return [icon];
  const { ink } = brandOf(site).palette;
  return [icon, { path: '/logo.svg', svg: site.logo.replace(/^(\s*<svg\b)/, `$1 color="${ink.light}"`) }];
}

/** SVG source of the icons: the content's, or the first letter of the name on a sign. */
export function iconOf(site: Pick<Site, 'icon' | 'business' | 'brand' | 'fonts'>): string {
  if (site.icon !== undefined) return site.icon;
  const { palette, typeface, radius } = brandOf(site);
  const [letter = ''] = site.business.name;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${palette.sign.light}"/><text x="16" y="24" font-family="${typeface.name}, sans-serif" font-weight="800" font-size="22" text-anchor="middle" fill="${palette.onSign.light}">${escapeMarkup(letter)}</text></svg>`;
}

/** A share image: a road sign of 1200 by 630 pixels, as SVG. `name` is that of the business. */
function drawShareImage(title: string, line: string, name: string, brand: Brand): string {
  const { palette, typeface, radius } = brand;
  const [sign, white] = [palette.sign.light, palette.onSign.light];
  const lines = wrapWords(line, MAX_LINE_LENGTH);
  const { size, rows, top, end } = layOut(title, lines.length);
  const write = (words: string, y: number, height: number) =>
    `<text x="${MARGIN}" y="${Math.round(y)}" font-size="${Math.round(height * scaleTypeface(typeface))}">${escapeMarkup(words)}</text>`;
  const texts = [
    ...rows.map((row, index) => write(row, top + index * size * 1.1, size)),
    ...lines.map((row, index) => write(row, end + index * LEADING, 52)),
    write(name, HEIGHT - MARGIN, 40),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${typeface.name}" font-weight="800" fill="${white}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${sign}"/>
<rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${HEIGHT - 2 * EDGE}" rx="${5 * radius}" fill="none" stroke="${white}" stroke-width="10"/>
${texts.join('\n')}
</svg>`;
}

/** A title in the largest size at which it and the lines below it stay above the name; `end` is the first line. */
function layOut(title: string, lines: number) {
  const layouts = [128, 104, 84, 72, 60].map((size) => {
    const rows = wrapWords(title, Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER))).slice(0, 3);
    const top = HEIGHT / 2 - ((rows.length - 1) * size * 1.1 + (lines - 1) * LEADING) / 2 - 24;
    return { size, rows, top, end: top + rows.length * size * 1.1 + 8 };
  });
  const fitting = layouts.find(({ end }) => end + (lines - 1) * LEADING <= LOWEST);
  return fitting ?? (layouts.at(-1) as (typeof layouts)[number]);
}

/** Breaks a text into rows of at most so many characters; a longer word has a row of its own. */
function wrapWords(text: string, longest: number): string[] {
  return text.match(new RegExp(`\\S.{0,${longest - 1}}(?= |$)|\\S+`, 'g')) ?? [];
}
