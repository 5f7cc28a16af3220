import type { Country } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import { type HoursFile, summarizeLine } from './opening-hours.ts';

interface WithLine {
  readonly business: Pick<HoursFile, 'emergencyHours'>;
  readonly country: Pick<Country, 'telephone'>;
}

/**
 * The telephone number of the emergency line in national format; undefined if the line has no number of its own
 * (contract B22).
 */
export function formatLineNumber({ business, country }: WithLine): string | undefined {
  const telephone = business.emergencyHours?.telephone;
  return telephone && formatTelephone(telephone, country);
}

/** Number and hours of the emergency line, if it has its own number: "905-555-0143, 24 hours, every day". */
export function summarizeEmergencyLine(site: WithLine): string | undefined {
  const { emergencyHours } = site.business;
  if (emergencyHours === undefined) return undefined;
  const number = formatLineNumber(site);
  return `${number === undefined ? '' : `${number}, `}${summarizeLine(emergencyHours)}`;
}
