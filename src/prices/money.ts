/**
 * Sums are computed in integer cents to avoid floating-point errors; amounts in the content have at most two decimals.
 */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** The sum of amounts in the same currency. */
export function addAmounts(...amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
}

/** An amount multiplied by a count, rounded half up to the cent. `count` has at most three decimals. */
export function multiplyAmount(amount: number, count: number): number {
  return Math.floor((toCents(amount) * Math.round(count * 1000) + 500) / 1000) / 100;
}

/** The tax on an amount at a rate in per cent, rounded half up to the cent (contract B20). */
export function taxOn(amount: number, ratePercent: number): number {
  // Rates have at most three decimals (9.975 per cent in Quebec), so integer arithmetic is exact.
  const parts = toCents(amount) * Math.round(ratePercent * 1000);
  return Math.floor((parts + 50_000) / 100_000) / 100;
}
