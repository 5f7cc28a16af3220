import type { ContentCopy } from '../../content-copy.ts';

/**
 * A mistake a maintainer can make; the day is 20 November 2026. The whole message it gets is kept in __snapshots__, under
 * its name.
 */
export interface Mistake {
  readonly name: string;
  make(copy: ContentCopy): void;
}

export const edit =
  (file: string, from: string | RegExp, to: string): Mistake['make'] =>
  (copy) =>
    copy.edit(file, from, to);
export const write =
  (file: string, text: string | Buffer): Mistake['make'] =>
  (copy) =>
    copy.write(file, text);
export const remove =
  (file: string): Mistake['make'] =>
  (copy) =>
    copy.remove(file);

export const spring = 'services/spring.mdx';
export const dundas = 'places/dundas.yaml';

/** Writes something into the prose of a service, in the place of its first words. */
export const prose = (text: string): Mistake['make'] => edit(spring, 'A door moves', text);

/** Makes a drawing the icon. */
export const icon = (inner: string): Mistake['make'] =>
  write('icon.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inner}\n</svg>\n`);
