import type { Locality } from 'open-local-business/schemas';
import { listEditorSchemas } from './json-schemas.ts';

/** `.vscode/settings.json`: schemas for content files, and formatters. */
export function writeVscodeSettings(locality: Locality): string {
  const schemasFor = (ending: RegExp) => listEditorSchemas(locality).filter(({ glob }) => ending.test(glob));
  const settings = {
    'yaml.schemas': Object.fromEntries(schemasFor(/\.yaml$/).map(({ path, glob }) => [`./${path}`, glob])),
    'json.schemas': schemasFor(/\.json$/).map(({ path, glob }) => ({ url: `./${path}`, fileMatch: [glob] })),
    // The Astro extension validates front matter with the files of `writeFrontMatterHelp`.
    'astro.content-intellisense': true,
    'editor.tabSize': 2,
    'files.encoding': 'utf8',
    'editor.formatOnSave': true,
    '[typescript]': { 'editor.defaultFormatter': 'biomejs.biome' },
    '[javascript]': { 'editor.defaultFormatter': 'biomejs.biome' },
    '[css]': { 'editor.defaultFormatter': 'biomejs.biome' },
    '[yaml]': { 'editor.formatOnSave': false },
    '[mdx]': { 'editor.formatOnSave': false },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
