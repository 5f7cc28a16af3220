import type { SitePrice } from '../../business/site.ts';
import { formatMinutes, formatMoney } from '../../format/wording.ts';
import { readBillLine } from '../../prices/bills.ts';
import { readPrice } from '../../prices/price.ts';
import type { ServiceFile } from '../../schemas/services/service.ts';
import { type ContentProblem, fieldProblem, fieldWarning, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { Content, Entry } from '../validate-files.ts';

/** Multiple of the median price from which a price counts as a typo. */
const FAR_ABOVE = 20;
const SHORTEST_MINUTES = 5;
/** A working week in minutes. */
const LONGEST_MINUTES = 40 * 60;

/** Finds implausible amounts and durations: $249,000, a job of 1 minute; and variants below their service. */
export function* checkAmounts({ locality: { money }, services }: Content): Iterable<ContentProblem> {
  const unitOf = ({ per = 'job' }: Pick<ServiceFile, 'per'>) => per;
  for (const { file, data } of services) {
    const { startingPrice: amount, typicalMinutes, variants } = data;
    const others = services.filter((it) => it.file !== file && unitOf(it.data) === unitOf(data));
    const amounts = others.flatMap(({ data: { startingPrice = [] } }) => startingPrice).sort((a, b) => a - b);
    const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
    if (amount !== undefined && amounts.length > 1 && amount > FAR_ABOVE * median) {
      const message = `is ${formatMoney(amount, money)}, far more than the other prices. If a decimal point is missing, put it in; if not, all is well.`;
      yield fieldWarning(file, ['startingPrice'], message);
    }
    for (const [index, variant] of variants.entries()) {
      const { startingPrice: own } = variant;
      if (own === undefined || amount === undefined || own >= amount || unitOf(variant) !== unitOf(data)) continue;
      const message = `is ${formatMoney(own, money)}, below the starting price of the service (${formatMoney(amount, money)}). The service starts at its lowest variant: mend one of the two.`;
      yield fieldProblem(file, ['variants', index, 'startingPrice'], message);
    }
    const isUnlikely = typicalMinutes.min < SHORTEST_MINUTES || typicalMinutes.max > LONGEST_MINUTES;
    const message = `says ${formatMinutes(typicalMinutes, 'en')} on site. Minutes are meant: two hours are 120. If that is so, all is well.`;
    yield* problemIf(file, ['typicalMinutes'], isUnlikely && message, 'warning');
  }
}

/** Finds bills with an unknown price, and an emergency rule without an emergency service. */
export function* checkPricing({ business, services, names }: Content): Iterable<ContentProblem> {
  // Names of prices are known only if all services are valid.
  if (business === undefined || services.length < names.services.length) return;
  const { afterHoursSurcharge: surcharge, bills } = business.pricing;
  if (surcharge?.addsToEmergency === false && !services.some(({ data }) => data.isEmergencyVisit)) {
    const message =
      'is false, and no service is the emergency visit. Write "isEmergencyVisit: true" into its file in services/, or take this line out.';
    yield fieldProblem('business.yaml', ['pricing', 'afterHoursSurcharge', 'addsToEmergency'], message);
  }
  const prices = new Map(services.flatMap(listPrices));
  const known = [...(surcharge === undefined ? [] : ['afterHoursSurcharge']), ...prices.keys()];
  for (const [index, { lines }] of bills.entries()) {
    for (const [line, text] of lines.entries()) {
      const { name } = readBillLine(text);
      const path = ['pricing', 'bills', index, 'lines', line];
      const unknown = `"${name}" is no price of the content. ${suggest(name, known, `Known prices: ${known.join(', ')}.`)}`;
      yield* problemIf('business.yaml', path, !known.includes(name) && unknown);
      const onRequest = `"${name}" is a price on request, which nobody can add up. Take the line out, or the whole bill.`;
      yield* problemIf('business.yaml', path, prices.get(name)?.kind === 'on-request' && onRequest);
    }
  }
}

/** Prices of a service and its variants, by the names that bills use. */
function listPrices({ name, data }: Entry<ServiceFile>): [string, SitePrice | undefined][] {
  const own = readPrice(data);
  return [
    [`price.${name}`, own],
    ...data.variants.map((it): [string, SitePrice | undefined] => [`price.${name}.${it.id}`, readPrice(it) ?? own]),
  ];
}
