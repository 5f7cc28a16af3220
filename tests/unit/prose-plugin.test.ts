import type { AstroConfig } from 'astro';
import { type HastPluginEntry, type MdastPluginEntry, mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { addProsePlugins, labelsPlugin } from '../../src/integration/prose-plugins.ts';
import { textOf } from '../../src/text/text.ts';

/** The part of Astro's configuration that names its Markdown processor. */
function configOf(name: string) {
  const options = { mdastPlugins: [] as MdastPluginEntry[], hastPlugins: [] as HastPluginEntry[] };
  const config = { markdown: { processor: { name, options } } } as unknown as Pick<AstroConfig, 'markdown'>;
  return { config, options };
}

test('F2 columns are aligned by classes, because pages allow no style attributes', async () => {
  const { config, options } = configOf('satteri');
  addProsePlugins(config, { name: 'nothing' }, null);
  const { code } = await mdxToJs('| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |\n', options);
  expect(code).not.toContain('style');
  const classes = [...code.matchAll(/class(?:Name)?: "([^"]+)"/g)].map(([, name]) => name);
  expect(classes).toEqual([1, 2].flatMap(() => ['align-left', 'align-center', 'align-right']));
});

test('J1 footnotes and check boxes have labels in the language of the page, and no heading has an empty anchor', async () => {
  const prose = 'Text.[^1]\n\n- [x] a\n- [ ] b\n\n## 👋\n\n## 🚪\n\n[^1]: Note.\n';
  const { code } = await mdxToJs(prose, { hastPlugins: [labelsPlugin(textOf('fr-CA').components.prose)] });
  for (const words of [
    '"Notes"',
    '"Retour au texte, note 1"',
    '"Fait"',
    '"À faire"',
    'id: "section"',
    'id: "section-2"',
  ])
    expect(code).toContain(words);
  expect(code).not.toMatch(/Footnotes|Back to/);
});

test('another Markdown processor stops the build with a message', () => {
  const { config } = configOf('remark');
  expect(() => addProsePlugins(config, { name: 'nothing' }, null)).toThrow(
    /^markdown\.processor in the Astro configuration is remark, which cannot fill placeholders\./,
  );
});
