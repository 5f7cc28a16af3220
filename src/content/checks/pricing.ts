import type { SitePrice } from '../../business/site.ts';
import { closestWord } from '../../format/spelling.ts';
import { formatMoney } from '../../format/wording.ts';
import { readBillLine } from '../../prices/bills.ts';
import { hasAmount, readPrice } from '../../prices/price.ts';
import type { ServiceFile } from '../../schemas/services/service.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { describeUnknownName } from '../unknown-name.ts';
import type { Content, Entry } from '../validate-files.ts';

/**
 * Finds bills with an unknown price, variants that contradict their service, and an emergency rule without an emergency
 * service.
 */
export function checkPricing(content: Content, problems: ContentProblem[]): void {
  for (const service of content.services) checkVariants(service, content, problems);
  const { business, services, names } = content;
  if (business === undefined) return;
  const { afterHoursSurcharge: surcharge, bills } = business.pricing;
  const isWhole = services.length === names.services.length;
  if (surcharge?.addsToEmergency === false && isWhole && !services.some(({ data }) => data.isEmergencyVisit)) {
    const message =
      'is false, and no service is the emergency visit. Write "isEmergencyVisit: true" into its file in services/, or take this line out.';
    problems.push(fieldProblem('business.yaml', ['pricing', 'afterHoursSurcharge', 'addsToEmergency'], message));
  }
  if (!isWhole) return;
  const prices = new Map(services.flatMap(listPrices));
  const known = [...(surcharge === undefined ? [] : ['afterHoursSurcharge']), ...prices.keys()];
  for (const [index, { lines }] of bills.entries()) {
    for (const [line, text] of lines.entries()) {
      const { name, count } = readBillLine(text);
      const message = known.includes(name)
        ? describeWrongCount(name, count, prices.get(name), surcharge?.per)
        : describeUnknownPrice(name, known);
      if (message !== undefined) {
        problems.push(fieldProblem('business.yaml', ['pricing', 'bills', index, 'lines', line], message));
      }
    }
  }
}

/** Prices of a service and its variants, by the names that bills use. */
function listPrices({ name, data }: Entry<ServiceFile>): [string, SitePrice | undefined][] {
  const own = readPrice(data);
  return [
    [`price.${name}`, own],
    ...data.variants.map((variant): [string, SitePrice | undefined] => [
      `price.${name}.${variant.id}`,
      readPrice(variant) ?? own,
    ]),
  ];
}

function describeUnknownPrice(name: string, known: readonly string[]): string {
  const meant = closestWord(name, known);
  const advice = meant === undefined ? `Known prices: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  return `"${name}" is no price of the content. ${advice}`;
}

function describeWrongCount(
  name: string,
  count: number | undefined,
  price: SitePrice | undefined,
  surchargePer: 'visit' | 'hour' | undefined,
): string | undefined {
  if (price?.kind === 'on-request') {
    return `"${name}" is a price on request, which nobody can add up. Take the line out, or the whole bill.`;
  }
  const per = price === undefined ? surchargePer : hasAmount(price) ? price.per : 'job';
  return count !== undefined && (per === 'job' || (price === undefined && per === 'visit'))
    ? `says how many, but "${name}" is no price for one of several. Write the name alone, or "per" into the file of its price.`
    : undefined;
}

function checkVariants(
  { file, data }: Entry<ServiceFile>,
  { locality: { money }, names }: Content,
  problems: ContentProblem[],
): void {
  const { variants, startingPrice, per = 'job' } = data;
  for (const [index, { id, startingPrice: own, per: ownPer = 'job', drawing }] of variants.entries()) {
    const path = ['variants', index] as const;
    if (variants.findIndex((variant) => variant.id === id) < index) {
      const message = `"${id}" is the id of another variant above. Each needs its own.`;
      problems.push(fieldProblem(file, [...path, 'id'], message));
    }
    if (own !== undefined && startingPrice !== undefined && own < startingPrice && per === ownPer) {
      const message = `is ${formatMoney(own, money)}, below the starting price of the service (${formatMoney(startingPrice, money)}). The service starts at its lowest variant: mend one of the two.`;
      problems.push(fieldProblem(file, [...path, 'startingPrice'], message));
    }
    if (drawing !== undefined && !names.drawings.includes(drawing)) {
      const message = describeUnknownName(drawing, 'a drawing', 'drawings', '.svg', names.drawings);
      problems.push(fieldProblem(file, [...path, 'drawing'], message));
    }
  }
}
