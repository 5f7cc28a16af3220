import { type MessagePort, parentPort } from 'node:worker_threads';
import { keepCompiled } from './compile-cache.ts';
import { createPublisher, type Publisher } from './publish.ts';
import type { Task } from './publish-thread.ts';

keepCompiled();

/** Does one task after the other and tells how many are done; what goes wrong ends the thread. */
function work(port: MessagePort): void {
  let publisher: Publisher | undefined;
  let last = Promise.resolve();
  let done = 0;
  // Waking the other thread takes longer than some tasks: once for all that lay ready.
  const tell = () => {
    port.postMessage(done);
    done = 0;
  };
  const perform = async (task: Task) => {
    if (task.name === 'start') {
      publisher = createPublisher(task.site, task.directory);
      await publisher.start();
    } else if (task.name === 'page') await publisher?.addPage(task.path, task.html);
    else await publisher?.finish(task.inline);
  };
  port.on('message', (task: Task) => {
    last = last.then(async () => {
      await perform(task);
      done++;
      if (task.name === 'finish') {
        tell();
        port.close();
      } else if (done === 1) setImmediate(tell);
    });
  });
}

if (parentPort !== null) work(parentPort);
