/** Limits that keep slow, silent or greedy clients from taking the Node server away from others. */
export const serverLimits = {
  /** Until all headers of a request have arrived. */
  headersMs: 10_000,
  /** Until the whole request has arrived. */
  requestMs: 15_000,
  /** Between two requests on one connection. */
  idleMs: 30_000,
  /** Without a byte in either direction, for clients that do not read their answers. */
  silentMs: 40_000,
  /** How often these times are checked. */
  lookMs: 1000,
  /** Open connections; further ones are dropped as they arrive. */
  connections: 12_000,
  /** Unanswered requests on one connection; with one more it is cut off. */
  unanswered: 64,
  /** Unanswered requests on all connections; beyond it one that adds to its own is cut off. */
  allUnanswered: 32_768,
  /** From the signal to shut down until idle connections are closed; answers in between say `Connection: close`. */
  drainMs: 250,
  /** From the signal to shut down until connections that still hang are cut off. */
  endMs: 5000,
};

export type Limits = Readonly<typeof serverLimits>;
