import type { TestRequest } from '../../support/servers/test-server.ts';

export interface ProtocolRow {
  readonly rules: string;
  readonly name: string;
  readonly request: TestRequest;
  readonly status: number;
  /** Code of the JSON-RPC error, or undefined for a result. */
  readonly code?: number;
  /** Members of the result or the error. */
  readonly holds?: object;
  /** Whether the official SDK answers with the same status and code. Where it does not, `why` we do otherwise. */
  readonly why?: string;
}

export const initialize = (protocolVersion: unknown) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'tests', version: '1.0.0' },
});
export const sdkStreams = 'the SDK streams answers of versions with a handshake as events; the contract wants JSON';
export const sdkCode = 'the SDK uses -32000, which the 2026-07-28 text tells new servers not to use';

type Rest = Pick<ProtocolRow, 'holds' | 'why'>;

/** The row of a result. */
export const answers = (rules: string, name: string, request: TestRequest, rest: Rest = {}): ProtocolRow => ({
  ...{ rules, name, request, status: 200, ...rest },
});

/** The row of an error with its HTTP status and its code. */
export const refuses = (
  ...[rules, name, request, status, code, rest = {}]: [string, string, TestRequest, number, number, Rest?]
): ProtocolRow => ({ rules, name, request, status, code, ...rest });
