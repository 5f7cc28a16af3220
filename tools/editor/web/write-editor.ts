import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsSettings } from './config.ts';

/** The page's folder in the package. */
const built = join(import.meta.dirname, '../page');

/** Writes the web editor to a folder: the page, which the repository builds first, and the settings that it reads. */
export async function writeEditor(out: string, settings: CmsSettings): Promise<void> {
  if (existsSync(built)) cpSync(built, out, { recursive: true });
  else await (await import('./build-page.ts')).buildPage(out);
  writeFileSync(join(out, 'settings.json'), JSON.stringify(settings));
}
