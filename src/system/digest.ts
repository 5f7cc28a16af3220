import { hash } from 'node:crypto';

/** Characters of a digest: 132 bits of SHA-256. */
export const DIGEST_LENGTH = 22;

/** Computes the digest of a built file, which is its entity tag, and with which servers verify the file. */
export function digestBody(body: Uint8Array | string): string {
  return hash('sha256', body, 'base64url').slice(0, DIGEST_LENGTH);
}
