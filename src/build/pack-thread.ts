import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { ManifestEntry } from '../edge/manifest.ts';
import { createPacker, type FileToPack, type Packer } from './manifest.ts';

/** A packer in a thread of its own: it packs pages while the main thread writes their Markdown forms. */
export function startPackThread(directory: string, compressed: string): Packer {
  const worker = new Worker(new URL(import.meta.url), { workerData: { directory, compressed } });
  // A build that fails elsewhere must not wait for it.
  worker.unref();
  const finished = new Promise<ManifestEntry[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // A failure is told by finish(), not before.
  finished.catch(() => {});
  return {
    add: (files) => worker.postMessage(files),
    finish() {
      worker.ref();
      worker.postMessage(undefined);
      return finished;
    },
  };
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const { directory, compressed } = workerData as { directory: string; compressed: string };
  const packer = createPacker(directory, compressed);
  port.on('message', async (files: readonly FileToPack[] | undefined) => {
    if (files !== undefined) {
      packer.add(files);
      return;
    }
    port.postMessage(await packer.finish());
    port.close();
  });
}
