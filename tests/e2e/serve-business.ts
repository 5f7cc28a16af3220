import { test } from '@playwright/test';
import type { BuildFolders } from '../../src/system/folders.ts';
import { startNode } from '../support/servers/node.ts';

/** Serves a built site while the tests of a block run; returns its origin. */
export function serveBusiness(folders: BuildFolders): () => string {
  let server: Awaited<ReturnType<typeof startNode>>;
  test.beforeAll(async () => {
    server = await startNode(folders);
  });
  test.afterAll(() => server.stop());
  return () => `http://127.0.0.1:${server.port}`;
}
