import type { TestRequest } from '../../support/servers/test-server.ts';

/** What a response must look like; a header that is null must be absent. */
export interface Expectation {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Members a JSON body must have. */
  readonly json?: object;
  /** What the body must contain, or equal if it is a string. */
  readonly body?: RegExp | '';
}

export interface Row extends TestRequest {
  readonly rules: string;
  readonly path: string;
  readonly expect: Expectation;
  /** How the asset layer of Workers differs if it answers without the function (contract A13), and why. */
  readonly workers?: { readonly why: string; readonly expect: Expectation };
}

/** Why Workers answer differently. */
export const noCall = 'served as a file, without a call of the function';

/** Makes the expected answer for a problem. */
export const problem = (code: string, status: number) => ({
  status,
  json: { code, status },
  headers: { 'content-type': 'application/json' },
});

/** The row of an answer with these members. */
export const answered = (rules: string, path: string, json: object): Row => ({
  rules,
  path,
  expect: { status: 200, json },
});

/** The row of a page or text that contains something. */
export const shown = (rules: string, path: string, body: RegExp): Row => ({
  rules,
  path,
  expect: { status: 200, body },
});

/** The row of a problem. */
export const refused = (rules: string, path: string, code: string, status: number): Row => ({
  rules,
  path,
  expect: problem(code, status),
});

/** The row of an address that leads to another; where `isFile`, the asset layer of Workers leads there itself. */
export const moved = (rules: string, path: string, location: string, isFile = false): Row => ({
  rules,
  path,
  expect: { status: 308, headers: { location }, body: '' },
  ...(isFile && { workers: { why: noCall, expect: { status: 307, headers: { location } } } }),
});
