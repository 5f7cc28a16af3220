import { slugFor } from '../../format/slug.ts';
import { templatePages } from '../../site-pages/pages.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import { isEntryName, type ValidContent } from '../validate-files.ts';

/** Template pages without a slot for a photograph; every other page has one. */
const slotless: readonly string[] = templatePages.filter((name) => !['home', 'contact', 'about'].includes(name));
const MIN_WORDS = 3;
/** What to do about a picture that cannot be published. */
const ADVICE =
  'Copy the photograph from the telephone or the camera itself, as JPEG of at most 25 MB; copies from messages and web pages are made small.';
/** File names that cameras, phones and apps generate. */
const CAMERA_NAME =
  /\b(?:img|dsc[nf]?|pxl|pict?|image|photo|screenshot|wa)[-_ ]?\d{2,}|\.(?:jpe?g|png|webp|hei[cf])\b/i;

/** Finds photographs without a description, of a person who is not there, or for a page without room for one. */
export function* checkPhotos({ business, names, photos }: ValidContent): Iterable<ContentProblem> {
  const pages = names.pages.filter((name) => !slotless.includes(name));
  const people = business?.people.map(({ name }) => name) ?? [];
  for (const { file, data } of photos) {
    const { alt, person = '', page } = data;
    yield* problemIf(file, ['alt'], describeAlt(alt));
    const advice = suggest(person, people, `Add ${person} to "people" there, or take the line out.`);
    const isUnknown = person !== '' && business && !people.includes(person);
    yield* problemIf(file, ['person'], isUnknown && `"${person}" is nobody that business.yaml names. ${advice}`);
    for (const [index, name] of [page].flat().entries()) {
      const advice = suggest(name, pages, `These have: ${grammar.list(pages)}.`);
      const message = `"${name}" is no page with room for a photograph. ${advice}`;
      yield* problemIf(file, Array.isArray(page) ? ['page', index] : ['page'], !pages.includes(name) && message);
    }
  }
}

/** What is wrong with the alternative text of a photograph; reads on after its field. */
export function describeAlt(alt: string): string | undefined {
  const words = alt.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length >= MIN_WORDS && !CAMERA_NAME.test(alt)) return undefined;
  return 'does not say what the picture shows. Write what one sees, as you would on the telephone: "Two of us carry a ladder past a blue van".';
}

/** What is wrong with the name of an image, or with the lack of a YAML file beside it: one message for both. */
function describePictureName(name: string, file: string, isAlone: boolean): string | undefined {
  const isNamed = isEntryName(name);
  const wanted = isNamed ? name : slugFor(name) || 'my-van';
  const sidecar = `Write photos/${wanted}.yaml with at least a line that begins with alt: and says what the photograph shows.`;
  if (isNamed) return isAlone ? `has no words beside it. ${sidecar}` : undefined;
  const renamed = `${wanted}${file.slice(file.lastIndexOf('.')).toLowerCase()}`;
  const rename = `has a name that cannot be an address. Use lower-case letters, digits and hyphens, for example ${renamed}.`;
  return isAlone ? `${rename} ${sidecar}` : rename;
}

/** Finds photographs of which the image or the YAML file is missing, images of one name, and unusable ones. */
export function* checkPictures({ names, pictures }: ValidContent): Iterable<ContentProblem> {
  const unnamed = new Map(pictures.map(({ name, file }) => [name, file]));
  for (const name of names.photos) unnamed.delete(name);
  for (const name of names.photos.filter((one) => !pictures.some((picture) => picture.name === one))) {
    const otherwise = `Put it there as photos/${name}.jpg, or take this file away.`;
    const advice = suggest(name, unnamed.keys(), otherwise, (meant) => unnamed.get(meant) ?? meant);
    yield fieldProblem(`photos/${name}.yaml`, [], `has no picture of the same name beside it. ${advice}`);
  }
  for (const { name, file, data } of pictures) {
    yield* problemIf(file, [], describePictureName(name, file, unnamed.has(name)));
    const first = pictures.find((picture) => picture.name === name);
    yield* problemIf(file, [], first?.file !== file && `has the name of ${first?.file}. Keep one of the two.`);
    // A build omits an unusable image, so that prices can still be updated.
    yield* problemIf(file, [], data.problem !== null && `${data.problem}. ${ADVICE}`, 'blocksPublish');
  }
}
