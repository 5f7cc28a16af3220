import { slugFor } from '../../format/slug.ts';
import { templatePages } from '../../site-pages/pages.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, makeProblem, problemIf } from '../content-problem.ts';
import { suggest } from '../suggest.ts';
import { isEntryName, type ValidContent } from '../validate-files.ts';

/** Template pages without room for a photograph; every other page has room. */
const pagesWithoutPhotos: readonly string[] = templatePages.filter(
  (name) => !['home', 'contact', 'about'].includes(name),
);
const MIN_ALT_WORDS = 3;
/** Advice for an image that cannot be published. */
const IMAGE_ADVICE =
  'Copy the photograph directly from the phone or camera, as a JPEG of at most 25 MB; messages and web pages reduce the size of photographs.';
/** File names that cameras, phones and apps generate. */
const CAMERA_NAME =
  /\b(?:img|dsc[nf]?|pxl|pict?|image|photo|screenshot|wa)[-_ ]?\d{2,}|\.(?:jpe?g|png|webp|hei[cf])\b/i;

/** Finds photographs without a description, of an unknown person, or for a page without room for one. */
export function* checkPhotos({ business, names, photos }: ValidContent): Iterable<ContentProblem> {
  const pages = names.pages.filter((name) => !pagesWithoutPhotos.includes(name));
  const people = business?.people.map(({ name }) => name) ?? [];
  for (const { file, data } of photos) {
    const { alt, person = '', page } = data;
    yield* problemIf(file, ['alt'], findAltProblem(alt));
    const advice = suggest(person, people, `Add this person to people there, or remove the line.`);
    const isUnknown = person !== '' && business && !people.includes(person);
    yield* problemIf(file, ['person'], isUnknown && `"${person}" is not one of the people in business.yaml. ${advice}`);
    for (const [index, name] of [page].flat().entries()) {
      const advice = suggest(name, pages, `Pages with room: ${grammar.list(pages)}.`);
      const message = `"${name}" is not a page with room for a photograph. ${advice}`;
      yield* problemIf(file, Array.isArray(page) ? ['page', index] : ['page'], !pages.includes(name) && message);
    }
  }
}

/** Finds what is wrong with an alternative text, as a message that follows its field name. */
export function findAltProblem(alt: string): string | undefined {
  const words = alt.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length >= MIN_ALT_WORDS && !CAMERA_NAME.test(alt)) return undefined;
  return 'does not describe the picture. Write what it shows, as you would on the telephone: "Two of us carry a ladder past a blue van".';
}

/** Reports an image with an invalid name or without a YAML file beside it, in one message. */
function findImageNameProblem(name: string, file: string, isAlone: boolean): string | undefined {
  const hasValidName = isEntryName(name);
  const fileName = hasValidName ? name : slugFor(name) || 'my-van';
  const sidecar = `Write photos/${fileName}.yaml with at least a line that begins with alt: and describes the photograph.`;
  if (hasValidName) return isAlone ? `has no YAML file beside it. ${sidecar}` : undefined;
  const renamed = `${fileName}${file.slice(file.lastIndexOf('.')).toLowerCase()}`;
  const rename = `has a name that cannot be an address. Use lower-case letters, digits and hyphens, for example ${renamed}.`;
  return isAlone ? `${rename} ${sidecar}` : rename;
}

/** Finds photographs without an image or a YAML file, images with the same name, and unusable images. */
export function* checkPhotoImages({ names, photoImages }: ValidContent): Iterable<ContentProblem> {
  const undescribed = new Map(photoImages.map(({ name, file }) => [name, file]));
  for (const name of names.photos) undescribed.delete(name);
  for (const name of names.photos.filter((photo) => !photoImages.some((image) => image.name === photo))) {
    const otherwise = `Add it as photos/${name}.jpg, or remove this file.`;
    const advice = suggest(name, undescribed.keys(), otherwise, (meant) => undescribed.get(meant) ?? meant);
    yield makeProblem(`photos/${name}.yaml`, [], `has no picture of the same name beside it. ${advice}`);
  }
  for (const { name, file, data } of photoImages) {
    yield* problemIf(file, [], findImageNameProblem(name, file, undescribed.has(name)));
    const first = photoImages.find((image) => image.name === name);
    yield* problemIf(file, [], first?.file !== file && `has the same name as ${first?.file}. Keep one of the two.`);
    // A build omits an unusable image, so that prices can still be updated.
    yield* problemIf(file, [], data.problem !== null && `${data.problem}. ${IMAGE_ADVICE}`, 'blocksPublish');
  }
}
