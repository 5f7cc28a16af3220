import { keepCompiled } from './compile-cache.ts';
import { createPublisher, type Publisher } from './publish.ts';
import type { PublishTask } from './publish-thread.ts';
import { takeTasks } from './thread.ts';

keepCompiled();

let publisher: Publisher | undefined;

takeTasks<PublishTask, true>(async (task) => {
  switch (task.name) {
    case 'start':
      publisher = createPublisher(task.site, task.directory);
      await publisher.start();
      return undefined;
    case 'page':
      await publisher?.addPage(task.path, task.html);
      return undefined;
    case 'finish':
      await publisher?.finish(task.inline);
      return true;
  }
});
