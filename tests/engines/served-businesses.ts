import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allBusinesses, type TestBusiness } from '../businesses.ts';
import type { Engine } from './engine.ts';
import { startNode } from './node.ts';
import { startWorkers } from './workers.ts';

/** A business on something that serves its built site. */
export interface ServedBusiness {
  readonly business: TestBusiness;
  readonly engineName: TestBusiness['engines'][number];
  start(): Promise<Engine & { readonly port: number }>;
}

/** Every business on every engine that runs the function for it. */
export const servedBusinesses: readonly ServedBusiness[] = allBusinesses.flatMap((business) =>
  business.engines.map((engineName) => ({
    business,
    engineName,
    start: () => (engineName === 'node' ? startNode(business.folders) : startWorkersApart(business)),
  })),
);

/** Starts the Workers runtime with assets of its own: files of tests that run at once would stage them in one folder. */
async function startWorkersApart({ folders }: TestBusiness): ReturnType<typeof startWorkers> {
  const prepared = mkdtempSync(`${folders.prepared}-workers-`);
  for (const file of ['manifest.json', 'edge-data.json'])
    copyFileSync(join(folders.prepared, file), join(prepared, file));
  const engine = await startWorkers({ published: folders.published, prepared });
  return {
    ...engine,
    stop: async () => {
      await engine.stop();
      rmSync(prepared, { recursive: true, force: true });
    },
  };
}
