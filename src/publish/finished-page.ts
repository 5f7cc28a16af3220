import { compressGzip } from './compression.ts';
import { trimHtml } from './trim-html.ts';

/** A page as it is published. */
export interface FinishedPage {
  readonly html: Uint8Array;
  readonly gzip: Uint8Array;
}

/**
 * Finishes a rendered page as far as that can be done without knowing others:
 * the thread that writes pages would otherwise have more to do than the one that renders them.
 */
export function finishPage({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>): FinishedPage {
  // What is trimmed is ASCII; read as Latin-1, every other byte stays as it is.
  const text = Buffer.from(buffer, byteOffset, length).toString('latin1');
  const html = Buffer.from(trimHtml(text), 'latin1');
  return { html, gzip: compressGzip(html) };
}
