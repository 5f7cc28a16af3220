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
}

export const initialize = (protocolVersion: unknown) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'tests', version: '1.0.0' },
});

/** The row of a result. */
export const answers = (rules: string, name: string, request: EngineRequest, holds?: object): ProtocolRow => ({
  ...{ rules, name, request, status: 200, ...(holds && { holds }) },
});

/** The row of an error with its HTTP status and its code. */
export const refuses = (
  ...[rules, name, request, status, code, holds]: [string, string, EngineRequest, number, number, object?]
): ProtocolRow => ({ rules, name, request, status, code, ...(holds && { holds }) });
