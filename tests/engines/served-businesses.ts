import { businesses, type TestBusiness } from '../businesses.ts';
import type { Engine } from './engine.ts';
import { startNode } from './node.ts';
import { startWorkers } from './workers.ts';

/** A business on something that serves its built site. */
export interface ServedBusiness {
  readonly business: TestBusiness;
  readonly engineName: 'node' | 'workers';
  start(): Promise<Engine & { readonly port: number }>;
}

/** Every business on every engine that runs the function. */
export const servedBusinesses: readonly ServedBusiness[] = businesses.flatMap((business): ServedBusiness[] => [
  { business, engineName: 'node', start: () => startNode(business.folders) },
  { business, engineName: 'workers', start: () => startWorkers(business.folders) },
]);
