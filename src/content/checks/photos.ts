import { NARROWEST, photoPages } from '../../business/photos.ts';
import { closestWord } from '../../format/spelling.ts';
import { formatDate } from '../../hours/dates.ts';
import type { PictureFile, PictureProblem } from '../../schemas/appearance/photo.ts';
import { templatePages } from '../../site-pages/pages.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { Sources } from './check.ts';

const FEWEST_WORDS = 3;
/** File names that cameras, phones and apps generate. */
const CAMERA_NAME =
  /\b(?:img|dsc[nf]?|pxl|mvimg|pict?|image|photo|picture|screenshot|wa)[-_ ]?\d{2,}|\.(?:jpe?g|png|webp|avif|hei[cf])\b/i;

/** Finds photographs without a description, of a person who is not there, or from the future. */
export function* checkPhotos({ business, locality, photos }: Content, { today }: Sources): Iterable<ContentProblem> {
  const people = business?.people.map(({ name }) => name);
  for (const { file, name, data } of photos) {
    const { alt, person, takenOn } = data;
    const message = describeAlt(alt, name);
    if (message !== undefined) yield fieldProblem(file, ['alt'], message);
    else if (/^(?:an? |the )?(?:photo(?:graph)?|picture|image) of\b/i.test(alt)) {
      const message =
        'begins by saying that it is a picture, which screen readers say by themselves. Begin with what it shows.';
      yield fieldWarning(file, ['alt'], message);
    }
    if (person !== undefined && people?.includes(person) === false) {
      const advice = suggest(person, people, `Add ${person} to "people" there, or take the line out.`);
      yield fieldProblem(file, ['person'], `"${person}" is nobody that business.yaml names. ${advice}`);
    }
    if (takenOn === undefined || takenOn <= today) continue;
    const date = formatDate(takenOn, locality.country.locale);
    yield fieldProblem(file, ['takenOn'], `is ${date}, which is to come. Write the day it was taken.`);
  }
}

/** Finds photographs on pages without room for one, or that have one. */
export function* checkPhotoPages({ names, photos }: Content): Iterable<ContentProblem> {
  const withTemplate: readonly string[] = templatePages;
  const known = [...photoPages, ...names.pages.filter((name) => !withTemplate.includes(name))];
  const taken = new Map<string, string>();
  for (const { file, data } of photos) {
    for (const [index, page] of [data.page].flat().entries()) {
      const path = Array.isArray(data.page) ? ['page', index] : ['page'];
      const other = taken.get(page);
      taken.set(page, other ?? file);
      if (!known.includes(page)) {
        const advice = suggest(page, known, `These have: ${grammar.list(known)}.`);
        yield fieldProblem(file, path, `"${page}" is no page with room for a photograph. ${advice}`);
      } else if (other !== undefined) {
        const message = `"${page}" has a photograph already, that of ${other}. Take the page out of one of the two.`;
        yield fieldProblem(file, path, message);
      }
    }
  }
}

/** What is wrong with the alternative text of a photograph; reads on after its field. */
export function describeAlt(alt: string, name: string): string | undefined {
  const words = alt.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const fold = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ');
  const advice = 'Write what one sees, as you would on the telephone: "Two of us carry a ladder past a blue van".';
  if (CAMERA_NAME.test(alt)) return `is the name of a file, which tells nobody what the picture shows. ${advice}`;
  if (words.length < FEWEST_WORDS) return `is too short to say what the picture shows. ${advice}`;
  return fold(alt) === fold(name) ? `is the name of the file over again. ${advice}` : undefined;
}

/** Finds photographs of which the image or the YAML file is missing, repeated images, and unusable ones. */
export function* checkPictures({ names, pictures }: Content): Iterable<ContentProblem> {
  const unnamed = pictures.filter(({ name }) => !names.photos.includes(name));
  const files = new Map(unnamed.map(({ name, file }) => [name, file]));
  for (const name of names.photos) {
    if (pictures.some((picture) => picture.name === name)) continue;
    const meant = closestWord(name, files.keys());
    const advice =
      meant === undefined
        ? `Put it there as photos/${name}.jpg, or take this file away.`
        : `Is it that of ${files.get(meant)}? Give both the same name.`;
    yield fieldProblem(`photos/${name}.yaml`, [], `has no picture beside it. ${advice}`);
  }
  for (const [name, file] of files) {
    const message = `has no words beside it. Write photos/${name}.yaml with at least a line that begins with alt: and says what the photograph shows.`;
    yield fieldProblem(file, [], message);
  }
  for (const [index, picture] of pictures.entries()) {
    const { file, data } = picture;
    const repeated = describeRepetition(picture, pictures.slice(0, index));
    // A build omits an unusable image, so that prices can still be updated.
    const unusable = data.problem === null ? describeWidth(data) : problemWords[data.problem](data);
    if (repeated !== undefined) yield fieldProblem(file, [], repeated);
    else if (unusable !== undefined) yield fieldProblem(file, [], unusable, 'unready');
  }
}

function describeRepetition({ name, data }: Entry<PictureFile>, earlier: Content['pictures']): string | undefined {
  const namesake = earlier.find((picture) => picture.name === name);
  if (namesake !== undefined)
    return `has the name of ${namesake.file}. Keep one of the two, or give this one another name.`;
  const copy = earlier.find((picture) => data.digest !== '' && data.digest === picture.data.digest);
  return copy && `is the same picture as ${copy.file}. Keep one of the two: a photograph can stand on several pages.`;
}

function describeWidth({ width }: PictureFile): string | undefined {
  if (width >= NARROWEST) return undefined;
  return `is ${width} pixels wide, and would look blurred: ${NARROWEST} are the least. Take it from the telephone or the camera itself; copies from messages and web pages are made small.`;
}

const jpeg = 'Save it as JPEG';
const problemWords: Readonly<Record<PictureProblem, (picture: PictureFile) => string>> = {
  heic: () =>
    `is HEIC, the format of newer iPhones, which browsers do not show and the build cannot read. ${jpeg}: in Preview on a Mac or Photos on Windows, or mail it to yourself from the telephone. For new ones set Settings > Camera > Formats to "Most Compatible".`,
  'not-taken': () =>
    `is no JPEG, PNG, WebP or AVIF picture, whatever its name says. Put the photograph itself here, as JPEG.`,
  'too-large': ({ bytes }) =>
    `is ${(bytes / 1e6).toFixed(1)} MB large; a photograph has at most 25 MB. ${jpeg}, some 3000 pixels wide.`,
  undecodable: ({ detail }) =>
    `cannot be decoded (${detail.replace(/\.$/, '')}). It broke on its way here: copy it from the telephone or the camera once more.`,
  'no-decoder': () => 'cannot be read, because the package sharp has no part for this system here. Run: npm ci',
};
