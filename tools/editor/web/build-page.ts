import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { languages } from 'open-local-business/countries';
import { rolldown } from 'rolldown';

/**
 * Parts of the editor that no form uses: highlighted code, maps, drawings, React's renderer, other image formats.
 */
const unused = /^(?:@shikijs|leaflet|terra-draw|svgo|immutable)\b|\/chunks\/(?:shiki|react-dom|heic|webp)/;
const unusedAsset = /\.map$|heic|webp|marker/;

/** Matches the interface languages of the editor that no site has; its interface is then English. */
const LOCALE = new RegExp(`/locales/(?!${languages.join('|')})[\\w-]+\\.json$`);

/**
 * Builds the web editor's page into a folder: Sveltia CMS in the locked version, bundled with the forms and file
 * formats of content. It loads nothing from other origins.
 */
export async function buildPage(out: string): Promise<void> {
  cpSync(join(import.meta.dirname, 'index.html'), join(out, 'index.html'));
  // Fonts and images are loaded relative to the script.
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  cpSync(join(cms, 'assets'), join(out, 'assets'), { recursive: true, filter: (file) => !unusedAsset.test(file) });
  cpSync(join(cms, '../LICENSE.txt'), join(out, 'sveltia-cms.LICENSE.txt'));
  const bundle = await rolldown({
    input: { editor: join(import.meta.dirname, 'client.ts') },
    platform: 'browser',
    resolve: { conditionNames: ['open-local-business', 'browser', 'import', 'default'] },
    external: unused,
    plugins: [
      {
        name: 'locales',
        resolveId: (id, from) => (LOCALE.test(id) ? join(dirname(String(from)), '../locales/en-US.json') : null),
      },
    ],
  });
  await bundle.write({ dir: out, format: 'es', minify: true, entryFileNames: '[name].js' });
  await bundle.close();
}
