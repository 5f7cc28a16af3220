import { NARROWEST, photoPages } from '../../business/photos.ts';
import { closestWord } from '../../format/spelling.ts';
import { joinWords } from '../../format/wording.ts';
import { formatDate } from '../../hours/dates.ts';
import type { PictureFile, PictureProblem } from '../../schemas/appearance/photo.ts';
import { templatePages } from '../../site-pages/pages.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import { describeUnknownName } from '../unknown-name.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

const FEWEST_WORDS = 3;
/** File names that cameras, phones and apps generate. */
const CAMERA_NAME =
  /\b(?:img|dsc[nf]?|pxl|mvimg|pict?|image|photo|picture|screenshot|wa)[-_ ]?\d{2,}|\.(?:jpe?g|png|webp|avif|hei[cf])\b/i;

/**
 * Finds incomplete photographs: without image or YAML file, without a description, with dangling references, or with an
 * unusable image.
 */
export function checkPhotos(
  content: Content,
  problems: ContentProblem[],
  { today }: Pick<CheckContext, 'today'>,
): void {
  checkHalves(content, problems);
  const pages = new Map<string, string>();
  for (const photo of content.photos) {
    checkAlt(photo, problems);
    checkReferences(photo, content, problems);
    checkPagesOf(photo, content, pages, problems);
    const { takenOn } = photo.data;
    if (takenOn === undefined || takenOn <= today) continue;
    const message = `is ${formatDate(takenOn, content.locality.country.locale)}, which is to come. Write the day it was taken.`;
    problems.push(fieldProblem(photo.file, ['takenOn'], message));
  }
}

/** A photograph is an image and a YAML file of the same name. */
function checkHalves({ names, pictures }: Content, problems: ContentProblem[]): void {
  const unnamed = pictures.filter(({ name }) => !names.photos.includes(name));
  for (const name of names.photos) {
    if (pictures.some((picture) => picture.name === name)) continue;
    const meant = closestWord(
      name,
      unnamed.map((picture) => picture.name),
    );
    const found = unnamed.find((picture) => picture.name === meant);
    const advice =
      found === undefined
        ? `Put it there as photos/${name}.jpg, or take this file away.`
        : `Is it that of ${found.file}? Give both the same name.`;
    problems.push(fieldProblem(`photos/${name}.yaml`, [], `has no picture beside it. ${advice}`));
  }
  for (const { name, file } of unnamed) {
    const message = `has no words beside it. Write photos/${name}.yaml with at least a line that begins with alt: and says what the photograph shows.`;
    problems.push(fieldProblem(file, [], message));
  }
  for (const [index, picture] of pictures.entries()) {
    const message = describeRepetition(picture, pictures.slice(0, index));
    if (message === undefined) checkPicture(picture, problems);
    else problems.push(fieldProblem(picture.file, [], message));
  }
}

function describeRepetition({ name, data }: Entry<PictureFile>, earlier: Content['pictures']): string | undefined {
  const namesake = earlier.find((picture) => picture.name === name);
  if (namesake !== undefined)
    return `has the name of ${namesake.file}. Keep one of the two, or give this one another name.`;
  const twin = earlier.find((picture) => data.digest !== '' && data.digest === picture.data.digest);
  return twin && `is the same picture as ${twin.file}. Keep one of the two: a photograph can stand on several pages.`;
}

/** Image problems fail the check; a build omits the photograph, so that prices can still be updated. */
function checkPicture({ file, data }: Entry<PictureFile>, problems: ContentProblem[]): void {
  const message = data.problem === null ? describeWidth(data) : problemWords[data.problem](data);
  if (message !== undefined) problems.push({ ...fieldProblem(file, [], message), severity: 'unready' });
}

function describeWidth({ width }: PictureFile): string | undefined {
  if (width >= NARROWEST) return undefined;
  return `is ${width} pixels wide, and would look blurred: ${NARROWEST} are the least. Take it from the telephone or the camera itself; copies from messages and web pages are made small.`;
}

