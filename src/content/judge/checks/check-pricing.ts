import type { ServiceFile } from '../../../schemas/service.ts';
import { closestWord } from '../../../words/spelling.ts';
import { formatMoney } from '../../../words/wording.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { Entry, JudgedContent } from '../judge-records.ts';
import { describeUnknownName } from '../unknown-name.ts';

/** Finds bills that name no price, variants that contradict their service, and a rule for a visit that nobody offers. */
export function checkPricing(content: JudgedContent, problems: ContentProblem[]): void {
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
  const known = [
    ...(surcharge === undefined ? [] : ['afterHoursSurcharge']),
    ...services.flatMap(({ name, data }) => [`price.${name}`, ...data.variants.map(({ id }) => `price.${name}.${id}`)]),
  ];
  for (const [index, { lines }] of bills.entries()) {
    for (const [line, name] of lines.entries()) {
      if (known.includes(name)) continue;
      const meant = closestWord(name, known);
      const advice = meant === undefined ? `Known prices: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
      const message = `"${name}" is no price of the content. ${advice}`;
      problems.push(fieldProblem('business.yaml', ['pricing', 'bills', index, 'lines', line], message));
    }
  }
}

function checkVariants(
  { file, data }: Entry<ServiceFile>,
  { locality: { money }, names }: JudgedContent,
  problems: ContentProblem[],
): void {
  const { variants, startingPrice } = data;
  for (const [index, { id, startingPrice: own, drawing }] of variants.entries()) {
    const path = ['variants', index] as const;
    if (variants.findIndex((variant) => variant.id === id) < index) {
      const message = `"${id}" is the id of another variant above. Each needs its own.`;
      problems.push(fieldProblem(file, [...path, 'id'], message));
    }
    if (own !== undefined && own < startingPrice) {
      const message = `is ${formatMoney(own, money)}, below the starting price of the service (${formatMoney(startingPrice, money)}). The service starts at its lowest variant: mend one of the two.`;
      problems.push(fieldProblem(file, [...path, 'startingPrice'], message));
    }
    if (drawing !== undefined && !names.drawings.includes(drawing)) {
      const message = describeUnknownName(drawing, 'a drawing', 'drawings', '.svg', names.drawings);
      problems.push(fieldProblem(file, [...path, 'drawing'], message));
    }
  }
}
