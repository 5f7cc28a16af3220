import { remember } from '../business/remember.ts';
import type { Accepted } from './static-files.ts';

const REFUSED = /;\s*q=0(?:\.0{0,3})?\s*$/i;

/** What a client accepts (RFC 9110, section 12.5.3): brotli, gzip, any of both or none. */
export function readAcceptEncoding(acceptEncoding: string | undefined): Accepted {
  return acceptEncoding === undefined ? 'identity' : readCodings(acceptEncoding);
}

const readCodings = remember((acceptEncoding): Accepted => {
  const codings = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((coding) => !REFUSED.test(coding))
    .map((coding) => coding.replace(/;.*/, '').trim());
  const [brotli, gzip] = [codings.includes('br'), codings.includes('gzip')];
  return brotli && gzip ? 'any' : brotli ? 'br' : gzip ? 'gzip' : 'identity';
});
