import type { ContentCopy } from '../../support/content-copy.ts';

/** Makes the content of a folder invalid, or worth a warning. */
export type ContentChange = (copy: Omit<ContentCopy, 'load' | 'restore'>) => void;

/** Changes that cause problems, by name, on 20 November 2026. The snapshot has the messages of each. */
export type ProblemCases = Readonly<Record<string, ContentChange>>;

export const edit =
  (file: string, from: string | RegExp, to: string): ContentChange =>
  (copy) =>
    copy.edit(file, from, to);
const editOf = (file: string) => (from: string | RegExp, to: string) => edit(file, from, to);
export const write =
  (file: string, text: string | Buffer): ContentChange =>
  (copy) =>
    copy.write(file, text);
export const remove =
  (file: string): ContentChange =>
  (copy) =>
    copy.remove(file);

export const spring = 'services/spring.mdx';
export const dundas = 'places/dundas.yaml';

/** Edits of the files that most changes are made in. */
export const business = editOf('business.yaml');
export const service = editOf(spring);
/** Adds lines to business.yaml, after `languages`. */
export const addFacts = (lines: string) => business(/^languages:.*\n/m, `$&${lines}\n`);
export const place = editOf(dundas);
export const home = editOf('pages/home.mdx');

/** Replaces the first words of a service's prose. */
export const prose = (text: string): ContentChange => service('A door moves', text);

/** Makes a drawing the icon. */
export const icon = (inner: string): ContentChange =>
  write('icon.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inner}\n</svg>\n`);
