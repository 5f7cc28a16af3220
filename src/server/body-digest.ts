import { hash } from 'node:crypto';

/** Digest of a file of the build: 132 bits of SHA-256. It is the entity tag, and servers verify the file by it. */
export function digestBody(body: Uint8Array | string): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}
