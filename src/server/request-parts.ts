import type { IncomingMessage } from 'node:http';

/** How far the parser is in the current request. */
export interface Progress {
  /** Whether the head is complete and the body is not. */
  readonly isInBody: boolean;
  /** Bytes of the body that are still missing, if the head has a Content-Length. */
  readonly missing: number;
  /** The last characters of a head or chunked body, which may be the start of an empty line. */
  readonly tail: string;
}

/** Bytes of a chunked body that are parsed at once: a chunk of one byte costs as much as one of a thousand. */
const CHUNKED_PART_BYTES = 4096;
const EMPTY_LINE = '\r\n\r\n';

/**
 * Where the next part for the parser ends, so that at most one request comes out of it: at the end of the head or body
 * being parsed, or of `bytes` (RFC 9112, section 2.1).
 */
export function findPartEnd(bytes: Buffer, from: number, { isInBody, missing, tail }: Progress): number {
  if (missing > 0) return Math.min(from + missing, bytes.length);
  // A chunked body ends with an empty line too (RFC 9112, section 7.1).
  const end = findEmptyLine(bytes, from, tail);
  return isInBody ? Math.min(end, from + CHUNKED_PART_BYTES) : end;
}

/** Where the next empty line ends, which may have started in `tail`; else the end of the bytes. */
function findEmptyLine(bytes: Buffer, from: number, tail: string): number {
  if (tail !== '') {
    const across = (tail + bytes.toString('latin1', from, from + EMPTY_LINE.length - 1)).indexOf(EMPTY_LINE);
    if (across >= 0) return from + across + EMPTY_LINE.length - tail.length;
  }
  const start = bytes.indexOf(EMPTY_LINE, from, 'latin1');
  return start < 0 ? bytes.length : start + EMPTY_LINE.length;
}

/** The new tail after `part` followed `tail`. */
export function readTail(tail: string, part: Buffer): string {
  const last = (tail + part.toString('latin1', part.length - EMPTY_LINE.length)).slice(-EMPTY_LINE.length);
  return last === EMPTY_LINE ? '' : last.slice(1 - EMPTY_LINE.length);
}

/** Length of the body by Content-Length; 0 without one. */
export function bodyLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}
