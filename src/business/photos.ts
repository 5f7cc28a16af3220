import { Photo } from '../schemas/appearance/photo.ts';
import type { PersonFile } from '../schemas/business/proof.ts';
import { toRecord } from '../schemas/record.ts';
import { textOf } from '../text/text.ts';
import { type Site, type SitePhoto, siteUrl } from './site.ts';

/** Maximum number of photographs on the page of a service or place. If there are more, `/photos/` lists them all. */
export const MAX_PHOTOS_ON_PAGE = 6;

/** A published file of a photograph: one size in one format. */
export interface PhotoRendition {
  /** Path on the site, with a content hash: every host serves `/_astro/` with immutable caching. */
  readonly path: string;
  readonly type: 'image/avif' | 'image/jpeg';
  /** Width in pixels. */
  readonly width: number;
  readonly height: number;
  /** Maximum file size in bytes. */
  readonly maxBytes: number;
  /** Whether the image is cropped to another aspect ratio. */
  readonly isCropped: boolean;
}

// Longer side in pixels and maximum bytes. Phones pick the second, whatever their pixel density.
const RENDITION_SIDES = [
  [480, 30_000],
  [960, 61_440],
  [1600, 400_000],
] as const;
const SHARE_SIZE = { width: 1200, height: 630, maxBytes: 200_000, isCropped: true } as const;

/**
 * Returns the files that a photograph is published as: `srcset`, fallback for browsers without AVIF, enlarged view,
 * share image where the original is large enough to be cropped. None is larger than the original (no upscaling).
 */
export function makePhotoRenditions({ name, digest, width, height }: SitePhoto) {
  const longer = Math.max(width, height);
  const pathOf = (size: number | 'shared', extension: string) =>
    `/_astro/${name}-${size}.${digest.slice(0, 10)}.${extension}`;
  const makeRendition = (type: PhotoRendition['type'], [side, maxBytes]: readonly [number, number]): PhotoRendition => {
    const scale = Math.min(1, side / longer);
    const shrink = (length: number) => Math.max(1, Math.round(length * scale));
    const path = pathOf(shrink(width), type === 'image/avif' ? 'avif' : 'jpg');
    return { path, type, width: shrink(width), height: shrink(height), maxBytes, isCropped: false };
  };
  const [small, middle, large] = RENDITION_SIDES;
  const isLarge = longer > middle[0];
  const shareImage: PhotoRendition = { ...SHARE_SIZE, type: 'image/jpeg', path: pathOf('shared', 'jpg') };
  return {
    avif: (isLarge ? RENDITION_SIDES : [small, middle]).map((side) => makeRendition('image/avif', side)),
    jpeg: makeRendition('image/jpeg', middle),
    largest: makeRendition('image/jpeg', isLarge ? large : middle),
    shareImage: width < SHARE_SIZE.width || height < SHARE_SIZE.height ? undefined : shareImage,
  };
}

/** Lists all files of a photograph, without duplicates. */
export function listPhotoRenditions(photo: SitePhoto): PhotoRendition[] {
  const renditions = Object.values(makePhotoRenditions(photo)).flatMap((rendition) => rendition ?? []);
  return [...new Map(renditions.map((rendition) => [rendition.path, rendition])).values()];
}

/** Returns the newest photographs of jobs, at most six. */
export function listJobPhotos({ photos }: Pick<Site, 'photos'>): SitePhoto[] {
  return photos
    .filter(({ service, place }) => service !== undefined || place !== undefined)
    .slice(0, MAX_PHOTOS_ON_PAGE);
}

/** Returns a service's newest photographs, at most six. */
export function listServicePhotos({ photos }: Site, id: string): SitePhoto[] {
  return photos.filter(({ service }) => service === id).slice(0, MAX_PHOTOS_ON_PAGE);
}

/** Returns the newest photographs in a place, at most six. */
export function listPlacePhotos({ photos }: Site, slug: string): SitePhoto[] {
  return photos.filter(({ place }) => place === slug).slice(0, MAX_PHOTOS_ON_PAGE);
}

/** Returns a page's photograph; undefined if it has none. */
export function findPagePhoto({ photos }: Site, slug: string): SitePhoto | undefined {
  return photos.find(({ pages }) => pages.includes(slug));
}

/** Finds the photograph that replaces a drawn frontage, if `brand.yaml` asks for one. */
export function findFrontagePhoto(site: Site): SitePhoto | undefined {
  return site.brand?.frontage === 'photo' ? findPagePhoto(site, 'home') : undefined;
}

/** Returns the photographs that a content file's prose shows. */
export function listProsePhotos({ photos }: Site, file: string): SitePhoto[] {
  return photos.filter(({ proseFiles }) => proseFiles.includes(file));
}

/** Returns a person's portrait: the photograph that `people` names, otherwise the newest one of that person. */
export function findPersonPhoto({ photos }: Site, { name, photo }: PersonFile): SitePhoto | undefined {
  return photos.find((entry) => entry.name === photo) ?? photos.find(({ person }) => person === name);
}

/**
 * Returns the photographs of a page that is neither a service nor a place, without duplicates: its own photograph; on
 * About also the people; on the home page of a showroom also jobs.
 */
export function listPagePhotos(site: Site, slug: string): readonly SitePhoto[] {
  if (slug === makePhotosPage(site)?.slug) return site.photos;
  const people = slug === 'about' ? site.business.people : [];
  const jobs = slug === 'home' && site.brand?.layout === 'showroom' ? listJobPhotos(site) : [];
  const photos = [findPagePhoto(site, slug), ...people.map((person) => findPersonPhoto(site, person)), ...jobs];
  return [...new Set(photos)].filter((photo) => photo !== undefined);
}

/** Returns the photographs of the business rather than of a job: van, people, shop. */
export function listBusinessPhotos({ photos }: Site): SitePhoto[] {
  return photos.filter(({ service, place }) => service === undefined && place === undefined);
}

/** Returns the photo gallery; undefined while all photographs fit on the other pages. */
export function makePhotosPage({ photos, business, country }: Site) {
  if (photos.length <= MAX_PHOTOS_ON_PAGE) return undefined;
  const { photographs: title, photographsOf } = textOf(country.locale).business;
  return { slug: 'photos', title, description: photographsOf(business.name), updated: photos[0]?.takenOn };
}

/** Makes a photograph's public record (contract B19). */
export function toPhotoRecord(site: Site, photo: SitePhoto): Photo {
  const { path, width, height } = makePhotoRenditions(photo).largest;
  return toRecord(Photo, { ...photo, url: siteUrl(site, path), width, height, type: 'image/jpeg' });
}
