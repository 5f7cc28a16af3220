/** Timeout of everything that tests wait for, in milliseconds: generous, because a slow or busy machine is not a failure. */
export const waitMs = 120_000;

/** Timeout of a test or hook, in milliseconds. */
export const testMs = 5 * waitMs;
