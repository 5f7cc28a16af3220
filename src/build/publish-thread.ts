import { isMainThread, type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Site } from '../domain/site.ts';
import type { InlineDigests } from './client-scripts.ts';
import { createPublisher } from './publish.ts';

/** A publisher in a thread of its own: it writes and packs what there is while other pages are rendered. */
export interface PublishThread {
  /** Hands a rendered page over. Settles when there is room for another one, or the thread has failed. */
  addPage(path: string, html: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Settles when everything is written; rejects with what has failed in the thread. */
  finish(inline: InlineDigests): Promise<void>;
}

interface Start {
  readonly site: Site;
  readonly directory: string;
}

type Task =
  | { readonly name: 'page'; readonly path: string; readonly html: Uint8Array }
  | { readonly name: 'finish'; readonly inline: InlineDigests };

// So many pages may wait to be written, which bounds the memory they take.
const MOST_WAITING = 128;

/** Begins to write a site into its folder. */
export function startPublishThread(site: Site, directory: string): PublishThread {
  const worker = new Worker(new URL(import.meta.url), { workerData: { site, directory } satisfies Start });
  // A build that fails elsewhere must not wait for it.
  worker.unref();
  const waiting: PromiseWithResolvers<void>[] = [];
  const failure = new Promise<never>((_, reject) => {
    worker.once('error', (error) => {
      reject(error);
      for (const task of waiting) task.resolve();
    });
  });
  // It is told at the end: no page is to blame.
  failure.catch(() => {});
  worker.on('message', (count: number) => {
    for (const task of waiting.splice(0, count)) task.resolve();
  });
  const hand = (task: Task, transfer: ArrayBuffer[] = []) => {
    worker.postMessage(task, transfer);
    const done = Promise.withResolvers<void>();
    waiting.push(done);
    return done.promise;
  };
  return {
    async addPage(path, html) {
      hand({ name: 'page', path, html }, [html.buffer]);
      await waiting.at(-1 - MOST_WAITING)?.promise;
    },
    finish(inline) {
      worker.ref();
      return Promise.race([hand({ name: 'finish', inline }), failure]);
    },
  };
}

/** Does one task after the other and tells how many are done; what goes wrong ends the thread. */
function work(port: MessagePort, { site, directory }: Start): void {
  const publisher = createPublisher(site, directory);
  let last = publisher.start();
  let done = 0;
  // Waking the other thread takes longer than some tasks: once for all that lay ready.
  const tell = () => {
    port.postMessage(done);
    done = 0;
  };
  port.on('message', (task: Task) => {
    last = last.then(async () => {
      if (task.name === 'page') publisher.addPage(task.path, task.html);
      else await publisher.finish(task.inline);
      done++;
      if (task.name === 'finish') {
        tell();
        port.close();
      } else if (done === 1) setImmediate(tell);
    });
  });
}

if (!isMainThread && parentPort !== null) work(parentPort, workerData as Start);
