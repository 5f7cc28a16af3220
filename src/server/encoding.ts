import { remember } from '../domain/remember.ts';
import type { Encoding } from './static-files.ts';

const REFUSED = /;\s*q=0(?:\.0{0,3})?\s*$/i;

/** The best encoding a client accepts (RFC 9110, section 12.5.3): brotli, gzip or none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return acceptEncoding === undefined ? 'identity' : readEncoding(acceptEncoding);
}

const readEncoding = remember((acceptEncoding): Encoding => {
  const codings = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((coding) => !REFUSED.test(coding))
    .map((coding) => coding.replace(/;.*/, '').trim());
  return codings.includes('br') ? 'br' : codings.includes('gzip') ? 'gzip' : 'identity';
});
