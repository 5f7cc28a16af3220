import type { ManifestEntry } from '../edge/manifest.ts';
import type { FileToPack, Packer } from './manifest.ts';
import { startThread } from './thread.ts';

/** What the thread is told: the file for what it packs first, then the files, then that there are no more. */
export type PackTask =
  | { readonly name: 'start'; readonly compressed: string }
  | { readonly name: 'file'; readonly file: FileToPack }
  | { readonly name: 'finish' };

/** A packer in a thread of its own. Bodies handed over are gone. */
export function createPackThread(compressed: string): Packer {
  const thread = startThread<PackTask, ManifestEntry[]>(new URL('pack-worker.ts', import.meta.url));
  thread.hand({ name: 'start', compressed });
  return {
    add: (file) => thread.hand({ name: 'file', file }, [file.body.buffer]),
    finish: () => thread.end({ name: 'finish' }),
  };
}
