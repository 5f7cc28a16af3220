import { afterAll, beforeAll } from 'vitest';
import type { BuildFolders } from '../../src/settings/folders.ts';
import type { Engine } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';

/** A built site as the Node server sends it, while the tests of a block run. */
export function serveBusiness(folders: BuildFolders): Pick<Engine, 'send'> & { json(path: string): Promise<unknown> } {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startNode(folders);
  });
  afterAll(() => engine.stop());
  return {
    send: (path, init) => engine.send(path, init),
    async json(path) {
      const { status, text } = await engine.send(path);
      if (status !== 200) throw new Error(`${path} answers ${status}.`);
      return JSON.parse(text);
    },
  };
}
