import type { IncomingMessage } from 'node:http';

/** How far a parser has read into the request that is coming in. */
export interface Progress {
  /** Whether its head is whole and its body is not. */
  readonly isInBody: boolean;
  /** Bytes of the body that are still to come, where the head says how long it is. */
  readonly missing: number;
  /** The last characters of a head or a chunked body, which may be the beginning of an empty line. */
  readonly tail: string;
}

/** Bytes of a body in chunks that are parsed at once: a chunk of one byte costs as much as one of a thousand. */
const CHUNKED_PART_BYTES = 4096;
const EMPTY_LINE = '\r\n\r\n';

/**
 * Where in `bytes` the part ends that a parser gets next, so that no more than
 * one request comes out of it: with the head or the body that it is reading,
 * else with the bytes (RFC 9112, section 2.1).
 */
export function findPartEnd(bytes: Buffer, from: number, { isInBody, missing, tail }: Progress): number {
  if (missing > 0) return Math.min(from + missing, bytes.length);
  // A body in chunks ends with an empty line too (RFC 9112, section 7.1).
  const end = findEmptyLine(bytes, from, tail);
  return isInBody ? Math.min(end, from + CHUNKED_PART_BYTES) : end;
}

/** Where the next empty line ends, which may have begun in `tail`; else where the bytes end. */
function findEmptyLine(bytes: Buffer, from: number, tail: string): number {
  if (tail !== '') {
    const across = (tail + bytes.toString('latin1', from, from + EMPTY_LINE.length - 1)).indexOf(EMPTY_LINE);
    if (across >= 0) return from + across + EMPTY_LINE.length - tail.length;
  }
  const start = bytes.indexOf(EMPTY_LINE, from, 'latin1');
  return start < 0 ? bytes.length : start + EMPTY_LINE.length;
}

/** The tail of a head or a chunked body after one more part, which came behind `tail`. */
export function readTail(tail: string, part: Buffer): string {
  const last = (tail + part.toString('latin1', part.length - EMPTY_LINE.length)).slice(-EMPTY_LINE.length);
  return last === EMPTY_LINE ? '' : last.slice(1 - EMPTY_LINE.length);
}

/** How long a body is, if the head of its request says so and it does not come in chunks; else 0. */
export function bodyLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}
