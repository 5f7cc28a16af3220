import { greatCircleKm } from '../../places/distance.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';

/** Finds bands of response times in the wrong order, without places, or that end too early. */
export function checkBands({ business, places }: Content, problems: ContentProblem[]): void {
  for (const [index, { upToKm }] of business?.responseBands.entries() ?? []) {
    const before = business?.responseBands[index - 1];
    if (before === undefined || upToKm > before.upToKm) continue;
    const message = `is ${upToKm}, and the band above it reaches ${before.upToKm} km already. Order the bands by distance, nearest first.`;
    problems.push(fieldProblem('business.yaml', ['responseBands', index, 'upToKm'], message));
  }
  if (business === undefined) return;
  const { geo, responseBands, serviceRadiusKm } = business;
  if (responseBands.length === 0) {
    for (const { file } of places.filter(({ data }) => data.responseMinutes !== undefined)) {
      const message = 'tells a response time, and business.yaml none. Take it out, or write responseBands there.';
      problems.push(fieldProblem(file, ['responseMinutes'], message));
    }
    return;
  }
  const [farthest] = places
    .filter(({ data }) => data.responseMinutes === undefined)
    .map(({ file, data }) => ({ file, km: greatCircleKm(geo, data) }))
    .filter(({ km }) => km <= serviceRadiusKm && responseBands.every(({ upToKm }) => upToKm < km))
    .sort((a, b) => b.km - a.km);
  if (farthest === undefined) return;
  const message = `end before ${Math.round(farthest.km)} km, the distance of ${farthest.file}. Add a band that reaches serviceRadiusKm (${serviceRadiusKm} km).`;
  problems.push(fieldProblem('business.yaml', ['responseBands'], message));
}
