import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { localityOf } from '../../../src/content/judge/locality.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { referenceDirectory } from '../../../tests/reference-build.ts';
import { listEditorSchemas } from '../vscode/json-schemas.ts';
import { type LanguageServer, startLanguageServer } from './language-server.ts';

const require = createRequire(import.meta.url);
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));

// A clone in a folder whose name addresses write differently, after `npm ci`.
const scratch = mkdtempSync(join(tmpdir(), 'Editor help é '));
const project = join(scratch, 'Site');
copyProject();
symlinkSync(resolve('src'), join(project, 'src'), 'junction');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
inProject(scripts.prepare);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Copies what editors look at, with the reference business in `content/`. */
function copyProject() {
  cpSync(referenceDirectory, join(project, 'content'), { recursive: true });
  for (const part of ['examples', 'schemas']) cpSync(part, join(project, part), { recursive: true });
}

/** Runs a command line as npm would, with the Node of the project. */
function inProject(commandLine: string) {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  execSync(commandLine, { cwd: project, env: { ...process.env, PATH: path } });
}

/** The text that describes a field in a schema. */
function describedIn(schema: string, field: string): string {
  const { text } = listEditorSchemas(localityOf(sampleCountry)).find(
    ({ path }) => path === `schemas/${schema}.schema.json`,
  ) ?? { text: '{}' };
  return JSON.parse(text).properties[field].description;
}

const messages = (found: Diagnostic[]) => found.map(({ message, range }) => [range.start.line, message]);
const lineOf = (text: string, start: string) => text.split('\n').findIndex((line) => line.startsWith(start));
/** The text of a file with one field more, in its first line, that no schema knows. */
const addNonsense = (text: string) => text.replace(/^(?:---\n)?/, '$&nonsense: 1\n');

const read = (file: string) => readFileSync(join(project, file), 'utf8');

describe('front matter of MDX files, by the Astro extension', () => {
  let server: LanguageServer;
  beforeAll(async () => {
    server = await startLanguageServer(
      require.resolve('@astrojs/language-server/bin/nodeServer.js'),
      project,
      {
        typescript: { tsdk: resolve('node_modules/typescript/lib') },
        contentIntellisense: settings['astro.content-intellisense'],
      },
      {},
    );
  });
  afterAll(() => server.stop());

  test.each([
    ['content/services/spring.mdx', 'service', 'startingPrice'],
    ['examples/ropewalk-plumbing/services/drain.mdx', 'service', 'symptom'],
    ['content/pages/about.mdx', 'page', 'title'],
  ])('%s explains its fields, and marks nothing but what is wrong', async (file, schema, field) => {
    const text = addNonsense(read(file));
    expect(messages(await server.open(file, 'mdx', text))).toEqual([[1, 'Property nonsense is not allowed.']]);
    expect(await server.hover(file, lineOf(text, `${field}:`), 2)).toContain(describedIn(schema, field));
  });

  test('fields that are not there yet are offered', async () => {
    const file = 'content/services/opener.mdx';
    const text = read(file).replace(/^startingPrice:.*$/m, 'start');
    await server.open(file, 'mdx', text);
    const offered = await server.complete(file, lineOf(text, 'start'), 5);
    expect(offered).toContain('startingPrice');
    expect(offered).not.toContain('priceAsOf');
  });

  test('a wrong value, a wrong name and a missing field are marked where they are', async () => {
    const file = 'content/services/repair.mdx';
    const text = read(file)
      .replace(/^startingPrice: .*$/m, '$& dollars')
      .replace(/^typicalMinutes:/m, 'typicalMinute:');
    const found = messages(await server.open(file, 'mdx', text));
    expect(found).toContainEqual([lineOf(text, 'startingPrice'), 'Incorrect type. Expected one of number, null.']);
    expect(found).toContainEqual([lineOf(text, 'typicalMinute'), 'Property typicalMinute is not allowed.']);
    expect(found).toContainEqual([0, 'Missing property "typicalMinutes".']);
  });
});

test('a service begun with the command is explained too', () => {
  inProject(
    'node src/commands/new.ts service "Belt drive" --symptom "It slips" --summary "We tighten it." --price 99 ' +
      '--includes "Labour included." --minutes 30-60 --covers "One belt"',
  );
  inProject(scripts.postnew);
  const { entries } = JSON.parse(readFileSync(join(project, '.astro/collections/collections.json'), 'utf8'));
  expect(Object.entries(entries)).toContainEqual([expect.stringMatching(/services\/belt-drive\.mdx$/), 'service']);
  expect(Object.keys(entries).filter((address) => !/\/(?:services|pages)\/[\w-]+\.mdx$/.test(address))).toEqual([]);
});

describe('YAML files, by the YAML extension', () => {
  let server: LanguageServer;
  beforeAll(async () => {
    server = await startLanguageServer(
      require.resolve('yaml-language-server/bin/yaml-language-server'),
      project,
      null,
      {
        yaml: { schemas: settings['yaml.schemas'], hover: true, completion: true, validate: true },
      },
    );
  });
  afterAll(() => server.stop());

  test.each([
    ['content/places/dundas.yaml', 'place', 'municipality'],
    ['content/business.yaml', 'business', 'serviceRadiusKm'],
    ['examples/ropewalk-plumbing/regions.yaml', 'regions', 'attribution'],
  ])('%s explains its fields, and marks nothing but what is wrong', async (file, schema, field) => {
    const text = addNonsense(read(file));
    expect(messages(await server.open(file, 'yaml', text))).toEqual([[0, 'Property nonsense is not allowed.']]);
    expect(await server.hover(file, lineOf(text, `${field}:`), 2)).toContain(describedIn(schema, field));
  });

  test('choices are offered, and a wrong one is marked', async () => {
    const file = 'content/places/paris.yaml';
    const text = read(file).replace(/^kind: .*$/m, 'kind: hamlet');
    const line = lineOf(text, 'kind:');
    expect(messages(await server.open(file, 'yaml', text))).toEqual([
      [line, expect.stringContaining('"neighbourhood"')],
    ]);
    expect(await server.complete(file, line, 6)).toEqual(expect.arrayContaining(['city', 'town', 'neighbourhood']));
  });
});
