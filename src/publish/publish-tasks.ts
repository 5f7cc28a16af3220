import { rmSync } from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import type { Site } from '../business/site.ts';
import { loadSite } from '../content/read/load-site.ts';
import type { Publisher } from './publish.ts';
import type { PublishJob, Report, Task } from './publish-thread.ts';

/** Reads the content, tells what came of it, and publishes it if it is sound; what goes wrong ends the thread. */
export function work(port: MessagePort, { content, origin, directory }: PublishJob): void {
  const { folder, site, placeholders, problems } = loadSite(content, origin);
  if (site !== undefined) rmSync(directory, { recursive: true, force: true });
  tell(port, { content: { folder: { texts: folder.texts }, site, placeholders, problems } });
  if (site !== undefined) performTasks(port, startPublisher(site, directory));
}

async function startPublisher(site: Site, directory: string): Promise<Publisher> {
  // By now others know the content, and load what they need as well.
  const { createPublisher } = await import('./publish.ts');
  const publisher = createPublisher(site, directory);
  await publisher.start();
  return publisher;
}

/** Does one task after the other and tells how many are done. */
function performTasks(port: MessagePort, started: Promise<Publisher>): void {
  let last: Promise<unknown> = started;
  let done = 0;
  // Waking the other thread takes longer than some tasks: once for all that lay ready.
  const tellDone = () => {
    tell(port, { done });
    done = 0;
  };
  const perform = async (task: Task) => {
    const publisher = await started;
    if (task.name === 'page') await publisher.addPage(task.path, task.page);
    else await publisher.finish(task.inline);
  };
  port.on('message', (task: Task) => {
    last = last.then(async () => {
      await perform(task);
      done++;
      if (task.name === 'finish') {
        tellDone();
        port.close();
      } else if (done === 1) setImmediate(tellDone);
    });
  });
}

function tell(port: MessagePort, report: Report): void {
  port.postMessage(report);
}
