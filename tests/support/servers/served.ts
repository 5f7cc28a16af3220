import { afterAll, beforeAll } from 'vitest';
import type { BuildFolders } from '../../../src/system/folders.ts';
import { startNode } from './node.ts';
import type { TestRequest, TestServer } from './test-server.ts';

/** A server while the tests of a block run. */
export function serve(start: () => Promise<TestServer & { readonly port?: number }>) {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());
  return {
    get port() {
      return server.port ?? 0;
    },
    send: (path: string, init?: TestRequest) => server.send(path, init),
    /** Returns the answer of an address, which must exist and be JSON. */
    async json(path: string) {
      const { status, text } = await server.send(path);
      if (status !== 200) throw new Error(`${path} answers ${status}.`);
      return JSON.parse(text);
    },
  };
}

/** A built site as the Node server sends it, while the tests of a block run. */
export const serveBusiness = (folders: BuildFolders) => serve(() => startNode(folders));
