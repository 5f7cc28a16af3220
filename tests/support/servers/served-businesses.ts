import { allBusinesses, type TestBusiness } from '../businesses.ts';
import { startNode } from './node.ts';
import type { TestServer } from './test-server.ts';
import { atPort, startWorkers } from './workers.ts';

/** A business and a server for its built site. */
interface ServedBusiness {
  readonly business: TestBusiness;
  readonly serverName: TestBusiness['servers'][number];
  start(): Promise<TestServer & { readonly port: number }>;
}

/** `npm test` starts the Workers runtime once, because each start takes as long as the tests of a file. */
const { TEST_WORKERS_PORT } = process.env;

async function start({ folders, isReference }: TestBusiness, serverName: ServedBusiness['serverName']) {
  if (serverName === 'node') return startNode(folders);
  return isReference && TEST_WORKERS_PORT ? atPort(Number(TEST_WORKERS_PORT)) : startWorkers(folders);
}

/** Every business with each of its servers. */
export const servedBusinesses: readonly ServedBusiness[] = allBusinesses.flatMap((business) =>
  business.servers.map((serverName) => ({
    business,
    serverName,
    start: () => start(business, serverName),
  })),
);
