import { Worker } from 'node:worker_threads';
import type { Site } from '../domain/site.ts';
import type { InlineDigests } from './client-scripts.ts';

/** A publisher in a thread of its own: it writes and packs what there is while other pages are rendered. */
export interface PublishThread {
  /** Begins to write a site into its folder. */
  start(site: Site, directory: string): void;
  /** Hands a rendered page over. Settles when there is room for another one, or the thread has failed. */
  addPage(path: string, html: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Settles when everything is written; rejects with what has failed in the thread. */
  finish(inline: InlineDigests): Promise<void>;
}

/** What the thread is told: the site and its folder first, then its pages, then that there are no more. */
export type Task =
  | { readonly name: 'start'; readonly site: Site; readonly directory: string }
  | { readonly name: 'page'; readonly path: string; readonly html: Uint8Array }
  | { readonly name: 'finish'; readonly inline: InlineDigests };

// So many pages may wait to be written, which bounds the memory they take.
const MOST_WAITING = 128;

/** Makes the thread, which loads what it needs while others are at work. */
export function createPublishThread(): PublishThread {
  const worker = new Worker(new URL('publish-worker.ts', import.meta.url));
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
  // A build that fails elsewhere must not wait for it.
  worker.unref();
  const hand = (task: Task, transfer: ArrayBuffer[] = []) => {
    worker.postMessage(task, transfer);
    const done = Promise.withResolvers<void>();
    waiting.push(done);
    return done.promise;
  };
  let waitingFor = 0;
  // Meanwhile nothing else may keep this process going.
  const waitFor = async (room: Promise<void>) => {
    waitingFor++;
    worker.ref();
    await room;
    waitingFor--;
    if (waitingFor === 0) worker.unref();
  };
  return {
    start(site, directory) {
      hand({ name: 'start', site, directory });
    },
    async addPage(path, html) {
      hand({ name: 'page', path, html }, [html.buffer]);
      const earlier = waiting.at(-1 - MOST_WAITING);
      if (earlier !== undefined) await waitFor(earlier.promise);
    },
    finish(inline) {
      worker.ref();
      return Promise.race([hand({ name: 'finish', inline }), failure]);
    },
  };
}
