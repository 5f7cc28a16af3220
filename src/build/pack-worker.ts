import { createPacker, type Packer } from './manifest.ts';
import type { PackTask } from './pack-thread.ts';
import { takeTasks } from './thread.ts';

let packer: Packer | undefined;

takeTasks(async (task: PackTask) => {
  switch (task.name) {
    case 'start':
      packer = createPacker(task.compressed);
      return undefined;
    case 'file':
      await packer?.add(task.file);
      return undefined;
    case 'finish':
      return packer?.finish();
  }
});
