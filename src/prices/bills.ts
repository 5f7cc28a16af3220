import type { Site } from '../business/site.ts';
import { textOf } from '../text/text.ts';
import { addAmounts, addTaxes, listTaxesOn, multiplyAmount } from './money.ts';
import { hasAmount } from './price.ts';
import { listJobs } from './totals.ts';

type PricedSite = Pick<Site, 'business' | 'services' | 'money'>;

/** Lists the example bills of the content, added up: rows, their sum, the taxes added, and the total. */
export function listBills(site: PricedSite) {
  const { pricing } = site.business;
  return pricing.bills.map(({ title, lines }) => {
    const rows = lines.flatMap((line) => findRow(line, site) ?? []);
    const subtotal = addAmounts(...rows.map(({ amount }) => amount));
    return { title, rows, subtotal, taxes: listTaxesOn(subtotal, pricing), total: addTaxes(subtotal, pricing) };
  });
}

/** An example bill, added up. */
export type Bill = ReturnType<typeof listBills>[number];

/**
 * Finds the row of a bill for `price.wiring` or `price.wiring x 3`; its amount is 0 if it is free. A variant is named with
 * its service if another service has a variant of that name.
 */
function findRow(line: string, { business, services, money }: PricedSite) {
  const [name, times = 1] = line.split(' x ');
  const count = Number(times);
  const t = textOf(money.locale).prices;
  const { afterHoursSurcharge: surcharge } = business.pricing;
  if (name === 'afterHoursSurcharge') {
    const hours = surcharge?.per === 'hour' ? t.count(count, 'hour') : undefined;
    return surcharge && { name: t.billSurcharge(hours), amount: multiplyAmount(surcharge.amount, count) };
  }
  const jobs = listJobs({ services, money });
  const job = jobs.find(({ id }) => name === `price.${id}`);
  if (job === undefined) return undefined;
  const { price } = job;
  const isAmbiguousName = jobs.some((other) => other !== job && other.name === job.name);
  const title = isAmbiguousName ? job.title : job.name;
  if (!hasAmount(price)) return { name: title, amount: 0 };
  const counted = price.per === 'job' ? title : t.counted(title, t.count(count, price.per));
  return { name: counted, amount: Math.max(price.minimum ?? 0, multiplyAmount(price.amount, count)) };
}
