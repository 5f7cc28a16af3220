/** Limits that keep slow or silent clients from taking the server away from others. */
export interface Limits {
  /** Until all headers of a request have arrived. */
  readonly headersMs: number;
  /** Until the whole request has arrived. */
  readonly requestMs: number;
  /** Between two requests on one connection. */
  readonly idleMs: number;
  /** Without a byte in either direction, for clients that do not read their answers. */
  readonly silentMs: number;
  /** How often these times are checked. */
  readonly lookMs: number;
  /** Open connections; further ones are dropped as they arrive. */
  readonly connections: number;
  /** Buffered by all connections together: incomplete and waiting requests, and unread answers. */
  readonly bufferedBytes: number;
  /** From the signal to shut down until idle connections are closed; answers in between say `Connection: close`. */
  readonly drainMs: number;
  /** From the signal to shut down until connections that still hang are cut off. */
  readonly endMs: number;
}

/** The limits of the Node server. */
export const serverLimits: Limits = {
  headersMs: 10_000,
  requestMs: 15_000,
  idleMs: 30_000,
  silentMs: 40_000,
  lookMs: 1000,
  connections: 12_000,
  bufferedBytes: 33_554_432,
  drainMs: 250,
  endMs: 5000,
};
