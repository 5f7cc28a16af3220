import { getOwn } from '../../escape/untrusted.ts';
import type { TotalRequest } from '../../lookup/find-total.ts';
import type { ServiceTables } from '../../lookup/lookup-tables.ts';
import { addAmounts, addTaxes, multiplyAmount, toMoney } from '../../prices/money.ts';

/** Computes the members of a total that depend on the number of hours or pieces. */
export function computeUnitTotal(
  { job, period, quantity }: TotalRequest,
  { units, taxes, money }: ServiceTables['totals'],
) {
  const counted = quantity === undefined ? undefined : getOwn(units, job);
  if (quantity === undefined || counted === undefined) return {};
  const unit = counted.periods[period];
  if (unit === null) return { quantity };
  const amount = multiplyAmount(unit.amount, quantity);
  const from = Math.max(amount, unit.leastDue);
  const surcharge = addAmounts(unit.surcharge.once, multiplyAmount(unit.surcharge.each, quantity));
  const subtotal = addAmounts(from, surcharge);
  const total = addTaxes(subtotal, taxes);
  const [one, many] = counted.counts;
  const count = `${quantity === 1 ? one : many.replace('{quantity}', String(quantity))} `;
  return {
    quantity,
    from: toMoney(from, money.currency),
    surcharge: toMoney(surcharge || null, money.currency),
    tax: toMoney(addAmounts(total, -subtotal) || null, money.currency),
    total: toMoney(total, money.currency),
    note: unit.note.replace('{count}. ', amount < unit.leastDue ? '' : count),
  };
}
