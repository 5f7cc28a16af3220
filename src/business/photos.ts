import { Photo } from '../schemas/appearance/photo.ts';
import type { PersonFile } from '../schemas/business/proof.ts';
import { toRecord } from '../schemas/record.ts';
import { textOf } from '../text/text.ts';
import { type Site, type SitePhoto, siteUrl } from './site.ts';

/** Maximum number of photographs on the page of a service or place. If there are more, `/photos/` lists them all. */
export const MAX_ON_PAGE = 6;

/** One published file of a photograph: a size in a format. */
export interface PhotoForm {
  /** Path on the site, with a content hash: every host serves `/_astro/` with immutable caching. */
  readonly path: string;
  readonly type: 'image/avif' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Upper limit of the file size in bytes. */
  readonly mostBytes: number;
  /** Whether the image is cropped to another aspect ratio. */
  readonly isCut: boolean;
}

// Longer side in pixels and maximum bytes. A phone picks the second, whatever its pixel density.
const SIDES = [
  [480, 30_000],
  [960, 61_440],
  [1600, 400_000],
] as const;
const SHARED = { width: 1200, height: 630, mostBytes: 200_000, isCut: true } as const;

/**
 * Returns the files that a photograph is published as: `srcset`, fallback for browsers without AVIF, enlarged view,
 * share image where the original is large enough to be cropped. None is larger than the original (no upscaling).
 */
export function photoForms({ name, digest, width, height }: SitePhoto) {
  const longer = Math.max(width, height);
  const pathOf = (size: number | 'shared', ending: string) =>
    `/_astro/${name}-${size}.${digest.slice(0, 10)}.${ending}`;
  const form = (type: PhotoForm['type'], [side, mostBytes]: readonly [number, number]): PhotoForm => {
    const scale = Math.min(1, side / longer);
    const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const path = pathOf(across, type === 'image/avif' ? 'avif' : 'jpg');
    return { path, type, width: across, height: down, mostBytes, isCut: false };
  };
  const [small, middle, large] = SIDES;
  const isLarge = longer > middle[0];
  const shared: PhotoForm = { ...SHARED, type: 'image/jpeg', path: pathOf('shared', 'jpg') };
  return {
    avif: (isLarge ? SIDES : [small, middle]).map((side) => form('image/avif', side)),
    jpeg: form('image/jpeg', middle),
    largest: form('image/jpeg', isLarge ? large : middle),
    shared: width < SHARED.width || height < SHARED.height ? undefined : shared,
  };
}

/** Lists all files of a photograph, without duplicates. */
export function listPhotoForms(photo: SitePhoto): PhotoForm[] {
  const forms = Object.values(photoForms(photo)).flatMap((form) => form ?? []);
  return [...new Map(forms.map((form) => [form.path, form])).values()];
}

/** Returns the newest photographs of a service, at most six. */
export function photosOfService({ photos }: Site, id: string): SitePhoto[] {
  return photos.filter(({ service }) => service === id).slice(0, MAX_ON_PAGE);
}

/** Returns the newest photographs in a place, at most six. */
export function photosOfPlace({ photos }: Site, slug: string): SitePhoto[] {
  return photos.filter(({ place }) => place === slug).slice(0, MAX_ON_PAGE);
}

/** Returns the photograph of a page. */
export function photoOfPage({ photos }: Site, slug: string): SitePhoto | undefined {
  return photos.find(({ pages }) => pages.includes(slug));
}

/** Returns the photograph in place of a drawn frontage, where `brand.yaml` asks for it. */
export function photoOfFrontage(site: Site): SitePhoto | undefined {
  return site.brand?.frontage === 'photo' ? photoOfPage(site, 'home') : undefined;
}

/** Returns the photographs that the prose of a content file shows. */
export function photosInText({ photos }: Site, file: string): SitePhoto[] {
  return photos.filter(({ texts }) => texts.includes(file));
}

/** Returns the portrait of a person: the one that `people` names, else the newest that names the person. */
export function photoOfPerson({ photos }: Site, { name, photo }: PersonFile): SitePhoto | undefined {
  return photos.find((one) => one.name === photo) ?? photos.find(({ person }) => person === name);
}

/**
 * Returns the photographs of a page that is neither a service nor a place: its own, and on About those of people,
 * without duplicates.
 */
export function photosOfPage(site: Site, slug: string): readonly SitePhoto[] {
  if (slug === photosPage(site)?.slug) return site.photos;
  const people = slug === 'about' ? site.business.people : [];
  const photos = [photoOfPage(site, slug), ...people.map((person) => photoOfPerson(site, person))];
  return [...new Set(photos)].filter((photo) => photo !== undefined);
}

/** Returns the photographs of the business rather than of a job: van, people, shop. */
export function photosOfBusiness({ photos }: Site): SitePhoto[] {
  return photos.filter(({ service, place }) => service === undefined && place === undefined);
}

/** Returns the photo gallery; undefined while all photographs fit on the other pages. */
export function photosPage({ photos, business, country }: Site) {
  if (photos.length <= MAX_ON_PAGE) return undefined;
  const { photographs: title, photographsOf } = textOf(country.locale).business;
  return { slug: 'photos', title, description: photographsOf(business.name), updated: photos[0]?.takenOn };
}

/** Makes the public record of a photograph (contract B19). */
export function toPhotoRecord(site: Site, photo: SitePhoto): Photo {
  const { path, width, height } = photoForms(photo).largest;
  return toRecord(Photo, { ...photo, url: siteUrl(site, path), width, height, type: 'image/jpeg' });
}
