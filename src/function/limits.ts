/** Longest accepted request target, in bytes (contract A9). */
export const LONGEST_TARGET = 8192;
/** Largest accepted sum of all headers, in bytes (contract A9). */
export const LARGEST_HEADERS = 16_384;
/** Largest accepted body of an MCP message, in bytes (contract A9). */
export const LARGEST_BODY = 65_536;

/** Details for what is too long or too large. */
export const refusalDetails = {
  'uri-too-long': `The address is longer than ${LONGEST_TARGET} bytes. Shorten its query.`,
  'headers-too-large': `The headers are larger than ${LARGEST_HEADERS} bytes together. Send fewer or shorter ones.`,
  'body-too-large': `The body is larger than ${LARGEST_BODY} bytes.`,
} as const;
