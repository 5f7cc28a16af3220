import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { engineModule } from '../../settings/folders.ts';
import { type CmsSettings, writeCmsConfig } from './config.ts';
import { writeCmsPage } from './page.ts';

/**
 * Writes the web editor to a folder: page, configuration, and Sveltia CMS in the locked version, bundled with the
 * parsers and formatters of content files. It loads nothing from other origins. Throws if the package is not installed.
 */
export async function writeEditor(out: string, settings: CmsSettings): Promise<void> {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.html'), writeCmsPage(settings.locality));
  writeFileSync(join(out, 'config.yml'), writeCmsConfig(settings));
  // Fonts and images are loaded relative to the script.
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  cpSync(join(cms, 'assets'), join(out, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  const bundle = await rolldown({
    input: { editor: engineModule('src/editor/cms/client') },
    platform: 'browser',
    // Syntax highlighting for 244 programming languages, which no form uses.
    external: /^@shikijs\//,
  });
  await bundle.write({ dir: out, format: 'es', minify: true, entryFileNames: '[name].js' });
  await bundle.close();
}
