import type { Site, SitePrice } from '../business/site.ts';
import { textsIn } from '../content/placeholders.ts';
import { findSpecial, isInSeason } from '../hours/dates.ts';
import { DAYS, isRoundTheClock } from '../hours/opening-hours.ts';

/** A question that customers ask some kinds of business. */
interface UsualQuestion {
  readonly question: string;
  /** The field of the content that answers it best. */
  readonly field: string;
  /** Whether this business is asked it, and its content does not answer. */
  readonly isOpen: (site: Site) => boolean;
}

const licensed = ['Electrician', 'Plumber', 'HVACBusiness'];
const builders = [
  ...['HomeAndConstructionBusiness', 'GeneralContractor', 'HousePainter', 'RoofingContractor', 'Locksmith'],
  ...licensed,
];
const PART_OF_HOUR = /\bquarter|\bhalf|\bminute|\bbegun\b|\brounded|\bpart of an hour\b/i;

const questions: readonly UsualQuestion[] = [
  {
    question: 'how a part of an hour is counted',
    field: 'faqs of what is priced per hour, or the note of the surcharge',
    isOpen: (site) => listHourly(site).length > 0 && !says(PART_OF_HOUR, listHourly(site)),
  },
  {
    question: 'what the warranty is',
    field: 'policies',
    isOpen: ({ business }) => builders.includes(business.schemaType) && !says(/\bwarrant|\bguarantee/i, business),
  },
  {
    question: 'whether you are licensed',
    field: 'credentials',
    isOpen: ({ business }) =>
      licensed.includes(business.schemaType) && business.credentials.length === 0 && !says(/\blicen[cs]e/i, business),
  },
  {
    question: 'whether you are insured',
    field: 'insurance',
    isOpen: ({ business }) => business.insurance.length === 0 && !says(/\binsur/i, business),
  },
  {
    question: 'what cancelling costs',
    field: 'policies',
    isOpen: ({ business }) => !says(/\bcancel/i, business),
  },
  {
    question: 'whether you are open at Christmas',
    field: 'specialOpeningHours',
    isOpen: (site) => mayBeOpen(nextDate('12-25', site.today), site),
  },
  {
    question: 'whether you are open on New Year’s Day',
    field: 'specialOpeningHours',
    isOpen: (site) => mayBeOpen(nextDate('01-01', site.today), site),
  },
];

/** The questions that a business of this kind is always asked, and its content does not answer: each with its field. */
export function listUnanswered(site: Site): string[] {
  return questions.filter(({ isOpen }) => isOpen(site)).map(({ question, field }) => `${question} (${field})`);
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

/** Whether a date would have the hours of its week, because nothing is said of it. */
function mayBeOpen(date: string, { business }: Site): boolean {
  if (isRoundTheClock(business) || findSpecial(business.specialOpeningHours, date).length > 0) return false;
  const weekday = DAYS[(new Date(date).getUTCDay() + 6) % 7];
  const { openingHours } = business.seasons.find((one) => isInSeason(one, date.slice(5))) ?? business;
  return openingHours.some(({ dayOfWeek }) => dayOfWeek.some((name) => name === weekday));
}
