import type { ImageObject } from 'schema-dts';
import { toPhotoRecord } from '../../business/photos.ts';
import type { Site, SitePhoto } from '../../business/site.ts';

/** A photograph in its largest size. */
export function toImageRecord(site: Site, photo: SitePhoto) {
  const { url, width, height, type, alt, caption, takenOn } = toPhotoRecord(site, photo);
  const place = site.places.find(({ slug }) => slug === photo.place);
  return {
    '@type': 'ImageObject',
    contentUrl: url,
    encodingFormat: type,
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    description: alt,
    ...(caption === null ? {} : { caption }),
    ...(takenOn === null ? {} : { dateCreated: takenOn }),
    ...(photo.credit === undefined ? {} : { creditText: photo.credit }),
    ...(place === undefined ? {} : { contentLocation: { '@type': 'Place', name: place.name } }),
  } satisfies ImageObject;
}
