/** How long and how many a server bears, so that slow or silent clients cannot take it from the others. */
export interface Limits {
  /** Until all headers of a request have come. */
  readonly headersMs: number;
  /** Until the whole request has come. */
  readonly requestMs: number;
  /** Between two requests on one connection. */
  readonly idleMs: number;
  /** Without a byte in either direction, for clients that do not read what they asked for. */
  readonly silentMs: number;
  /** Between two looks at these times. */
  readonly lookMs: number;
  /** Connections at the same time; more are dropped as they come. */
  readonly connections: number;
  /** What has been read of all connections together and is no whole request yet, or waits behind others. */
  readonly bufferedBytes: number;
  /** Between a signal to end and the end of idle connections; answers meanwhile say that theirs ends. */
  readonly drainMs: number;
  /** Between a signal to end and the end of what still hangs. */
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
