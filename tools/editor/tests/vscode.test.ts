import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { findContentKind } from '../../../src/content/kinds.ts';
import { readContentFolder } from '../../../src/content/load/read-folder.ts';
import { businesses } from '../../../tests/support/businesses.ts';
import { referenceDirectory } from '../../../tests/support/reference-build.ts';
import { runsAll } from '../../../tests/support/sample-of.ts';
import { addSchemas } from '../vscode/settings.ts';
import { helpedKinds } from '../vscode/write-schemas.ts';
import { type LanguageServer, startLanguageServer } from './language-server.ts';

const require = createRequire(import.meta.url);

// A site whose folder name is percent-encoded in URLs, with its own VS Code settings.
const scratch = mkdtempSync(join(tmpdir(), 'Editor help é '));
const site = join(scratch, 'Site');
cpSync(referenceDirectory, join(site, 'content'), { recursive: true });
mkdirSync(join(site, '.vscode'));
writeFileSync(join(site, '.vscode/settings.json'), '{\n  // Ours\n  "editor.tabSize": 2\n}\n');
const args = ['-C', 'open-local-business', resolve('src/commands/local-business.cjs'), 'schemas'];
const run = spawnSync(process.execPath, args, { cwd: site, encoding: 'utf8' });
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const keywords = ['entriesOf', 'isMultiline', 'isSentence'];
const ajv = addFormats.default(new Ajv({ strictTypes: false, allErrors: true, keywords }));
const schemaOf = (kind: string) => JSON.parse(read(`.astro/collections/${kind}.schema.json`));

test('the command adds to the settings of VS Code and keeps existing ones', () => {
  expect([run.status, run.stderr]).toEqual([0, '']);
  expect(read('.vscode/settings.json')).toMatch(/^\{\n {2}\/\/ Ours\n {2}"editor.tabSize": 2,\n {2}"yaml.schemas": \{/);
  const committed = readFileSync('.vscode/settings.json', 'utf8');
  expect(addSchemas(committed)).toBe(committed);
});

test('every file of the sample businesses matches its schema, and a wrong one does not', async () => {
  const validators = new Map(helpedKinds.map(({ name }) => [name, ajv.compile(schemaOf(name))]));
  const seen = new Set<string>();
  const folders = await Promise.all(businesses.map(({ directory }) => readContentFolder(directory)));
  for (const { file, data } of folders.flatMap(({ files }) => files)) {
    const kind = findContentKind(file)?.kind;
    const validate = kind && validators.get(kind);
    if (kind === undefined || validate === undefined) continue;
    expect([validate(data), validate.errors], file).toEqual([true, null]);
    expect(validate({ ...(data as object), nonsense: 1 }), file).toBe(false);
    seen.add(kind);
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('a translation may contain sentences but no facts', () => {
  const validate = ajv.compile(schemaOf('translated-services'));
  const said = { name: 'Ressort', variants: [{ name: 'Un ressort' }, {}], safety: { do: ['Attendez.'] } };
  expect(validate(said)).toBe(true);
  expect(validate({ ...said, startingPrice: 249 })).toBe(false);
  expect(validate({ ...said, variants: [{ id: 'one', name: 'Un ressort' }] })).toBe(false);
  expect(helpedKinds.filter(({ translated }) => translated).map(({ name }) => name)).toContain('places');
});

test('every field has a description to show on hover', () => {
  const missing: string[] = [];
  const walk = ({ properties = {}, items }: { properties?: Record<string, object>; items?: object }, at: string) => {
    for (const [name, field] of Object.entries(properties)) {
      if (!('description' in field)) missing.push(`${at}.${name}`);
      walk(field, `${at}.${name}`);
    }
    if (items !== undefined) walk(items, `${at}[]`);
  };
  for (const { name } of helpedKinds) walk(schemaOf(name), name);
  expect(missing).toEqual([]);
});

const { 'yaml.schemas': schemas } = JSON.parse(read('.vscode/settings.json').replace(/\/\/.*\n/, ''));
const servers = {
  yaml: ['yaml-language-server/bin/yaml-language-server', null, { yaml: { schemas, hover: true, validate: true } }],
  mdx: [
    '@astrojs/language-server/bin/nodeServer.js',
    { typescript: { tsdk: resolve('node_modules/typescript/lib') }, contentIntellisense: true },
    {},
  ],
} as const;

const edits = [
  ['mdx', 'content/services/spring.mdx', 'services', 'startingPrice'],
  ['yaml', 'content/places/dundas.yaml', 'places', 'municipality'],
] as const;

describe.each(edits.slice(runsAll ? 0 : 1))('the language server for %s', (language, file, kind, field) => {
  let server: LanguageServer;
  let found: Diagnostic[] = [];
  // A field that no schema knows, and the beginning of one that a schema does.
  const text = read(file).replace(/^(?:---\n)?/, '$&nonsense: 1\nnot\n');
  const lineOf = (start: string) => text.split('\n').findIndex((line) => line.startsWith(start));
  beforeAll(async () => {
    const [program, options, settings] = servers[language];
    server = await startLanguageServer(require.resolve(program), site, options, settings);
    found = await server.open(file, language, text);
  });
  afterAll(() => server.stop());

  test('marks errors at their position', () => {
    const marks = found.map(({ message, range }) => [range.start.line, message]);
    expect(marks).toContainEqual([lineOf('nonsense'), 'Property nonsense is not allowed.']);
  });

  test('explains a field', async () => {
    expect(await server.hover(file, lineOf(`${field}:`), 2)).toContain(schemaOf(kind).properties[field].description);
  });

  test('suggests missing fields', async () => {
    const offered = await server.complete(file, lineOf('not'), 3);
    const absent = Object.keys(schemaOf(kind).properties).filter((name) => lineOf(`${name}:`) < 0);
    expect(offered).toEqual(expect.arrayContaining(absent));
    expect(offered).not.toContain(field);
  });
});
