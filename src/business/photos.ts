import type { Photo } from '../schemas/appearance/photo.ts';
import { photoForms } from './photo-forms.ts';
import { type Site, type SitePhoto, siteUrl } from './site.ts';

type WithPhotos = Pick<Site, 'photos'>;
type PersonOfPhoto = Pick<Site['business']['people'][number], 'name' | 'photo'>;

/** Template pages with a slot for a photograph; every prose page has one too. */
export const photoPages: readonly string[] = ['home', 'contact', 'about'];

/** Maximum number of photographs on the page of a service or place. If there are more, `/photos/` lists them all. */
export const MOST_JOBS = 6;

/** Path of the photo gallery. */
export const photosPath = '/photos/';

/** The newest photographs of a service, at most six. */
export function photosOfService({ photos }: WithPhotos, id: string): SitePhoto[] {
  return photos.filter(({ service }) => service === id).slice(0, MOST_JOBS);
}

/** The newest photographs in a place, at most six. */
export function photosOfPlace({ photos }: WithPhotos, slug: string): SitePhoto[] {
  return photos.filter(({ place }) => place === slug).slice(0, MOST_JOBS);
}

/** The photograph of a page. */
export function photoOfPage({ photos }: WithPhotos, slug: string): SitePhoto | undefined {
  return photos.find(({ pages }) => pages.includes(slug));
}

/** The photographs that the prose of a content file shows. */
export function photosInText({ photos }: WithPhotos, file: string): SitePhoto[] {
  return photos.filter(({ texts }) => texts.includes(file));
}

/** The portrait of a person: the one that `people` names, else the newest that names the person. */
export function photoOfPerson({ photos }: WithPhotos, { name, photo }: PersonOfPhoto): SitePhoto | undefined {
  return photos.find((one) => one.name === photo) ?? photos.find(({ person }) => person === name);
}

/**
 * The photographs of a page that is neither a service nor a place: its own, and on About those of people, without
 * duplicates.
 */
export function photosOfPage(site: Pick<Site, 'photos' | 'business'>, slug: string): readonly SitePhoto[] {
  if (slug === photosPage(site)?.slug) return site.photos;
  const people = slug === 'about' ? site.business.people : [];
  const photos = [photoOfPage(site, slug), ...people.map((person) => photoOfPerson(site, person))];
  return [...new Set(photos)].filter((photo) => photo !== undefined);
}

/** Photographs of the business rather than of a job: van, people, shop. */
export function photosOfBusiness({ photos }: WithPhotos): SitePhoto[] {
  return photos.filter(({ service, place }) => service === undefined && place === undefined);
}

/** The photo gallery; undefined while all photographs fit on the other pages. */
export function photosPage({ photos, business }: Pick<Site, 'photos' | 'business'>) {
  if (photos.length <= MOST_JOBS) return undefined;
  const [latest] = photos;
  return {
    slug: 'photos',
    title: 'Photographs',
    description: `Jobs and people of ${business.name} in photographs of our own, the newest first.`,
    updated: latest?.takenOn,
  };
}

/** The public record of a photograph (contract B19). */
export function toPhotoRecord(site: Pick<Site, 'origin'>, photo: SitePhoto): Photo {
  const { largest } = photoForms(photo);
  return {
    url: siteUrl(site, largest.path),
    width: largest.width,
    height: largest.height,
    type: 'image/jpeg',
    alt: photo.alt,
    caption: photo.caption ?? null,
    takenOn: photo.takenOn ?? null,
  };
}
