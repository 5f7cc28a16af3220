import type { Site } from '../domain/site.ts';
import type { InlineDigests } from './client-scripts.ts';
import { startThread } from './thread.ts';

/** A publisher in a thread of its own: it writes what there is while other pages are rendered. */
export interface PublishThread {
  /** Begins to write a site into its folder. */
  start(site: Site, directory: string): void;
  /** Hands a rendered page over. Settles when there is room for another one, or the thread has failed. */
  addPage(path: string, html: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Settles when everything is written; rejects with what has failed in the thread. */
  finish(inline: InlineDigests): Promise<void>;
}

/** What the thread is told: the site and its folder first, then its pages, then that there are no more. */
export type PublishTask =
  | { readonly name: 'start'; readonly site: Site; readonly directory: string }
  | { readonly name: 'page'; readonly path: string; readonly html: Uint8Array }
  | { readonly name: 'finish'; readonly inline: InlineDigests };

/** Makes the thread. */
export function createPublishThread(): PublishThread {
  const thread = startThread<PublishTask, true>(new URL('publish-worker.ts', import.meta.url));
  return {
    start(site, directory) {
      thread.hand({ name: 'start', site, directory });
    },
    addPage(path, html) {
      return thread.hand({ name: 'page', path, html }, [html.buffer]);
    },
    async finish(inline) {
      await thread.end({ name: 'finish', inline });
    },
  };
}
