import type { SitePhoto } from './site.ts';

/** One published file of a photograph: a size in a format. */
export interface PhotoForm {
  /** Path on the site, with a content hash, so that it can be cached as immutable. */
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

/** All files of one photograph: `srcset`, fallback for browsers without AVIF, enlarged view, share image. */
export interface PhotoForms {
  readonly avif: readonly PhotoForm[];
  readonly jpeg: PhotoForm;
  readonly largest: PhotoForm;
  /** Cropped to the aspect ratio of share images; undefined where the original is too small. */
  readonly shared: PhotoForm | undefined;
}

/** Minimum width of an original in pixels; a narrower one looks poor at every size. */
export const NARROWEST = 800;

// Longer side in pixels and maximum bytes. A phone picks the second, whatever its pixel density.
const SIDES = [
  [480, 30_000],
  [960, 61_440],
  [1600, 400_000],
] as const;
const SHARED = { width: 1200, height: 630, mostBytes: 200_000, isCut: true } as const;

/** The files that a photograph is published as. None is larger than the original (no upscaling). */
export function photoForms(photo: Pick<SitePhoto, 'name' | 'digest' | 'width' | 'height'>): PhotoForms {
  const { width, height } = photo;
  const longer = Math.max(width, height);
  const form = (type: PhotoForm['type'], [side, mostBytes]: readonly [number, number]): PhotoForm => {
    const scale = Math.min(1, side / longer);
    const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const path = photoPath(photo, String(across), type);
    return { path, type, width: across, height: down, mostBytes, isCut: false };
  };
  const [small, middle, large] = SIDES;
  const sides = longer > middle[0] ? [small, middle, large] : [small, middle];
  return {
    avif: sides.map((side) => form('image/avif', side)),
    jpeg: form('image/jpeg', middle),
    largest: form('image/jpeg', longer > middle[0] ? large : middle),
    shared:
      width < SHARED.width || height < SHARED.height
        ? undefined
        : { ...SHARED, type: 'image/jpeg', path: photoPath(photo, 'shared', 'image/jpeg') },
  };
}

/** All files of a photograph, without duplicates. */
export function listPhotoForms(photo: SitePhoto): PhotoForm[] {
  const { avif, jpeg, largest, shared } = photoForms(photo);
  const forms = [...avif, jpeg, largest, ...(shared === undefined ? [] : [shared])];
  return [...new Map(forms.map((form) => [form.path, form])).values()];
}

/** Every host serves `/_astro/` with immutable caching. */
function photoPath(
  { name, digest }: Pick<SitePhoto, 'name' | 'digest'>,
  form: string,
  type: PhotoForm['type'],
): string {
  return `/_astro/${name}-${form}.${digest.slice(0, 10)}.${type === 'image/avif' ? 'avif' : 'jpg'}`;
}