const jpeg = 'Save it as JPEG';
const problemWords: Readonly<Record<PictureProblem, (picture: PictureFile) => string>> = {
  heic: () =>
    `is HEIC, the format of newer iPhones, which browsers do not show and the build cannot read. ${jpeg}: in Preview on a Mac or Photos on Windows, or mail it to yourself from the telephone. For new ones set Settings > Camera > Formats to "Most Compatible".`,
  'not-taken': ({ detail }) => `is ${detail.toUpperCase()}, which is no format of photographs. ${jpeg}.`,
  'no-picture': () => 'is not a picture, whatever its name says. Put the photograph itself here.',
  'too-large': ({ bytes }) =>
    `is ${(bytes / 1e6).toFixed(1)} MB large; a photograph has at most 25 MB. ${jpeg}, some 3000 pixels wide.`,
  undecodable: ({ detail }) =>
    `cannot be decoded (${detail.replace(/\.$/, '')}). It broke on its way here: copy it from the telephone or the camera once more.`,
  'no-decoder': () => 'cannot be read, because the package sharp has no part for this system here. Run: npm ci',
};

function checkAlt({ file, name, data: { alt } }: Entry<{ alt: string }>, problems: ContentProblem[]): void {
  const mistake = describeAlt(alt, name);
  if (mistake !== undefined) problems.push(fieldProblem(file, ['alt'], mistake));
  else if (/^(?:an? |the )?(?:photo(?:graph)?|picture|image) of\b/i.test(alt)) {
    const message =
      'begins by saying that it is a picture, which screen readers say by themselves. Begin with what it shows.';
    problems.push(fieldWarning(file, ['alt'], message));
  }
}

/** What is wrong with the alternative text of a photograph; reads on after its field. */
export function describeAlt(alt: string, name: string): string | undefined {
  const words = alt.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const fold = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const advice = 'Write what one sees, as you would on the telephone: "Two of us carry a ladder past a blue van".';
  if (CAMERA_NAME.test(alt)) return `is the name of a file, which tells nobody what the picture shows. ${advice}`;
  if (words.length < FEWEST_WORDS) return `is too short to say what the picture shows. ${advice}`;
  return fold(alt) === fold(name) ? `is the name of the file over again. ${advice}` : undefined;
}

function checkReferences(
  { file, data }: Content['photos'][number],
  { names, business }: Content,
  problems: ContentProblem[],
): void {
  const { service, place, person } = data;
  const people = business?.people.map(({ name }) => name) ?? [];
  if (person !== undefined && business !== undefined && !people.includes(person)) {
    const meant = closestWord(person, people);
    const advice =
      meant === undefined ? `Add ${person} to "people" there, or take the line out.` : `Did you mean "${meant}"?`;
    problems.push(fieldProblem(file, ['person'], `"${person}" is nobody that business.yaml names. ${advice}`));
  }
  if (service !== undefined && !names.services.includes(service)) {
    const message = describeUnknownName(service, 'a service', 'services', '.mdx', names.services);
    problems.push(fieldProblem(file, ['service'], message));
  }
  if (place !== undefined && !names.places.includes(place)) {
    const message = describeUnknownName(place, 'a place', 'places', '.yaml', names.places);
    problems.push(fieldProblem(file, ['place'], message));
  }
}

/** Each page shows one photograph; `taken` maps pages to the file found so far. */
function checkPagesOf(
  { file, data }: Content['photos'][number],
  { names }: Content,
  taken: Map<string, string>,
  problems: ContentProblem[],
): void {
  const withTemplate: readonly string[] = templatePages;
  const known = [...photoPages, ...names.pages.filter((name) => !withTemplate.includes(name))];
  for (const [index, page] of [data.page].flat().entries()) {
    const path = Array.isArray(data.page) ? ['page', index] : ['page'];
    const other = taken.get(page);
    const meant = closestWord(page, known);
    const message = !known.includes(page)
      ? `"${page}" is no page with room for a photograph. ${meant === undefined ? `These have: ${joinWords(known)}.` : `Did you mean "${meant}"?`}`
      : other !== undefined
        ? `"${page}" has a photograph already, that of ${other}. Take the page out of one of the two.`
        : undefined;
    if (message !== undefined) problems.push(fieldProblem(file, path, message));
    taken.set(page, other ?? file);
  }
}
