import { makePhotoRenditions } from '../business/photos.ts';
import type { Site, SitePhoto, SiteService } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { formatMoney } from '../format/amounts.ts';
import { findLowestPrice, formatNamedPrice } from '../prices/price.ts';
import { type TemplatePage, templatePage } from '../site-pages/pages.ts';
import { textOf } from '../text/text.ts';
import { resolveBrand } from './brand.ts';
import { makeFrontageColours } from './frontage/colours.ts';
import { drawFrontageForImage, type FrontageSite } from './frontage/frontage.ts';
import { drawIcon } from './frontage/icon.ts';
import { findLeading, fitText, type Panel } from './frontage/lettering.ts';
import { scaleTypeface, type Typeface } from './typefaces.ts';

// Images that the build renders: icons, and images for shared links.

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
/** Top of the street below the frontage, in pixels. */
const STREET = 534;

/** Returns the path of a template page's share image. */
export function getShareImagePath(name: TemplatePage): string {
  return `/pictures/${name}.png`;
}

/** Returns the path of a service's share image. */
export function getServiceImagePath({ slug }: Pick<SiteService, 'slug'>): string {
  return `/pictures/services/${slug}.png`;
}

/** Returns the path of a photograph in the format of share images; undefined if it is too small. */
export function findSharePhotoPath(photo: SitePhoto | undefined): string | undefined {
  return photo && makePhotoRenditions(photo).shareImage?.path;
}

/**
 * Lists the images that the build renders, as SVG with a width in pixels: the icons, and a share image for each template
 * and service.
 */
export function listRenderedImages(site: Site) {
  const { business, services, places, money } = site;
  const lowest = findLowestPrice(services);
  const t = textOf(site.country.locale).appearance.shareImage;
  const call = t.call(formatTelephone(business.contact.telephone, site.country));
  const prices = lowest === undefined ? call : t.from(formatMoney(lowest, money));
  const draw = (path: string, title: string, subtitle: string) => ({
    path,
    width: WIDTH,
    /** Drawn on access, because most callers need only the path. */
    get svg() {
      return drawShareImage(title, subtitle, site);
    },
  });
  const subtitles = {
    home: call,
    services: prices,
    prices,
    'service-areas': t.places(places.length),
    api: t.api,
  };
  const pages = (['home', 'services', 'prices', 'service-areas', 'api'] as const).map((name) =>
    draw(getShareImagePath(name), templatePage(site, name).heading, subtitles[name]),
  );
  const ofServices = services.map((service) =>
    draw(getServiceImagePath(service), service.symptom, formatNamedPrice(service.name, service.price, money)),
  );
  const icons = [
    { path: '/icon-192.png', svg: getIconSvg(site), width: 192 },
    { path: '/icon-512.png', svg: getIconSvg(site), width: 512 },
    { path: '/favicon.ico', svg: getIconSvg(site), width: 32 },
    { path: '/apple-touch-icon.png', svg: site.icon ?? drawIcon(site, true), width: 180 },
  ];
  return [...icons, ...pages, ...ofServices];
}

/**
 * Lists the SVG drawings that are published as they are: the icon, and the logo with the text colour that a page would
 * supply.
 */
export function listDrawings(site: Site) {
  const icon = { path: '/favicon.svg', svg: getIconSvg(site) };
  if (site.logo === undefined) return [icon];
  const { ink } = resolveBrand(site).palette;
  return [icon, { path: '/logo.svg', svg: site.logo.replace(/^(\s*<svg\b)/, `$1 color="${ink.light}"`) }];
}

/** Returns the SVG source of the icons: the content's, or a drawing of the frontage with the name's first letter. */
export function getIconSvg(site: Pick<Site, 'icon' | 'business' | 'brand' | 'fonts' | 'country'>): string {
  return site.icon ?? drawIcon(site);
}

/**
 * Draws a share image of 1200 by 630 pixels as SVG: a title beside the frontage, and a line of text on the street in
 * front of it. Without a frontage the business's name is above the title.
 */
function drawShareImage(title: string, subtitle: string, site: FrontageSite): string {
  const brand = resolveBrand(site);
  const { palette, typeface } = brand;
  const frontage = drawFrontageForImage(site, { x: 610, y: STREET - 474 });
  const [top, width] = frontage === '' ? [140, WIDTH - 2 * MARGIN] : [MARGIN, 510];
  const panel = { x: MARGIN, y: top, width, height: STREET - top - MARGIN };
  const texts = [
    ...(frontage === ''
      ? [drawRows(site.business.name, { ...panel, y: MARGIN, height: 44, maxSize: 48 }, typeface)]
      : []),
    drawRows(title, { ...panel, maxSize: 104 }, typeface, 5),
  ];
  const street = { x: MARGIN, y: STREET, width: WIDTH - 2 * MARGIN, height: HEIGHT - STREET, maxSize: 52 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${typeface.name}" font-weight="800">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${makeFrontageColours(brand).sky.light}"/>
<rect y="${STREET}" width="${WIDTH}" height="${HEIGHT - STREET}" fill="${palette.sign.light}"/>
<g fill="${palette.ink.light}">${texts.join('')}</g>
<g fill="${palette.onSign.light}">${drawRows(subtitle, street, typeface)}</g>
${frontage}</svg>`;
}

/** Draws a text in the middle of a panel's height, from its left edge, in the largest size that fits. */
function drawRows(text: string, panel: Panel, typeface: Typeface, maxRows = 1): string {
  const { rows, size } = fitText(text, panel, typeface, maxRows);
  const scale = scaleTypeface(typeface);
  const leading = size * findLeading(typeface);
  const first = panel.y + (panel.height - (rows.length - 1) * leading + typeface.capHeight * scale * size) / 2;
  return rows
    .map((row, index) => {
      const y = Math.round(first + index * leading);
      return `<text x="${panel.x}" y="${y}" font-size="${Math.round(size * scale)}">${escapeMarkup(row)}</text>`;
    })
    .join('');
}
