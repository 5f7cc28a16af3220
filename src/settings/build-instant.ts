/** The build time: `SOURCE_DATE_EPOCH` in seconds (reproducible-builds.org), else the clock. */
export function buildInstant(environment: NodeJS.ProcessEnv): Date {
  const epoch = environment.SOURCE_DATE_EPOCH;
  return epoch === undefined || epoch === '' ? new Date() : new Date(Number(epoch) * 1000);
}
