import { parentPort, Worker } from 'node:worker_threads';

/** A thread that does one task after the other, of which the last one has a result. */
export interface Thread<Task, Result> {
  /** Hands a task over. Settles when there is room for another one, or the thread has failed. */
  hand(task: Task, transfer?: ArrayBuffer[]): Promise<void>;
  /** Hands the last task over. Settles with its result; rejects with what has failed in the thread. */
  end(task: Task): Promise<Result>;
}

/** What a thread tells: how many tasks it has done since it told that last, and the result once it has one. */
interface Told<Result> {
  readonly done: number;
  readonly result?: Result;
}

// So many tasks may wait, which bounds the memory they take.
const MOST_WAITING = 128;
// Waking a thread takes longer than some tasks do: so many are sent at once.
const BATCH = 16;

/** Starts a thread with its module, which loads while others are at work. */
export function startThread<Task, Result>(module: URL): Thread<Task, Result> {
  const worker = new Worker(module);
  const waiting: PromiseWithResolvers<void>[] = [];
  const ended = Promise.withResolvers<Result>();
  // It is told at the end: no task is to blame.
  ended.promise.catch(() => {});
  worker.once('error', (error) => {
    ended.reject(error);
    for (const task of waiting) task.resolve();
  });
  worker.on('message', ({ done, result }: Told<Result>) => {
    for (const task of waiting.splice(0, done)) task.resolve();
    if (result !== undefined) ended.resolve(result);
  });
  // What fails elsewhere must not wait for it.
  worker.unref();
  let batch: Task[] = [];
  let transferred: ArrayBuffer[] = [];
  const send = () => {
    if (batch.length > 0) worker.postMessage(batch, transferred);
    [batch, transferred] = [[], []];
  };
  let waitingFor = 0;
  // Meanwhile nothing else may keep this process going.
  const waitFor = async <Value>(promise: Promise<Value>) => {
    waitingFor++;
    worker.ref();
    const value = await promise;
    waitingFor--;
    if (waitingFor === 0) worker.unref();
    return value;
  };
  return {
    async hand(task, transfer = []) {
      batch.push(task);
      transferred.push(...transfer);
      if (batch.length === BATCH) send();
      // What waits for others, or for nothing, is sent with the others of this turn.
      else if (batch.length === 1) setImmediate(send);
      waiting.push(Promise.withResolvers());
      const earlier = waiting.at(-1 - MOST_WAITING);
      if (earlier !== undefined) await waitFor(earlier.promise);
    },
    end(task) {
      batch.push(task);
      send();
      return waitFor(ended.promise);
    },
  };
}

/** Does what a thread is handed, by a function that gives a result for the last task; what goes wrong ends the thread. */
export function takeTasks<Task, Result>(perform: (task: Task) => Promise<Result | undefined>): void {
  const port = parentPort;
  if (port === null) throw new Error('This module is the work of a thread.');
  let last = Promise.resolve();
  port.on('message', (batch: readonly Task[]) => {
    last = last.then(async () => {
      for (const task of batch) {
        const result = await perform(task);
        if (result === undefined) continue;
        port.postMessage({ done: batch.length, result } satisfies Told<Result>);
        port.close();
        return;
      }
      port.postMessage({ done: batch.length } satisfies Told<Result>);
    });
  });
}
