import { allBusinesses, type TestBusiness } from '../businesses.ts';
import { startNode } from './node.ts';
import type { TestServer } from './test-server.ts';
import { startWorkers } from './workers.ts';

/** A business on something that serves its built site. */
interface ServedBusiness {
  readonly business: TestBusiness;
  readonly serverName: TestBusiness['servers'][number];
  start(): Promise<TestServer & { readonly port: number }>;
}

/** Every business on every server that runs the function for it. */
export const servedBusinesses: readonly ServedBusiness[] = allBusinesses.flatMap((business) =>
  business.servers.map((serverName) => ({
    business,
    serverName,
    start: () => (serverName === 'node' ? startNode(business.folders) : startWorkers(business.folders)),
  })),
);
