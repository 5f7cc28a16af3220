// Pictures: PNG and SVG images that the build draws itself, namely share images and icons.

import { photoForms } from '../business/photo-forms.ts';
import { formatNamedPrice, lowestPrice } from '../business/prices/price.ts';
import type { Site, SitePhoto, SiteService } from '../business/site.ts';
import { formatTelephone } from '../countries/telephone.ts';
import { type TemplatePage, templatePage } from '../site-pages/pages.ts';
import { formatMoney } from '../words/wording.ts';
import { brandOf } from './brand.ts';
import { drawIcon, drawSign, logoFile } from './share-image.ts';

/** A picture rendered by the build. */
export interface Picture {
  /** Path on the site. */
  readonly path: string;
  readonly svg: string;
  /** Width in pixels. */
  readonly width: number;
}

const SHARED_WIDTH = 1200;

/** Path of the share image of a template page. */
export function sharedPicture(name: TemplatePage): string {
  return `/pictures/${name}.png`;
}

/** Path of the share image of a service. */
export function servicePicture(service: Pick<SiteService, 'slug'>): string {
  return `/pictures/services/${service.slug}.png`;
}

/** Path of a photograph in the format of share images; undefined if there is none that is large enough. */
export function sharedPhoto(photo: SitePhoto | undefined): string | undefined {
  return photo && photoForms(photo).shared?.path;
}

/** All pictures of a site: the icons, and a share image for each template and service. */
export function listPictures(site: Site): Picture[] {
  const { business } = site;
  const brand = brandOf(site);
  const icon = iconOf(site);
  const shared = (path: string, title: string, line: string): Picture => ({
    path,
    svg: drawSign({ title, line, name: business.name }, brand),
    width: SHARED_WIDTH,
  });
  const lowest = lowestPrice(site.services);
  const telephone = formatTelephone(business.contact.telephone, site.country);
  const prices = lowest === undefined ? `Call ${telephone}` : `From ${formatMoney(lowest, site.money)}`;
  return [
    { path: '/icon-192.png', svg: icon, width: 192 },
    { path: '/icon-512.png', svg: icon, width: 512 },
    { path: '/apple-touch-icon.png', svg: icon, width: 180 },
    shared(sharedPicture('home'), templatePage(site, 'home').heading, `Call ${telephone}`),
    shared(sharedPicture('services'), templatePage(site, 'services').heading, prices),
    shared(sharedPicture('prices'), templatePage(site, 'prices').heading, prices),
    shared(sharedPicture('service-areas'), templatePage(site, 'service-areas').heading, `${site.places.length} places`),
    shared(sharedPicture('api'), templatePage(site, 'api').heading, 'No key, read-only'),
    ...site.services.map((service) =>
      shared(servicePicture(service), service.symptom, formatNamedPrice(service.name, service.price, site.money)),
    ),
  ];
}

/** SVG drawings that are published unchanged. */
export function listDrawings(site: Site): Omit<Picture, 'width'>[] {
  const { logo } = site;
  const icon = { path: '/favicon.svg', svg: iconOf(site) };
  return logo === undefined ? [icon] : [icon, { path: '/logo.svg', svg: logoFile(logo, brandOf(site)) }];
}

/** SVG source of the icons: the content's, or the first letter of the name on a sign. */
export function iconOf({ icon, business, ...site }: Pick<Site, 'icon' | 'business' | 'brand' | 'fonts'>): string {
  const [letter = ''] = business.name;
  return icon ?? drawIcon(letter, brandOf(site));
}
