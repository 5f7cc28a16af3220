import type { ContentCopy } from '../../support/content-copy.ts';

/** Makes a mistake in a content folder. */
export type Make = (copy: Omit<ContentCopy, 'load' | 'restore'>) => void;

/**
 * Mistakes that a maintainer can make, by name; the day is 20 November 2026. The message of each is kept in
 * __snapshots__, under its name.
 */
export type Mistakes = Readonly<Record<string, Make>>;

export const edit =
  (file: string, from: string | RegExp, to: string): Make =>
  (copy) =>
    copy.edit(file, from, to);
const editOf = (file: string) => (from: string | RegExp, to: string) => edit(file, from, to);
export const write =
  (file: string, text: string | Buffer): Make =>
  (copy) =>
    copy.write(file, text);
export const remove =
  (file: string): Make =>
  (copy) =>
    copy.remove(file);

export const spring = 'services/spring.mdx';
export const dundas = 'places/dundas.yaml';

/** Edits of the files that most mistakes are made in. */
export const business = editOf('business.yaml');
export const service = editOf(spring);
/** Adds lines to the business file, behind its languages. */
export const addFacts = (lines: string) => business(/^languages:.*\n/m, `$&${lines}\n`);
export const place = editOf(dundas);
export const home = editOf('pages/home.mdx');

/** Replaces the first words of the prose of a service. */
export const prose = (text: string): Make => service('A door moves', text);

/** Makes a drawing the icon. */
export const icon = (inner: string): Make =>
  write('icon.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inner}\n</svg>\n`);
