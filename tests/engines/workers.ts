import { createTestHarness } from 'wrangler';
import { type StagedDeployment, stageWorker } from '../../src/hosting/worker.ts';
import type { BuildFolders } from '../../src/settings/folders.ts';
import type { Engine } from './engine.ts';
import { sendHttp } from './http.ts';

/** Serves a build with the Workers runtime and its asset layer on a free port. */
export async function startWorkers(
  folders: Pick<BuildFolders, 'published' | 'prepared'>,
  deployment?: StagedDeployment,
): Promise<Engine & { readonly port: number }> {
  // Without this the runtime asks the network where it is.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const harness = createTestHarness({ workers: [{ configPath: stageWorker(folders, deployment) }] });
  const { url } = await harness.listen();
  return {
    name: 'workers',
    port: Number(url.port),
    send: (path, init) => sendHttp(Number(url.port), path, init),
    stop: () => harness.close(),
  };
}
