import type { Encoding } from './static-files.ts';

const REFUSED = /;\s*q=0(?:\.0{0,3})?\s*$/i;
const known = new Map<string, Encoding>();

/** The best encoding a client accepts (RFC 9110, section 12.5.3): brotli, gzip or none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const remembered = known.get(acceptEncoding);
  if (remembered !== undefined) return remembered;
  const codings = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((coding) => !REFUSED.test(coding))
    .map((coding) => coding.replace(/;.*/, '').trim());
  const chosen = codings.includes('br') ? 'br' : codings.includes('gzip') ? 'gzip' : 'identity';
  // Clients send few different values; whoever invents more of them gains nothing.
  if (known.size < 100) known.set(acceptEncoding, chosen);
  return chosen;
}
