import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentKinds } from '../../src/content/judge/content-kinds.ts';
import { writeCmsConfig } from '../../src/editor/cms-config.ts';
import { runCommand } from '../commands/run-command.ts';

const out = mkdtempSync(join(tmpdir(), 'admin-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

interface Field {
  readonly name: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly fields?: Field[];
}

const config = parse(writeCmsConfig({ repository: 'someone/site', branch: 'main', contentDirectory: 'content' }));
const forms: Record<string, Field[]> = Object.fromEntries(
  config.collections.flatMap(
    ({ name, files, fields }: { name: string; files?: { name: string; fields: Field[] }[]; fields: Field[] }) =>
      files === undefined ? [[name, fields]] : files.map((file) => [file.name, file.fields]),
  ),
);

test.each(['business', 'policy', 'regions', 'services', 'places', 'pages'] as const)(
  'the form of %s has the fields of its schema, no more and no less',
  (kind) => {
    const { shape } = contentKinds[kind].schema;
    const names = forms[kind]?.map(({ name }) => name).filter((name) => name !== 'body');
    expect(names).toEqual(Object.keys(shape));
    for (const field of forms[kind] ?? []) {
      if (field.name === 'body') continue;
      const schema = shape[field.name as keyof typeof shape] as { safeParse(value: unknown): { success: boolean } };
      expect([field.name, field.required === false]).toEqual([field.name, schema.safeParse(undefined).success]);
      expect([field.name, field.hint?.length ?? 0]).toEqual([field.name, expect.any(Number)]);
      expect(field.hint).toMatch(/\.$/);
    }
  },
);

test('fields become the forms they need', () => {
  const widget = (kind: string, name: string) => forms[kind]?.find((field) => field.name === name);
  expect(widget('services', 'startingPriceCad')).toMatchObject({ widget: 'number', value_type: 'float' });
  expect(widget('services', 'order')).toMatchObject({ widget: 'number', value_type: 'int' });
  expect(widget('services', 'priceAsOf')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(widget('places', 'kind')).toMatchObject({ widget: 'select', options: ['city', 'town', 'neighbourhood'] });
  expect(widget('services', 'faqs')?.fields?.map(({ name }) => name)).toEqual(['question', 'answer']);
  expect(widget('business', 'contact')?.fields?.map(({ name }) => name)).toContain('telephone');
  expect(config.backend).toEqual({ name: 'github', repo: 'someone/site', branch: 'main' });
});

test('it writes what the schemas say today, and only where it is told', () => {
  const run = runCommand('admin', ['--repository', 'someone/site', '--out', out]);
  expect([run.status, run.stderr]).toEqual([0, '']);
  const written = readFileSync(join(out, 'config.yml'), 'utf8');
  expect(written).toBe(writeCmsConfig({ repository: 'someone/site', branch: 'main', contentDirectory: 'content' }));
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toMatch(
    /<script src="https:\/\/unpkg\.com\/@sveltia\/cms@\d+\.\d+\.\d+\/dist\/sveltia-cms\.js" integrity="sha384-[\w+/]{64}"/,
  );
});

test('it says how it is used, and what is missing', () => {
  expect(runCommand('admin', ['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm run admin/),
  });
  expect(runCommand('admin', [])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Say where the content is kept/),
  });
  expect(runCommand('admin', ['--repository', 'no slash']).status).toBe(1);
});
