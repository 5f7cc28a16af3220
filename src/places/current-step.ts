import { isLineAlone, readClock } from '../hours/open-now.ts';
import type { CoverageIndex } from './coverage-index.ts';

/**
 * The JSON of a record at an instant: while the emergency line alone is answered and has its own number,
 * `nextStep.telephone` is that number (contract B22). Other records stay as they are.
 */
export function updateNextStep(json: string, { nextStep, totals: { schedule } }: CoverageIndex, instant: Date): string {
  const { emergencyTelephone: telephone } = nextStep;
  if (telephone === undefined || !isLineAlone(schedule, readClock(schedule.timeZone, instant))) return json;
  const record = JSON.parse(json);
  if (record.nextStep === undefined) return json;
  return JSON.stringify({ ...record, nextStep: { ...record.nextStep, telephone } });
}
