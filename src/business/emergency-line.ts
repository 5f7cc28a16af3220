import { formatTelephone } from '../countries/telephone.ts';
import { summarizeLine } from '../hours/opening-hours.ts';
import type { Site } from './site.ts';

/**
 * The telephone number of the emergency line in national format; undefined if the line has no number of its own
 * (contract B22).
 */
export function formatLineNumber({ business, country }: Pick<Site, 'business' | 'country'>): string | undefined {
  const telephone = business.emergencyHours?.telephone;
  return telephone && formatTelephone(telephone, country);
}

/** Number and hours of the emergency line, if it has its own number: "905-555-0143, 24 hours, every day". */
export function summarizeEmergencyLine(site: Pick<Site, 'business' | 'country'>): string | undefined {
  const { emergencyHours } = site.business;
  if (emergencyHours === undefined) return undefined;
  const number = formatLineNumber(site);
  return `${number === undefined ? '' : `${number}, `}${summarizeLine(emergencyHours)}`;
}
