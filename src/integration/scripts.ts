import type { SiteReading } from '../content/load/load-site.ts';
import { engineFile, engineModule } from '../settings/folders.ts';
import { languageOf } from '../text/languages.ts';

/**
 * Bundles the script of the pages in each language, by the path of the language, with its sentences in place of the
 * English ones; Astro would have one script for all languages.
 */
export async function bundleScripts(readings: readonly SiteReading[]): Promise<Readonly<Record<string, string>>> {
  const { build } = await import('rolldown');
  const scripts = readings.map(async ({ site: { prefix, country } }) => {
    const sentences = {
      name: 'language',
      resolveId(id: string) {
        const [, path] = /\/text\/en\/(.*)/.exec(id) ?? [];
        return path === undefined ? undefined : engineFile(`src/text/${languageOf(country.locale)}/${path}`);
      },
    };
    const made = await build({
      input: engineModule('src/client/page'),
      platform: 'browser',
      plugins: [sentences],
      output: { format: 'esm', minify: true },
      write: false,
    });
    return [prefix, made.output[0].code.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(scripts));
}
