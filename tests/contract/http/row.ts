import type { EngineRequest } from '../../engines/engine.ts';

/** What a response must look like; a header that is null must be absent. */
export interface Expectation {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Members a JSON body must have. */
  readonly json?: object;
  /** What the body must hold, or must be if it is a whole text. */
  readonly body?: RegExp | '';
}

export interface Row extends EngineRequest {
  readonly rules: string;
  readonly path: string;
  readonly expect: Expectation;
  /** What the asset layer of Workers does otherwise where it answers without the function (contract A13), and why. */
  readonly workers?: { readonly why: string; readonly expect: Expectation };
}

/** Why Workers answer otherwise. */
export const noCall = 'served as a file, without a call of the function';

/** The answer that a problem is. */
export const problem = (code: string, status: number) => ({
  status,
  json: { code, status },
  headers: { 'content-type': 'application/json' },
});
