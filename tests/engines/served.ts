import { afterAll, beforeAll } from 'vitest';
import type { BuildFolders } from '../../src/settings/folders.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { startNode } from './node.ts';

/** An engine while the tests of a block run. */
export function serve(start: () => Promise<Engine & { readonly port?: number }>) {
  let engine: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());
  return {
    get port() {
      return engine.port ?? 0;
    },
    send: (path: string, init?: EngineRequest) => engine.send(path, init),
    /** Returns the answer of an address, which must exist and be JSON. */
    async json(path: string) {
      const { status, text } = await engine.send(path);
      if (status !== 200) throw new Error(`${path} answers ${status}.`);
      return JSON.parse(text);
    },
  };
}

/** A built site as the Node server sends it, while the tests of a block run. */
export const serveBusiness = (folders: BuildFolders) => serve(() => startNode(folders));
