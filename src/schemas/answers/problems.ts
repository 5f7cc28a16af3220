/**
 * All errors of the API (contract C2). Codes are permanent and never renamed. `status` is the HTTP status (RFC 9110),
 * `title` a summary, `remedy` the advice in the documentation.
 */
export const problems = {
  'service-not-found': {
    status: 404,
    title: 'No such service',
    remedy: 'Send one of the service identifiers listed in knownIds, or leave id out to get all services.',
  },
  'service-area-not-found': {
    status: 404,
    title: 'No such place',
    remedy: 'Take the slug from /api/service-areas/, or ask /api/coverage/ with a name or {aPostalCode}.',
  },
  'coverage-needs-input': {
    status: 400,
    title: 'City or {postalCode} missing',
    remedy: 'Send city with the name of a place, or postal with {anOwnPostalCode}.',
  },
  'total-needs-input': {
    status: 400,
    title: 'Job missing',
    remedy: 'Send job with one of the identifiers listed in knownIds.',
  },
  'postal-code-invalid': {
    status: 400,
    title: 'Not {anOwnPostalCode}',
    remedy: 'Send {howToWrite}. See didYouMean if it is there.',
  },
  'total-when-invalid': {
    status: 400,
    title: 'Not a time',
    remedy: 'Send when as now, tonight, weekday, saturday, sunday, or a local time such as 2026-12-24T19:30.',
  },
  'bad-request': {
    status: 400,
    title: 'Not a request',
    remedy: 'Send HTTP/1.1 with exactly one Host header. Libraries for HTTP do so by themselves.',
  },
  'not-found': { status: 404, title: 'No such address', remedy: 'All endpoints are listed at /api/.' },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    remedy: 'Use one of the methods in the Allow header.',
  },
  'not-acceptable': {
    status: 406,
    title: 'No acceptable form',
    remedy: 'Accept text/html or text/markdown for pages, application/json for the MCP endpoint.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request too slow',
    remedy: 'Send the whole request at once, or open a new connection for the next one.',
  },
  'body-too-large': { status: 413, title: 'Body too large', remedy: 'Send at most 65,536 bytes.' },
  'uri-too-long': { status: 414, title: 'Address too long', remedy: 'Keep the address below 8,192 bytes.' },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    remedy: 'Send Content-Type: application/json.',
  },
  'expectation-failed': {
    status: 417,
    title: 'Expectation not met',
    remedy: 'Leave the Expect header out, or send 100-continue.',
  },
  'misdirected-host': {
    status: 421,
    title: 'Wrong host',
    remedy: 'Call the MCP endpoint under the host name of the site.',
  },
  'headers-too-large': {
    status: 431,
    title: 'Headers too large',
    remedy: 'Keep all headers together below 16,384 bytes.',
  },
} as const satisfies Record<string, { status: number; title: string; remedy: string }>;

/** Permanent code of an error. */
export type ProblemCode = keyof typeof problems;
