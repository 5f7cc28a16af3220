import type { Browser } from '@playwright/test';
import { readLocality } from '../../../src/content/read/read-locality.ts';
import { waitMs } from '../../../tests/limits.ts';
import type { CmsSettings } from '../web/config.ts';
import { serveEditor } from '../web/serve-editor.ts';
import { writeEditor } from '../web/write-editor.ts';

/** Where the content lies in the folder. */
export const CONTENT = 'content';

/** Writes the editor for a content folder and serves it; the page is blank as yet. */
export async function servePage(
  browser: Browser,
  directory: string,
  out: string,
  settings: Pick<CmsSettings, 'repository' | 'hasDrafts'>,
) {
  await writeEditor(out, { ...settings, branch: 'main', contentDirectory: CONTENT, locality: readLocality(directory) });
  const server = await serveEditor(out, 0);
  const origin = `http://127.0.0.1:${(server.address() as { readonly port: number }).port}`;
  const page = await browser.newPage({
    viewport: { width: 1100, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(waitMs);
  // Pages would fade into each other.
  await page.addInitScript(() => {
    Object.assign(document, { startViewTransition: undefined });
  });
  const close = async () => {
    await page.close();
    server.close();
  };
  return { page, origin, close };
}
