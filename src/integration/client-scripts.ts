import type { SiteReading } from '../content/load/load-site.ts';
import { engineFile, engineModule } from '../settings/folders.ts';
import { languageOf } from '../text/languages.ts';

/** Inline scripts with sentences. */
const names = ['page'] as const;
type Scripts = Readonly<Record<(typeof names)[number], string>>;

/** Bundles the inline scripts of each language, by its path; Astro would have one script for all of them. */
export async function bundleScripts(readings: readonly SiteReading[]): Promise<Readonly<Record<string, Scripts>>> {
  const bundled = readings.map(async ({ site: { prefix, country } }) => {
    const language = languageOf(country.locale) ?? '';
    const scripts = await Promise.all(names.map(async (name) => [name, await bundleScript(name, language)] as const));
    return [prefix, Object.fromEntries(scripts) as unknown as Scripts] as const;
  });
  return Object.fromEntries(await Promise.all(bundled));
}

/** A script of pages with the sentences of a language in place of the English ones. */
async function bundleScript(name: keyof Scripts, language: string): Promise<string> {
  const { build } = await import('rolldown');
  const made = await build({
    input: engineModule(`src/client/${name}`),
    platform: 'browser',
    plugins: [
      {
        name: 'language',
        resolveId(id) {
          const [, sentences] = /\/text\/en\/(.*)/.exec(id) ?? [];
          return sentences === undefined ? undefined : engineFile(`src/text/${language}/${sentences}`);
        },
      },
    ],
    output: { format: 'esm', minify: true },
    write: false,
  });
  return made.output[0].code.trim();
}

/** The texts of the same scripts, as in pages. */
export async function listScripts(readings: readonly SiteReading[]): Promise<string[]> {
  return Object.values(await bundleScripts(readings)).flatMap((scripts) => Object.values(scripts));
}
