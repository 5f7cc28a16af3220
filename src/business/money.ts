/** Sums are made in whole cents, so that no binary fraction gets into them; amounts of content have at most two decimals. */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** The sum of amounts of money, in the same unit. */
export function addAmounts(...amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
}

/** So many times an amount, to the cent, halves rounded up. `count` has at most three decimals. */
export function multiplyAmount(amount: number, count: number): number {
  return Math.floor((toCents(amount) * Math.round(count * 1000) + 500) / 1000) / 100;
}

/** The tax on an amount at a rate in per cent, to the cent, halves rounded up (contract B20). */
export function taxOn(amount: number, ratePercent: number): number {
  // Rates have at most three decimals (9.975 per cent in Quebec), so this is exact.
  const parts = toCents(amount) * Math.round(ratePercent * 1000);
  return Math.floor((parts + 50_000) / 100_000) / 100;
}
