import { formatMinutes, formatMoney, type MoneyFormat } from '../format/wording.ts';
import type { Total } from '../schemas/answers/total.ts';
import type { TotalIndex } from './prepare-totals.ts';

/** A total as text. */
export interface TotalWords {
  /** The sum, or why there is none. */
  readonly message: string;
  /** Conditions, a sentence or two each. */
  readonly lines: readonly string[];
}

/** A sum with its parts: "$496.07 ($379 + $60 + $57.07)"; undefined without a sum. */
function formatSum({ from, surcharge, tax, total }: Total, money: MoneyFormat): string | undefined {
  if (total === null) return undefined;
  const parts = [from, surcharge, tax].flatMap((part) => (part === null ? [] : [formatMoney(part.amount, money)]));
  const sum = formatMoney(total.amount, money);
  return parts.length < 2 ? sum : `${sum} (${parts.join(' + ')})`;
}

/** A total for a page. */
export function formatTotal(
  total: Total,
  { jobs, money, taxName, telephone }: Pick<TotalIndex, 'jobs' | 'money' | 'taxName' | 'telephone'>,
): TotalWords {
  const { job, when, place, ifDeclined, note } = total;
  const sum = formatSum(total, money);
  if (sum === undefined) return { message: note, lines: [] };
  const time = when === 'day' ? 'During opening hours' : 'Outside opening hours';
  const what = `${jobs[job] ?? job}. ${time}${place === null ? '' : `, in ${place.name}`}`;
  const tax = taxName === undefined || total.tax === null ? '' : ` with ${taxName}`;
  const [amount = '', parts = ''] = sum.split(/ (?=\()/);
  return {
    message: `${what}: from ${amount}${tax}${parts && ` ${parts}`}.`,
    lines: [
      note,
      ifDeclined === null ? '' : formatDeclined(ifDeclined.amount, money),
      place === null ? '' : formatArrival(place.responseMinutes, when),
      `When you call ${telephone}, say what you chose here: the job, the place and the time.`,
    ].filter((line) => line !== ''),
  };
}

function formatDeclined(amount: number, money: MoneyFormat): string {
  const due = amount === 0 ? 'nothing is due' : `${formatMoney(amount, money)} is due, all included`;
  return `If you say no after the estimate, ${due}.`;
}

function formatArrival(minutes: { readonly min: number; readonly max: number } | null, when: Total['when']): string {
  if (minutes === null) return '';
  return `During opening hours we usually get there in ${formatMinutes(minutes)}.${when === 'day' ? '' : ' At other times, ask when you call.'}`;
}
