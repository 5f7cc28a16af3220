/**
 * The time that counts as now: `SOURCE_DATE_EPOCH` in seconds, as
 * reproducible-builds.org defines it, else the clock.
 */
export function buildInstant(environment: NodeJS.ProcessEnv): Date {
  const epoch = environment.SOURCE_DATE_EPOCH;
  return epoch === undefined || epoch === '' ? new Date() : new Date(Number(epoch) * 1000);
}
