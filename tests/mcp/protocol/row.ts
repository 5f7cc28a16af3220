import type { EngineRequest } from '../../engines/engine.ts';

export interface ProtocolRow {
  readonly rules: string;
  readonly name: string;
  readonly request: EngineRequest;
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
