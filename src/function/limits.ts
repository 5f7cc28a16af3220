import type { Failure } from '../business/query.ts';

/** Longest accepted request target, in bytes (contract A9). */
export const LONGEST_TARGET = 8192;
/** Largest accepted sum of all headers, in bytes (contract A9). */
export const LARGEST_HEADERS = 16_384;
/** Largest accepted body of an MCP message, in bytes (contract A9). */
export const LARGEST_BODY = 65_536;

/** Problems of what is too long or too large. */
export const refusals = {
  'uri-too-long': {
    code: 'uri-too-long',
    detail: `The address is longer than ${LONGEST_TARGET} bytes. Shorten its query.`,
  },
  'headers-too-large': {
    code: 'headers-too-large',
    detail: `The headers are larger than ${LARGEST_HEADERS} bytes together. Send fewer or shorter ones.`,
  },
  'body-too-large': {
    code: 'body-too-large',
    detail: `The body is larger than ${LARGEST_BODY} bytes.`,
  },
} as const satisfies Record<string, Failure>;
