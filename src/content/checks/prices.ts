import { formatMinutes, formatMoney } from '../../format/wording.ts';
import { isRoundTheClock } from '../../hours/opening-hours.ts';
import { formatBarePrice, isSamePrice } from '../../prices/price.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import { listPriceNames } from '../facts.ts';
import { suggest } from '../messages.ts';
import type { PricedContent } from '../service-prices.ts';
import type { ValidContent } from '../validate-files.ts';
import type { Sources } from './check.ts';

const BUSINESS = 'business.yaml';
/** Multiple of the median price from which a price counts as a typo. */
const FAR_ABOVE = 20;
const SHORTEST_MINUTES = 5;
const LONG_JOB_MINUTES = 4 * 60;
/** A working week in minutes. */
const MAX_JOB_MINUTES = 40 * 60;

/** Finds implausible amounts and durations: $249,000, a job of 1 minute. A recorded amount was accepted. */
export function* checkAmounts({ locality: { money }, services }: PricedContent): Iterable<ContentProblem> {
  for (const { file, data, prices } of services) {
    const { startingPrice: amount = 0, typicalMinutes, per = 'job' } = data;
    const others = services.filter((it) => it.file !== file && (it.data.per ?? 'job') === per);
    const amounts = others.flatMap((it) => it.data.startingPrice ?? []).sort((a, b) => a - b);
    const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
    const far = `is ${formatMoney(amount, money)}, far more than the other prices. If a decimal point is missing, put it in; if the price is right, accept it with: npm run record`;
    const isRecorded = prices.past.some(({ price }) => price.amount === amount);
    const isFar = amounts.length > 1 && amount > FAR_ABOVE * median;
    yield* problemIf(file, ['startingPrice'], isFar && !isRecorded && far, 'warning');
    const isUnlikely = typicalMinutes.min < SHORTEST_MINUTES || typicalMinutes.max > MAX_JOB_MINUTES;
    const message = `says ${formatMinutes(typicalMinutes, 'en')} on site. Minutes are meant: two hours are 120. If that is so, all is well.`;
    yield* problemIf(file, ['typicalMinutes'], isUnlikely && message, 'warning');
  }
}

/** Asks about long jobs that are offered outside opening hours only because their files say nothing (contract B24). */
export function* checkAfterHours({ business, services }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined || isRoundTheClock(business)) return;
  const long = services.filter(
    ({ data }) => data.afterHours === undefined && data.typicalMinutes.max > LONG_JOB_MINUTES && !data.isEmergencyVisit,
  );
  const [first, ...others] = long;
  if (first === undefined) return;
  const too = others.length === 0 ? '' : ` The same goes for ${grammar.list(others.map(({ file }) => file))}.`;
  const surcharge = business.pricing.afterHoursSurcharge === undefined ? '' : ', with the surcharge';
  const message = `may be more than four hours, and the job is offered outside opening hours${surcharge}, because no afterHours says otherwise. Write afterHours: "no", "call" if a person decides on the telephone, or "yes".${too}`;
  yield fieldProblem(first.file, ['typicalMinutes'], message, 'warning');
}

/** Finds bills with a price that nobody can add up, and an emergency rule without an emergency service. */
export function* checkPricing({ business, services, names }: PricedContent): Iterable<ContentProblem> {
  // Names of prices are known only if all services are valid.
  if (business === undefined || services.length < names.services.length) return;
  const { afterHoursSurcharge: surcharge, bills } = business.pricing;
  const isUnused = surcharge?.addsToEmergency === false && !services.some(({ data }) => data.isEmergencyVisit);
  const unusedMessage =
    'is false, and no service is the emergency visit. Write "isEmergencyVisit: true" into its file in services/, or take this line out.';
  yield* problemIf(BUSINESS, ['pricing', 'afterHoursSurcharge', 'addsToEmergency'], isUnused && unusedMessage);
  const prices = services.flatMap((it) => listPriceNames(it.name, it));
  const summable = prices.filter(([, price]) => price?.kind !== 'on-request').map(([name]) => `price.${name}`);
  const known = surcharge === undefined ? summable : ['afterHoursSurcharge', ...summable];
  for (const [index, { lines }] of bills.entries()) {
    for (const [line, text] of lines.entries()) {
      const [name = ''] = text.split(' x ');
      const unknown = `"${name}" is no price that can be added up. ${suggest(name, known, `Such prices are: ${known.join(', ')}.`)}`;
      yield* problemIf(BUSINESS, ['pricing', 'bills', index, 'lines', line], !known.includes(name) && unknown);
    }
  }
}

/** Finds prices that changed without a new date. */
export function* checkPriceHistory(
  { locality: { money }, services }: PricedContent,
  { today }: Sources,
): Iterable<ContentProblem> {
  for (const { file, prices } of services) {
    const { from, price } = prices.current;
    const last = prices.past.at(-1);
    // A price may change twice on a day.
    if (last === undefined || from > last.from || from === today || isSamePrice(last.price, price)) continue;
    const message = `dates the price last published, ${formatBarePrice(last.price, money)}, but the price is ${formatBarePrice(price, money)} now: write the day on which it changed, ${today} if that is today.`;
    yield fieldProblem(file, ['priceAsOf'], message, 'blocksPublish');
  }
}
