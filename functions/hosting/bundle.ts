import type { BuildOptions } from 'rolldown';
import type { FunctionData } from '../../src/function/data.ts';
import { engineModule, toPosixPath } from '../../src/system/folders.ts';
import { answerSections, venueSections } from '../../src/text/answers.ts';
import { primaryLanguageOf } from '../../src/text/locale.ts';

/**
 * Bundles a host's function with the sentences for the languages and venue of its site only (contract J5), and
 * with `json` as its `#function-data`.
 */
export function bundleFunction(name: string, format: 'cjs' | 'esm', data: FunctionData, json: object = data) {
  const texts = engineModule('src/text/answer-texts');
  const resolveId = (id: string) => (id === '#function-data' ? id : undefined);
  const load = (id: string) => {
    if (id === '#function-data') return { code: JSON.stringify(json), moduleType: 'json' as const };
    return toPosixPath(id) === texts ? renderAnswerTexts(data) : undefined;
  };
  return bundleModule(name, format, {}, { plugins: [{ name: 'function-data', resolveId, load }] });
}

/**
 * Renders the module that replaces `src/text/answer-texts.ts` and imports only a site's languages and venue.
 */
function renderAnswerTexts({ lookup: { locale, venue }, otherLanguages }: FunctionData): string {
  const sectionsOfVenue: readonly string[] = venueSections[venue];
  const languages = [primaryLanguageOf(locale), ...Object.keys(otherLanguages)];
  const imports = languages.flatMap((language) =>
    answerSections.map((section) => {
      const path = JSON.stringify(
        engineModule(`src/text/${language}/${sectionsOfVenue.includes(section) ? `venues/${venue}` : section}`),
      );
      return `import { ${section} as ${language}_${section} } from ${path};`;
    }),
  );
  const texts = languages.map((language) => {
    const sections = answerSections.map((section) => `${section}: ${language}_${section}`);
    return `${language}: { ${sections.join(', ')} }`;
  });
  return `${imports.join('\n')}\nexport const answerTexts = { ${texts.join(', ')} };\n`;
}

/** Bundles a module of the engine with everything that it imports. */
export async function bundleModule(
  name: string,
  format: 'cjs' | 'esm',
  alias: Readonly<Record<string, string>>,
  { platform = 'node', plugins = [] }: Pick<BuildOptions, 'platform' | 'plugins'> = {},
) {
  const { build } = await import('rolldown');
  // Drops the annotations for other bundlers, which would make pages larger.
  const output = { format, minify: true, comments: false };
  const bundle = await build({
    input: engineModule(name),
    platform,
    plugins,
    resolve: { alias },
    output,
    write: false,
  });
  return bundle.output[0].code;
}
