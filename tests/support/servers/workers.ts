import { dirname, join } from 'node:path';
import { createTestHarness } from 'wrangler';
import type { Deployment } from '../../../functions/hosting/deployment.ts';
import { writeHostFolder } from '../../../functions/hosting/host.ts';
import { workers } from '../../../functions/hosting/workers.ts';
import type { BuildFolders } from '../../../src/system/folders.ts';
import { scratchFolder } from '../scratch.ts';
import { sendHttp } from './http.ts';
import type { TestServer } from './test-server.ts';

/** Serves a build with the Workers runtime and its asset layer on a free port. */
export async function startWorkers(
  folders: BuildFolders,
  deployment?: Deployment,
): Promise<TestServer & { readonly port: number }> {
  // Otherwise the runtime requests its location from the network.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  // Test files that run in parallel have separate assets.
  const folder = scratchFolder('workers', dirname(folders.published));
  await writeHostFolder(workers, folders, folder, deployment);
  const harness = createTestHarness({ workers: [{ configPath: join(folder, 'wrangler.json') }] });
  const { url } = await harness.listen();
  return { ...atPort(Number(url.port)), stop: () => harness.close() };
}

/** Returns the Workers runtime that listens at a port already, and goes on when a test is done with it. */
export function atPort(port: number): TestServer & { readonly port: number } {
  return { name: 'workers', port, send: (path, init) => sendHttp(port, path, init), stop: async () => {} };
}
