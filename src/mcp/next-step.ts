import { toLocalMinute } from '../hours/local-time.ts';
import { isOnlyEmergencyLineOpen } from '../hours/open-now.ts';
import type { ServiceTables } from '../lookup/lookup-tables.ts';
import type { PlaceAndPostalAreaTables } from '../places/place-tables.ts';

/** Returns the emergency line's own number, if it has one, while only that line is answered; otherwise undefined. */
export function findEmergencyOnlyNumber(
  { nextStep, totals }: Pick<PlaceAndPostalAreaTables, 'nextStep'> & Pick<ServiceTables, 'totals'>,
  instant: Date,
): string | undefined {
  const { emergencyTelephone } = nextStep;
  if (emergencyTelephone === undefined) return undefined;
  return isOnlyEmergencyLineOpen(totals.schedule, toLocalMinute(totals.zone, instant)) ? emergencyTelephone : undefined;
}

/**
 * Replaces the number in `nextStep.telephone` of a record in JSON (contract B22). Without a number, or without that
 * member, the record is unchanged.
 */
export function updateNextStep(json: string, telephone: string | undefined): string {
  if (telephone === undefined) return json;
  const record = JSON.parse(json);
  if (record.nextStep === undefined) return json;
  return JSON.stringify({ ...record, nextStep: { ...record.nextStep, telephone } });
}
