import { applyEdits, modify } from 'jsonc-parser';
import { helpedKinds } from './write-schemas.ts';

const kindsIn = (ending: string) => helpedKinds.filter(({ glob }) => glob.endsWith(ending));

/** Settings that VS Code needs to help with content files. */
const settings = {
  'yaml.schemas': Object.fromEntries(
    kindsIn('.yaml').flatMap(({ schema, glob, translated }) =>
      translated === undefined
        ? [[`./${schema}`, glob]]
        : [
            [`./${schema}`, [glob, `!${translated.glob}`]],
            [`./${translated.schema}`, translated.glob],
          ],
    ),
  ),
  'json.schemas': kindsIn('.json').map(({ schema, glob }) => ({ url: `./${schema}`, fileMatch: [glob] })),
  'astro.content-intellisense': true,
};

/** Adds the schemas of content files to the text of `.vscode/settings.json`, and keeps everything else. */
export function addSchemas(text: string): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return Object.entries(settings).reduce(
    (edited, [name, value]) => applyEdits(edited, modify(edited, [name], value, { formattingOptions })),
    text,
  );
}
