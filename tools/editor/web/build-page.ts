import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Builds the page of the web editor into a folder: Sveltia CMS in the locked version, bundled with the forms and file
 * formats of content. It loads nothing from other origins.
 */
export async function buildPage(out: string): Promise<void> {
  cpSync(join(import.meta.dirname, 'index.html'), join(out, 'index.html'));
  // Fonts and images are loaded relative to the script.
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  cpSync(join(cms, 'assets'), join(out, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  cpSync(join(cms, '../LICENSE.txt'), join(out, 'sveltia-cms.LICENSE.txt'));
  const bundle = await rolldown({
    input: { editor: join(import.meta.dirname, 'client.ts') },
    platform: 'browser',
    resolve: { conditionNames: ['open-local-business', 'browser', 'import', 'default'] },
    // Syntax highlighting for 244 programming languages, which no form uses.
    external: /^@shikijs\//,
  });
  await bundle.write({ dir: out, format: 'es', minify: true, entryFileNames: '[name].js' });
  await bundle.close();
}
