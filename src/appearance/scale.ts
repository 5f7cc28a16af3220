import type { Country } from '../countries/country.ts';
import { KM_PER_MILE } from '../format/amounts.ts';

/** Possible steps of a scale in the unit of the country, and the maximum number of steps. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MAX_STEPS = 4;

/** Returns the scale of a drawing that shows a distance, in at most four round steps. */
export function makeScale(farthestKm: number, { distanceUnit }: Pick<Country, 'distanceUnit'>) {
  const kmPerUnit = distanceUnit === 'km' ? 1 : KM_PER_MILE;
  const units = farthestKm / kmPerUnit;
  const step = STEPS.find((candidate) => candidate * MAX_STEPS >= units) ?? units;
  const count = Math.ceil(units / step);
  return { kmPerUnit, step, count, maxKm: count * step * kmPerUnit };
}
