import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The picture of the site in the README, which `npm run shots:home` takes. */
export const homePicture = 'docs/home.png';

/** What the command notes beside the picture: its digest, and the texts that can be read in it. */
export const homePictureNotes = 'docs/home.json';

/** The pages in the picture, from left to right, on the screens they are shown on. */
export const homeViews = [
  { path: '/', viewport: { width: 1280, height: 880 }, colorScheme: 'light' },
  { path: '/services/spring/', viewport: { width: 405, height: 880 }, colorScheme: 'dark' },
] as const;

/** The notes beside the picture. */
export interface HomePictureNotes {
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly digest: string;
  /** Texts that can be read in the picture, by the path of their page. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The digest of the picture as it lies in the repository. */
export function digestHomePicture(): string {
  return createHash('sha256').update(readFileSync(homePicture)).digest('hex');
}

/** Those of some texts that a published page does not hold. White space counts as one space. */
export function findGone(texts: readonly string[], html: string): string[] {
  const text = DomUtils.textContent(parseDocument(html)).replace(/\s+/g, ' ');
  return texts.filter((one) => !text.includes(one));
}
