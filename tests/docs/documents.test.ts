import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ContentKind, contentKinds, findContentKind } from '../../src/content/kinds.ts';
import { operations } from '../../src/endpoints/operations.ts';
import { anchorsOf, codeBlocks, documents, innerLinks, proseOf } from './documents.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

test.each(documents)('every link in $path leads somewhere', (document) => {
  const broken = innerLinks(document).filter(({ target, anchor }) => {
    if (!existsSync(target)) return true;
    const other = documents.find(({ path }) => path === target);
    return anchor !== '' && (other === undefined || !anchorsOf(other).has(anchor));
  });
  expect(broken).toEqual([]);
});

/** Paths in the text: `src/…`, `content/places/<slug>.yaml`; words in angle brackets stand for any name. */
const PATH =
  /^(?:\.github|content|docs|examples|functions|schemas|src|tests)\/[^\s`]*$|^[\w-]+\.(?:json|jsonc|md|mjs|ts)$/;

test.each(documents)('every path in $path exists', (document) => {
  const prose = proseOf(document);
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => PATH.test(code));
  const missing = named.filter((path) => {
    if (
      /^(?:content\/(?:places\/maple-hill\.yaml|pages\/warranty\.mdx|news\/[^/]+\.mdx)|\.github\/workflows\/nightly\.yml|server\.mjs|function-data\.json|wrangler\.json|openapi\.json|SKILL\.md|p(?:ostal-areas|lace-names)\.json)$/.test(
        path,
      )
    )
      return false;
    // Any content folder may contain these files.
    const content = /^content\/(?:fr\/)?(.+[^/])$/.exec(path.replaceAll(/<\w+>|…/g, 'x'))?.[1];
    if (content !== undefined && findContentKind(content) !== undefined) return false;
    if (path === 'content/fr/') return false;
    if (Object.values(contentKinds).some((kind) => path.replace(/\/$/, '') === `content/${kind.path}`)) return false;
    const pattern = path.replaceAll(/<\w+>|…/g, '*');
    // A name without a folder belongs to files in many folders of `src`.
    return globSync([pattern, `src/**/${pattern}`]).length === 0;
  });
  expect(missing).toEqual([]);
});

test.each(documents)('every npm script in $path exists', ({ text }) => {
  const named = [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
  const others = ['audit', 'ci', 'create', 'install', 'pack', 'publish', 'start', 'test', 'version'];
  expect(named.filter((name) => !others.includes(name) && !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the README is short and lists every endpoint', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme.split('\n').length - 1).toBeLessThanOrEqual(130);
  expect(readme.match(/^\| `npm .*$/gm)?.length).toBeLessThanOrEqual(12);
  const paths = operations.map(({ path }) => path).filter((path) => !path.includes('{'));
  expect(paths.filter((path) => !readme.includes(`| \`${path}`) && !readme.includes(`, \`${path}`))).toEqual([]);
});

test.each(['docs/recipes.md', 'docs/your-business.md'])('the YAML in %s has only known fields', (path) => {
  const document = documents.find((entry) => entry.path === path);
  const shapes = Object.values(contentKinds).map(({ schema }: ContentKind) => {
    const { shape, element } = schema as { readonly shape?: object; readonly element?: { readonly shape?: object } };
    return shape ?? element?.shape ?? {};
  });
  const fields = new Set(shapes.flatMap((shape) => Object.keys(shape)));
  const blocks = document === undefined ? [] : codeBlocks(document).filter(({ language }) => language === 'yaml');
  if (path === 'docs/recipes.md') expect(blocks.length).toBeGreaterThan(4);
  const named = blocks.flatMap(({ code }) => [parse(code)].flat().flatMap((part) => Object.keys(part)));
  expect(named.filter((field) => !fields.has(field))).toEqual([]);
});

test('the changelog has the published version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}\n`);
});
