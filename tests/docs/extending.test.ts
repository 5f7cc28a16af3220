import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { overrideComponents, replaceableComponents } from '../../src/integration/overrides.ts';

const rows = readFileSync('docs/extending.md', 'utf8').matchAll(/^\| `(\w+)` \| .+ \| (.+) \|$/gm);

test('H4 docs/extending.md lists the replaceable components with their props', () => {
  const listed = Array.from(rows, ([, name, gets = '']) => [name, /`(\w+)`/.exec(gets)?.[1]]);
  const known = replaceableComponents.map((name) => {
    const source = readFileSync(`src/components/${name}.astro`, 'utf8');
    return [name, /\bProps (?:= )?\{\s*(?:\/\*\*.*\*\/\s*)?(\w+)/.exec(source)?.[1]];
  });
  expect(listed).toEqual(known);
  // Internal components have folders.
  const files = globSync('src/components/*.astro').map((file) => basename(file, '.astro'));
  expect(files.sort()).toEqual(replaceableComponents.toSorted());
});

test.each([
  [{ SiteFoter: './package.json' }, 'Did you mean "SiteFooter"?'],
  [{ Carousel: './package.json' }, 'Write one of: SiteHeader, SiteFooter,'],
  [{ constructor: './package.json' }, 'Write one of: SiteHeader, SiteFooter,'],
  [
    { SiteFooter: './src/Gone.astro' },
    'components.SiteFooter in the Astro configuration is ./src/Gone.astro, which is',
  ],
])('H4 %o is refused with what to write instead', (chosen, message) => {
  expect(() => overrideComponents(chosen, process.cwd())).toThrow(message);
});
