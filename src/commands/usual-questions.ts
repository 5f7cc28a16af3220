import type { Site, SitePrice } from '../business/site.ts';
import { followsWeek } from '../content/checks/hours.ts';
import { textsIn } from '../content/placeholders.ts';
import { isRoundTheClock } from '../hours/opening-hours.ts';

const licensed = ['Electrician', 'Plumber', 'HVACBusiness'];
const builders = ['HomeAndConstructionBusiness', 'GeneralContractor', 'HousePainter', 'RoofingContractor', 'Locksmith'];
const PART_OF_HOUR = /\bquarter|\bhalf|\bminute|\bbegun\b|\brounded|\bpart of an hour\b/i;

/**
 * The questions that customers always ask a business of this kind, and its content does not answer: each with the field
 * that answers it best.
 */
export function listUnanswered(site: Site): string[] {
  const { business, today } = site;
  const { schemaType, credentials, insurance } = business;
  const hourly = listHourly(site);
  const isLicensed = licensed.includes(schemaType);
  const isBuilder = isLicensed || builders.includes(schemaType);
  const isOpen = {
    'how a part of an hour is counted (faqs of what is priced per hour, or the note of the surcharge)':
      hourly.length > 0 && !says(PART_OF_HOUR, hourly),
    'what the warranty is (policies)': isBuilder && !says(/\bwarrant|\bguarantee/i, business),
    'whether you are licensed (credentials)':
      isLicensed && credentials.length === 0 && !says(/\blicen[cs]e/i, business),
    'whether you are insured (insurance)': insurance.length === 0 && !says(/\binsur/i, business),
    'what cancelling costs (policies)': !says(/\bcancel/i, business),
    'whether you are open at Christmas (specialOpeningHours)': isUnsaid(nextDate('12-25', today), business),
    'whether you are open on New Year’s Day (specialOpeningHours)': isUnsaid(nextDate('01-01', today), business),
  };
  return Object.entries(isOpen).flatMap(([question, isLeft]) => (isLeft ? [question] : []));
}

/** The services and the surcharge that are priced per hour. */
function listHourly({ services, business: { pricing } }: Site): object[] {
  const isHourly = (price: SitePrice) => 'per' in price && price.per === 'hour';
  const { afterHoursSurcharge: surcharge } = pricing;
  return [
    ...services.filter(({ price, variants }) => [price, ...variants.map((it) => it.price)].some(isHourly)),
    ...(surcharge?.per === 'hour' ? [surcharge] : []),
  ];
}

function says(pattern: RegExp, content: unknown): boolean {
  return [...textsIn(content)].some(([, text]) => pattern.test(text));
}

/** The next ISO date of a day of the year (`MM-DD`). */
function nextDate(day: string, today: string): string {
  const [year, ...rest] = today.split('-');
  return `${Number(year) + (day < rest.join('-') ? 1 : 0)}-${day}`;
}

/** Whether nothing is said of a date, which would have the hours of its week. */
function isUnsaid(date: string, business: Site['business']): boolean {
  return !isRoundTheClock(business) && followsWeek(business, date);
}
