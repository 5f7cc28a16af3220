/**
 * How long tests wait for something before they fail, in milliseconds. Generous, for a slow and
 * busy machine is no failure: no test waits by another number, and none says how fast something is.
 */
export const waitMs = 120_000;

/** How long a test or its preparation may take before it counts as hung, in milliseconds. */
export const testMs = 5 * waitMs;
