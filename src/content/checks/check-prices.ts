import { formatMinutes, formatMoney } from '../../format/amounts.ts';
import { isRoundTheClock } from '../../hours/opening-hours.ts';
import { formatBarePrice, isSamePrice } from '../../prices/price.ts';
import { grammar } from '../../text/en/grammar.ts';
import { listPriceNames } from '../collect-placeholders.ts';
import { type ContentProblem, makeProblem, problemIf } from '../content-problem.ts';
import type { PricedContent } from '../service-prices.ts';
import { suggest } from '../suggest.ts';
import type { ValidContent } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

const BUSINESS = 'business.yaml';
/** Multiple of the median price above which a price counts as a typo. */
const MAX_TIMES_MEDIAN = 20;
const MIN_JOB_MINUTES = 5;
const LONG_JOB_MINUTES = 4 * 60;
/** A working week in minutes. */
const MAX_JOB_MINUTES = 40 * 60;

/** Finds implausible amounts and durations: $249,000, a job of 1 minute. Recorded amounts have been accepted. */
export function* checkAmounts({ locality: { money }, services }: PricedContent): Iterable<ContentProblem> {
  for (const { file, data, prices } of services) {
    const { startingPrice: amount = 0, typicalMinutes, per = 'job' } = data;
    const others = services.filter((other) => other.file !== file && (other.data.per ?? 'job') === per);
    const amounts = others.flatMap((other) => other.data.startingPrice ?? []).sort((a, b) => a - b);
    const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
    const far = `is ${formatMoney(amount, money)}, far more than the other prices. If a decimal point is missing, add it; if the price is right, accept it with: npm run record`;
    const isRecorded = prices.past.some(({ price }) => price.amount === amount);
    const isFar = amounts.length > 1 && amount > MAX_TIMES_MEDIAN * median;
    yield* problemIf(file, ['startingPrice'], isFar && !isRecorded && far, 'warning');
    const isUnlikely = typicalMinutes.min < MIN_JOB_MINUTES || typicalMinutes.max > MAX_JOB_MINUTES;
    const message = `is ${formatMinutes(typicalMinutes, 'en')} on site, which is unusual. Write minutes: two hours are 120. If it is right, leave it.`;
    yield* problemIf(file, ['typicalMinutes'], isUnlikely && message, 'warning');
  }
}

/** Warns about long jobs that are offered outside opening hours only by default (contract B24). */
export function* checkAfterHours({ business, services }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined || isRoundTheClock(business)) return;
  const long = services.filter(
    ({ data }) => data.afterHours === undefined && data.typicalMinutes.max > LONG_JOB_MINUTES && !data.isEmergencyVisit,
  );
  const [first, ...others] = long;
  if (first === undefined) return;
  const alsoIn = others.length === 0 ? '' : ` The same applies to ${grammar.list(others.map(({ file }) => file))}.`;
  const surcharge = business.pricing.afterHoursSurcharge === undefined ? '' : ', with the surcharge';
  const message = `may be more than four hours, and the job is offered outside opening hours${surcharge}, because afterHours is not set. Write afterHours: "no", "yes", or "call" if a person decides on the telephone.${alsoIn}`;
  yield makeProblem(first.file, ['typicalMinutes'], message, 'warning');
}

/** Finds bills with a price that cannot be added, and a rule for emergencies without an emergency service. */
export function* checkPricing({ business, services, names }: PricedContent): Iterable<ContentProblem> {
  // Names of prices are known only if all services are valid.
  if (business === undefined || services.length < names.services.length) return;
  const { afterHoursSurcharge: surcharge, bills } = business.pricing;
  const isUnused = surcharge?.addsToEmergency === false && !services.some(({ data }) => data.isEmergencyVisit);
  const unusedMessage =
    'is false, but no service is the emergency visit. Write "isEmergencyVisit: true" in its file in services/, or remove this line.';
  yield* problemIf(BUSINESS, ['pricing', 'afterHoursSurcharge', 'addsToEmergency'], isUnused && unusedMessage);
  const prices = services.flatMap((it) => listPriceNames(it.name, it));
  const summable = prices.filter(([, price]) => price?.kind !== 'on-request').map(([name]) => `price.${name}`);
  const known = surcharge === undefined ? summable : ['afterHoursSurcharge', ...summable];
  for (const [index, { lines }] of bills.entries()) {
    for (const [row, text] of lines.entries()) {
      const [name = ''] = text.split(' x ');
      const unknown = `"${name}" is not a price that can be added up. ${suggest(name, known, `Prices that can: ${known.join(', ')}.`)}`;
      yield* problemIf(BUSINESS, ['pricing', 'bills', index, 'lines', row], !known.includes(name) && unknown);
    }
  }
}

/** Finds prices that changed without a new date. */
export function* checkPriceHistory(
  { locality: { money }, services }: PricedContent,
  { today }: CheckContext,
): Iterable<ContentProblem> {
  for (const { file, prices } of services) {
    const { from, price } = prices.current;
    const last = prices.past.at(-1);
    // A price may change twice on a day.
    if (last === undefined || from > last.from || from === today || isSamePrice(last.price, price)) continue;
    const message = `is the date of the last published price, ${formatBarePrice(last.price, money)}, but the price is now ${formatBarePrice(price, money)}. Write the day on which it changed, ${today} if that is today.`;
    yield makeProblem(file, ['priceAsOf'], message, 'blocksPublish');
  }
}
