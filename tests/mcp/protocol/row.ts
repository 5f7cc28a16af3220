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
  /** Why the official SDK answers with another status or code, if it does. */
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

/** A row whose answer is a result. */
export const answers = (rules: string, name: string, request: TestRequest, rest: Rest = {}): ProtocolRow => ({
  ...{ rules, name, request, status: 200, ...rest },
});

/** A row whose answer is an error, with its HTTP status and code. */
export const refuses = (
  ...[rules, name, request, status, code, rest = {}]: [string, string, TestRequest, number, number, Rest?]
): ProtocolRow => ({ rules, name, request, status, code, ...rest });
