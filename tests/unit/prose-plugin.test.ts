import type { AstroConfig } from 'astro';
import { type HastPluginEntry, type MdastPluginEntry, mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { addProsePlugins } from '../../src/integration/prose.ts';

/** The part of Astro's configuration that names its Markdown processor. */
function configOf(name: string) {
  const options = { mdastPlugins: [] as MdastPluginEntry[], hastPlugins: [] as HastPluginEntry[] };
  const config = { markdown: { processor: { name, options } } } as unknown as Pick<AstroConfig, 'markdown'>;
  return { config, options };
}

test('F2 columns are aligned by classes, for a page allows no style attributes', async () => {
  const { config, options } = configOf('satteri');
  addProsePlugins(config, { name: 'nothing' });
  const { code } = await mdxToJs('| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |\n', options);
  expect(code).not.toContain('style');
  const classes = [...code.matchAll(/class(?:Name)?: "([^"]+)"/g)].map(([, name]) => name);
  expect(classes).toEqual([1, 2].flatMap(() => ['align-left', 'align-center', 'align-right']));
});

test('another Markdown processor ends the build with a sentence', () => {
  const { config } = configOf('remark');
  expect(() => addProsePlugins(config, { name: 'nothing' })).toThrow(
    /^markdown\.processor in the Astro configuration is remark, which cannot fill placeholders\./,
  );
});
