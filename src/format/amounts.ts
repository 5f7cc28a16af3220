import type { Country } from '../countries/country.ts';
import { answerTextOf } from '../text/answers.ts';

/** Locale and currency for formatting money. */
export interface MoneyFormat {
  /** BCP 47 tag. */
  readonly locale: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Formats an amount: "$1,290", "£89.95". */
export function formatMoney(amount: number, { locale, currency }: MoneyFormat): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );
}

interface MinuteRange {
  readonly min: number;
  readonly max: number;
}

/** Formats a range of minutes: "45 to 90 minutes", "1½ to 3 hours", "45 minutes to 2½ hours". */
export function formatMinutes(range: MinuteRange, locale: string): string {
  return answerTextOf(locale).grammar.minutes(range);
}

/** Formats a range of minutes in short form: "45–90 min", "1½–3 h". */
export function abbreviateMinutes(range: MinuteRange, locale: string): string {
  return answerTextOf(locale).grammar.shortMinutes(range);
}

/** The unit and locale of distances. */
type Measures = Pick<Country, 'distanceUnit' | 'locale'>;

/** Kilometres of an international mile. */
export const KM_PER_MILE = 1.609344;

/** Formats a distance in the unit of a country: "12.5 km", "about 8 miles", "under 1 mile". */
export function formatDistance(km: number, measures: Measures): string {
  const distance = formatBareDistance(km, measures);
  const isRounded = measures.distanceUnit === 'mi' && km >= KM_PER_MILE / 2;
  return isRounded ? answerTextOf(measures.locale).grammar.aboutDistance(distance) : distance;
}

/** Formats a distance without "about": "12.5 km", "8 miles", "under 1 mile". */
export function formatBareDistance(km: number, measures: Measures): string {
  if (measures.distanceUnit === 'mi' && km < KM_PER_MILE / 2) return answerTextOf(measures.locale).grammar.underAMile;
  return formatDistanceValue(km, measures);
}

/** Formats a distance as a number and its unit: kilometres as given ("12.5 km"), miles rounded, at least "1 mile". */
export function formatDistanceValue(km: number, { distanceUnit, locale }: Measures): string {
  const { kilometres, miles } = answerTextOf(locale).grammar;
  return distanceUnit === 'km' ? kilometres(km) : miles(Math.max(1, Math.round(km / KM_PER_MILE)));
}
