import type { Accepted } from './static-files.ts';

const BROTLI = coding('br');
const GZIP = coding('gzip');

/** The encodings a client accepts (RFC 9110, section 12.5.3): brotli, gzip, either (`any`) or neither. */
export function readAcceptEncoding(acceptEncoding: string | undefined): Accepted {
  if (acceptEncoding === undefined) return 'identity';
  const [brotli, gzip] = [BROTLI.test(acceptEncoding), GZIP.test(acceptEncoding)];
  return brotli && gzip ? 'any' : brotli ? 'br' : gzip ? 'gzip' : 'identity';
}

/** Matches an Accept-Encoding list that names a coding with a quality above 0. */
function coding(name: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=0(?:\\.0{0,3})?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');
}
