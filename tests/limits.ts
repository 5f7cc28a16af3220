/**
 * How long tests wait for something before they take it that it never comes, in milliseconds. Generous, for a slow and
 * busy machine is no failure: no test waits by another number, and none says how fast something is.
 */
export const waitMs = 120_000;

/** How long a whole test, or what prepares it, may take before it counts as hung, in milliseconds. */
export const testMs = 5 * waitMs;
