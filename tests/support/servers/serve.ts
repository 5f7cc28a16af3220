import { afterAll, beforeAll } from 'vitest';
import type { BuildFolders } from '../../../src/system/folders.ts';
import { startNode } from './node.ts';
import type { TestRequest, TestServer } from './test-server.ts';

/** Starts a server before a block's tests, and stops it after them. */
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
    /** Requests JSON. Throws unless the status is 200. */
    async json(path: string) {
      const { status, text } = await server.send(path);
      if (status !== 200) throw new Error(`${path} returns ${status}.`);
      return JSON.parse(text);
    },
  };
}

/** Serves a built site with the Node server during a block's tests. */
export const serveBusiness = (folders: BuildFolders) => serve(() => startNode(folders));
