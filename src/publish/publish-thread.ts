import { Worker } from 'node:worker_threads';
import type { InlineDigests } from '../astro/client-scripts.ts';
import type { ContentReading } from '../content/read/load-site.ts';
import type { FinishedPage } from './finished-page.ts';

/** What is published, and where: a content folder for an origin, into a folder. */
export interface PublishJob {
  readonly content: string;
  readonly origin: string;
  /** Absolute path; what it holds is replaced once the content has been found sound. */
  readonly directory: string;
}

/** A publisher in a thread of its own: it reads the content, then writes and packs what there is while pages are rendered. */
export interface PublishThread {
  /** What came of reading the content; rejects with what has failed in the thread. */
  readContent(): Promise<ContentReading>;
  /** Hands a page over. Settles when there is room for another one, or the thread has failed. */
  addPage(path: string, page: FinishedPage): Promise<void>;
  /** Settles when everything is written; rejects with what has failed in the thread. */
  finish(inline: InlineDigests): Promise<void>;
  /** Ends the thread, whatever it is doing, and forgets it. */
  close(): void;
}

/** What the thread is told: its pages, then that there are no more. */
export type Task =
  | { readonly name: 'page'; readonly path: string; readonly page: FinishedPage }
  | { readonly name: 'finish'; readonly inline: InlineDigests };

/** What the thread tells: what came of the content, then how many more tasks are done. */
export type Report = { readonly content: ContentReading } | { readonly done: number };

// So many pages may wait to be written, which bounds the memory they take.
const MOST_WAITING = 128;

const threads = new Map<string, PublishThread>();

/** The thread of a job, until it is closed. It begins when it is first asked for, and loads and reads while others do. */
export function sharePublishThread(job: PublishJob): PublishThread {
  const key = JSON.stringify([job.content, job.origin, job.directory]);
  const thread = threads.get(key) ?? createPublishThread(job, () => threads.delete(key));
  threads.set(key, thread);
  return thread;
}

function createPublishThread(job: PublishJob, forget: () => void): PublishThread {
  const worker = new Worker(new URL('publish-worker.ts', import.meta.url), { workerData: job });
  const content = Promise.withResolvers<ContentReading>();
  const waiting: PromiseWithResolvers<void>[] = [];
  let hasEnded = false;
  const failure = new Promise<never>((_, reject) => {
    const end = (error: unknown) => {
      hasEnded = true;
      reject(error);
      for (const task of waiting) task.resolve();
    };
    worker.once('error', end);
    worker.once('exit', () => end(new Error('The thread that writes ended before its work was done.')));
  });
  // It is told at the end: no page is to blame.
  failure.catch(() => {});
  worker.on('message', (report: Report) => {
    if ('content' in report) content.resolve(report.content);
    else for (const task of waiting.splice(0, report.done)) task.resolve();
  });
  // A build that fails elsewhere must not wait for it.
  worker.unref();
  const hand = (task: Task) => {
    worker.postMessage(task);
    const done = Promise.withResolvers<void>();
    waiting.push(done);
    return done.promise;
  };
  let waitingFor = 0;
  // Meanwhile nothing else may keep this process going.
  const waitFor = async <Result>(result: Promise<Result>) => {
    waitingFor++;
    worker.ref();
    try {
      return await result;
    } finally {
      waitingFor--;
      if (waitingFor === 0) worker.unref();
    }
  };
  return {
    readContent: () => waitFor(hasEnded ? failure : Promise.race([content.promise, failure])),
    async addPage(path, page) {
      if (hasEnded) return;
      hand({ name: 'page', path, page });
      const earlier = waiting.at(-1 - MOST_WAITING);
      if (earlier !== undefined) await waitFor(earlier.promise);
    },
    finish: (inline) => waitFor(hasEnded ? failure : Promise.race([hand({ name: 'finish', inline }), failure])),
    close() {
      forget();
      worker.terminate();
    },
  };
}
