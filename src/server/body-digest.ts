import { hash } from 'node:crypto';

/** A digest of a file that a build has written, in 132 bits of SHA-256: its entity tag, and what a server judges it by. */
export function digestBody(body: Uint8Array | string): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}
