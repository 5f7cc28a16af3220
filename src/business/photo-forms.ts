import type { SitePhoto } from './site.ts';

/** A published form of a photograph. */
export interface PhotoForm {
  /** Path on the site. It holds a digest, so that the file may be kept for good. */
  readonly path: string;
  readonly type: 'image/avif' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Most bytes the file may have. */
  readonly mostBytes: number;
  /** Whether it is another shape than the picture, which is cut for it. */
  readonly isCut: boolean;
}

/** The forms of one photograph: for browsers to choose from, for those that know no AVIF, for a closer look, and for shared links. */
export interface PhotoForms {
  readonly avif: readonly PhotoForm[];
  readonly jpeg: PhotoForm;
  readonly largest: PhotoForm;
  /** Cut to the shape that shared links have; undefined where the picture is too small for it. */
  readonly shared: PhotoForm | undefined;
}

/** A picture that is narrower than this looks poor wherever it stands. */
export const NARROWEST = 800;

// The longer side in pixels, and the most bytes: a telephone takes the second, whatever the density of its screen.
const SIDES = [
  [480, 30_000],
  [960, 61_440],
  [1600, 400_000],
] as const;
const SHARED = { width: 1200, height: 630, mostBytes: 200_000, isCut: true } as const;

/** Which files a photograph is published as. None is larger than the picture itself. */
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

/** Every file a photograph is published as, each once. */
export function listPhotoForms(photo: SitePhoto): PhotoForm[] {
  const { avif, jpeg, largest, shared } = photoForms(photo);
  const forms = [...avif, jpeg, largest, ...(shared === undefined ? [] : [shared])];
  return [...new Map(forms.map((form) => [form.path, form])).values()];
}

/** Below `/_astro/` every host keeps files for good. */
function photoPath(
  { name, digest }: Pick<SitePhoto, 'name' | 'digest'>,
  form: string,
  type: PhotoForm['type'],
): string {
  return `/_astro/${name}-${form}.${digest.slice(0, 10)}.${type === 'image/avif' ? 'avif' : 'jpg'}`;
}
