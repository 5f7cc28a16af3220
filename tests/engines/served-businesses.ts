import { allBusinesses, type TestBusiness } from '../businesses.ts';
import type { Engine } from './engine.ts';
import { startNode } from './node.ts';
import { startWorkers } from './workers.ts';

/** A business on something that serves its built site. */
interface ServedBusiness {
  readonly business: TestBusiness;
  readonly engineName: TestBusiness['engines'][number];
  start(): Promise<Engine & { readonly port: number }>;
}

/** Every business on every engine that runs the function for it. */
export const servedBusinesses: readonly ServedBusiness[] = allBusinesses.flatMap((business) =>
  business.engines.map((engineName) => ({
    business,
    engineName,
    start: () => (engineName === 'node' ? startNode(business.folders) : startWorkers(business.folders)),
  })),
);
