import { test } from '@playwright/test';
import type { BuildFolders } from '../../src/settings/folders.ts';
import { startNode } from '../engines/node.ts';

/** Serves a built site while the tests of a block run; returns its origin. */
export function serveBusiness(folders: BuildFolders): () => string {
  let engine: Awaited<ReturnType<typeof startNode>>;
  test.beforeAll(async () => {
    engine = await startNode(folders);
  });
  test.afterAll(() => engine.stop());
  return () => `http://127.0.0.1:${engine.port}`;
}
