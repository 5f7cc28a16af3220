import { prepareFunctionData } from '../../src/build/function-data.ts';
import { loadSite } from '../../src/content/read/load-site.ts';
import { prepareLookup } from '../../src/coverage/lookup.ts';
import type { FunctionContext } from '../../src/function/data.ts';
import { answer } from '../../src/function/router.ts';
import { writeManyPlaces } from './many-places.ts';

const REQUESTS = 20_000;
const ROUNDS = 5;

/** Microseconds an answer takes, by the kind of question. */
export type LookUpTimes = Readonly<Record<'name' | 'postal code' | 'service' | 'near miss' | 'unknown name', number>>;

/** Times the function, without any server, on a site with so many places. */
export async function timeLookUps(count: number): Promise<LookUpTimes> {
  const directory = `.build/bench/places-${count}`;
  writeManyPlaces(directory, count);
  const { site } = loadSite(directory, 'https://www.example.com');
  if (site === undefined) throw new Error('The generated content is wrong.');
  const found = { file: 'file', mediaType: 'application/json', etag: '"x"' };
  const context: FunctionContext<string> = {
    data: prepareFunctionData(site, prepareLookup(site)),
    files: { find: () => found, read: () => '' },
  };
  const name = site.places.at(-1)?.name ?? '';
  return {
    name: await time(`/api/coverage/?city=${encodeURIComponent(name)}`, context),
    'postal code': await time('/api/coverage/?postal=L8P4S8', context),
    service: await time('/api/services/?id=spring', context),
    'near miss': await time(`/api/coverage/?city=${encodeURIComponent(name.replace(/.$/, ''))}`, context),
    'unknown name': await time('/api/coverage/?city=Vladivostok', context),
  };
}

async function time(target: string, context: FunctionContext<string>): Promise<number> {
  const request = { method: 'GET', target, header: () => undefined, readBody: async () => undefined };
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    for (let index = 0; index < REQUESTS; index++) await answer(request, context);
    best = Math.min(best, ((performance.now() - started) * 1000) / REQUESTS);
  }
  return best;
}
