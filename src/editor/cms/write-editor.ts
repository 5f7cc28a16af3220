import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { engineModule } from '../../settings/roots.ts';
import { type CmsSettings, writeCmsConfig } from './config.ts';
import { writeCmsPage } from './page.ts';

/**
 * Writes the web editor to a folder: its page, its configuration, and Sveltia
 * CMS as the lock file pins it, bundled with what reads and writes the content
 * files. Nothing is left to be loaded from elsewhere. Throws where the package
 * is not installed.
 */
export async function writeEditor(out: string, settings: CmsSettings): Promise<void> {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.html'), writeCmsPage(settings.locality));
  writeFileSync(join(out, 'config.yml'), writeCmsConfig(settings));
  // Fonts and pictures are looked for beside the script.
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  cpSync(join(cms, 'assets'), join(out, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  const bundle = await rolldown({
    input: { editor: engineModule('src/editor/cms/client') },
    platform: 'browser',
    // Colours for 244 programming languages, which no form asks for.
    external: /^@shikijs\//,
  });
  await bundle.write({ dir: out, format: 'es', minify: true, entryFileNames: '[name].js' });
  await bundle.close();
}
