import type { Plugin } from 'vite';
import type { SiteReading } from '../content/load/load-site.ts';
import { engineFile, engineModule } from '../settings/folders.ts';
import { languageOf } from '../text/languages.ts';

/** Inline scripts with sentences. */
const inline = ['page', 'status', 'try-forms'] as const;
/** Scripts that pages load on demand. */
const onDemand = ['ask', 'tools', 'try'];
type Scripts = Readonly<Record<(typeof inline)[number], string>>;

/** Bundles the inline scripts of each language, by its path; Astro would have one script for all of them. */
export async function bundleScripts(readings: readonly SiteReading[]): Promise<Readonly<Record<string, Scripts>>> {
  const bundled = readings.map(async ({ site: { prefix, country } }) => {
    const language = languageOf(country.locale) ?? '';
    const scripts = inline.map(async (name) => [name, await bundleScript(name, language)] as const);
    return [prefix, Object.fromEntries(await Promise.all(scripts)) as unknown as Scripts] as const;
  });
  return Object.fromEntries(await Promise.all(bundled));
}

/** A script of pages with the sentences of a language in place of the English ones. */
async function bundleScript(name: keyof Scripts, language: string): Promise<string> {
  const { build } = await import('rolldown');
  const sentences = {
    name: 'language',
    resolveId(id: string) {
      const [, path] = /\/text\/en\/(.*)/.exec(id) ?? [];
      return path === undefined ? undefined : engineFile(`src/text/${language}/${path}`);
    },
  };
  const made = await build({
    input: engineModule(`src/client/${name}`),
    platform: 'browser',
    plugins: [sentences],
    output: { format: 'esm', minify: true },
    write: false,
  });
  return made.output[0].code.trim();
}

/**
 * Emits the scripts that pages load on demand: `/ask.js`, `/tools.js` and `/try.js`. Their names are fixed, because a
 * script with an import known to the bundler would no longer be inlined.
 */
export function scriptsOnDemand(): Plugin {
  const sources = new Map(onDemand.map((name) => [`/${name}.js`, engineModule(`src/client/${name}`)]));
  return {
    name: 'scripts-on-demand',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // In development.
    resolveId: (id) => sources.get(id),
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const [path, id] of sources)
        this.emitFile({ type: 'chunk', id, fileName: path.slice(1), preserveSignature: 'strict' });
    },
  };
}
