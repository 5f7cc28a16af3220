/** All errors of the API with their HTTP status (contract C2, RFC 9110). Codes are permanent and never renamed. */
export const problemStatus = {
  'service-not-found': 404,
  'service-area-not-found': 404,
  'coverage-needs-input': 400,
  'total-needs-input': 400,
  'postal-code-invalid': 400,
  'total-when-invalid': 400,
  'total-quantity-invalid': 400,
  'bad-request': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'body-too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  'misdirected-host': 421,
  'headers-too-large': 431,
} as const;

/** Permanent code of an error. */
export type ProblemCode = keyof typeof problemStatus;
