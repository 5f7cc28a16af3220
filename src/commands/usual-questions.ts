import type { Site, SitePrice } from '../business/site.ts';
import { textsIn } from '../content/placeholders.ts';
import { findSpecial, isInSeason } from '../hours/dates.ts';
import { DAYS, isRoundTheClock } from '../hours/opening-hours.ts';

/** A question that customers ask some kinds of business. */
interface UsualQuestion {
  readonly question: string;
  /** The field of the content that answers it best. */
  readonly field: string;
  /** Whether this business is asked it. */
  readonly isAsked: (site: Site) => boolean;
  readonly isAnswered: (site: Site) => boolean;
}

const builders = ['HomeAndConstructionBusiness', 'GeneralContractor', 'HousePainter', 'RoofingContractor', 'Locksmith'];
const licensed = ['Electrician', 'Plumber', 'HVACBusiness'];

const questions: readonly UsualQuestion[] = [
  {
    question: 'how a part of an hour is counted',
    field: 'faqs of what is priced per hour, or the note of the surcharge',
    isAsked: (site) => listHourly(site).length > 0,
    isAnswered: (site) => says(/\bquarter|\bhalf|\bminute|\bbegun\b|\brounded|\bpart of an hour\b/i, listHourly(site)),
  },
  {
    question: 'what the warranty is',
    field: 'policies',
    isAsked: ({ business }) => [...builders, ...licensed].includes(business.schemaType),
    isAnswered: ({ business }) => says(/\bwarrant|\bguarantee/i, business),
  },
  {
    question: 'whether you are licensed',
    field: 'credentials',
    isAsked: ({ business }) => licensed.includes(business.schemaType),
    isAnswered: ({ business }) => business.credentials.length > 0 || says(/\blicen[cs]e/i, business),
  },
  {
    question: 'whether you are insured',
    field: 'insurance',
    isAsked: () => true,
    isAnswered: ({ business }) => business.insurance.length > 0 || says(/\binsur/i, business),
  },
  {
    question: 'what cancelling costs',
    field: 'policies',
    isAsked: () => true,
    isAnswered: ({ business }) => says(/\bcancel/i, business),
  },
  ...['12-25', '01-01'].map((day) => ({
    question: day === '12-25' ? 'whether you are open at Christmas' : 'whether you are open on New Year’s Day',
    field: 'specialOpeningHours',
    isAsked: (site: Site) => !isRoundTheClock(site.business) && isInWeek(nextDate(day, site.today), site),
    isAnswered: ({ business, today }: Site) =>
      findSpecial(business.specialOpeningHours, nextDate(day, today)).length > 0,
  })),
];

/** The questions that a business of this kind is always asked, and its content does not answer: each with its field. */
export function listUnanswered(site: Site): string[] {
  return questions
    .filter(({ isAsked, isAnswered }) => isAsked(site) && !isAnswered(site))
    .map(({ question, field }) => `${question} (${field})`);
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

/** Whether the week of that date has hours on its day. */
function isInWeek(date: string, { business: { openingHours, seasons } }: Site): boolean {
  const weekday = DAYS[(new Date(date).getUTCDay() + 6) % 7];
  const season = seasons.find((one) => isInSeason(one, date.slice(5)));
  return (season ?? { openingHours }).openingHours.some(({ dayOfWeek }) => dayOfWeek.some((name) => name === weekday));
}
