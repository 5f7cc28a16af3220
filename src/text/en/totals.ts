import { grammar } from './grammar.ts';

/** Why a service, a job or a total was not found. */
export const totals = {
  unknownService: (typed: string, ids: readonly string[]) =>
    `"${typed}" is not a service. Use one of ${ids.join(', ')}, or leave id out to get all services.`,
  unknownJob: (typed: string, jobs: readonly string[]) => `"${typed}" is not a job. Send one of ${jobs.join(', ')}.`,
  missingJob: (jobs: readonly string[]) => `job was not given. Send one of ${jobs.join(', ')}.`,
  notTime: (times: readonly string[]) =>
    `when must be now, ${times.join(', ')} or a local time such as 2026-12-24T19:30.`,
  notQuantity: (max: number) => `quantity must be a whole number from 1 to ${max}.`,
  notCounted: (job: string, counted: readonly string[]) =>
    `${job} is not priced by the hour or by the piece: leave quantity out.${counted.length === 0 ? '' : ` It applies to ${grammar.list(counted)}.`}`,
  missingService: (ids: readonly string[]) => `when, place and quantity need id. Send one of ${ids.join(', ')}.`,
};
