import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ContentKind, contentKinds } from '../../../src/content/judge/content-kinds.ts';
import { localityOf } from '../../../src/content/judge/locality.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { writeCmsConfig } from '../web/config.ts';
import { PICTURE } from '../web/entry-file.ts';
import { formless, listForms } from '../web/forms.ts';
import { serveEditor } from '../web/serve-editor.ts';

const out = mkdtempSync(join(tmpdir(), 'admin-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

interface Field {
  readonly name: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly fields?: Field[];
}

const settings = {
  repository: 'someone/site',
  branch: 'main',
  hasDrafts: true,
  contentDirectory: 'content',
  locality: localityOf(sampleCountry),
};
const config = parse(writeCmsConfig(settings));
const fields: Record<string, Field[]> = Object.fromEntries(
  config.collections.flatMap(
    ({ name, files, fields }: { name: string; files?: { name: string; fields: Field[] }[]; fields: Field[] }) =>
      files === undefined ? [[name, fields]] : files.map((file) => [file.name, file.fields]),
  ),
);
const forms = listForms(settings.locality);

test('every kind of content file has a form, or a reason to have none', () => {
  const kinds = Object.keys(contentKinds).sort();
  expect([...forms.map(({ kind }) => kind), ...Object.keys(formless)].sort()).toEqual(kinds);
  for (const reason of Object.values(formless)) expect(reason).toMatch(/\.$/);
});

test.each(forms)('the form of $kind is for the files of its kind, and has a name of its own', (form) => {
  const { path, extension }: ContentKind = contentKinds[form.kind];
  const folder = config.collections.find(({ name }: { name: string }) => name === form.kind);
  const { files } = config.collections.find((collection: object) => 'files' in collection);
  const file = files.find(({ name }: { name: string }) => name === form.kind);
  if (extension === undefined) expect(file).toMatchObject({ label: form.label, file: `content/${path}` });
  else expect(folder).toMatchObject({ folder: `content/${path}`, extension: extension.slice(1), label: form.label });
});

describe.each(forms.filter(({ content }) => content !== 'text'))('the form of $kind', ({ kind, schema }) => {
  test('has the fields of its schema, no more and no less, each with a hint', () => {
    const shown = (fields[kind] ?? []).filter(({ name }) => name !== 'body' && name !== PICTURE);
    expect(shown.map(({ name }) => name)).toEqual(Object.keys(schema.properties ?? {}));
    for (const { name, hint } of shown) expect(hint, name).toMatch(/\S.*[.?!]$/);
  });

  test('asks for what must be there', () => {
    const file = contentKinds[kind].schema;
    for (const { name, required, widget } of fields[kind] ?? []) {
      if (name === 'body' || name === PICTURE || widget === 'boolean') continue;
      // Of a price and what may stand in its place a form asks for none.
      const lacking = file.safeParse({}).error?.issues.some(({ code, path }) => code !== 'custom' && path[0] === name);
      expect(required, name).toBe(lacking ?? false);
    }
  });
});

test('fields become the forms they need', () => {
  const widget = (kind: string, name: string) => fields[kind]?.find((field) => field.name === name);
  expect(widget('services', 'startingPrice')).toMatchObject({ widget: 'number', value_type: 'float', min: 0 });
  expect(widget('services', 'free')).toMatchObject({ widget: 'select', required: false });
  expect(widget('services', 'per')).toMatchObject({ widget: 'select', options: expect.arrayContaining(['hour']) });
  expect(widget('services', 'order')).toMatchObject({ widget: 'number', value_type: 'int' });
  expect(widget('services', 'priceAsOf')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(widget('services', 'related')).toMatchObject({ widget: 'relation', collection: 'services', multiple: true });
  expect(widget('services', 'afterHours')).toMatchObject({ widget: 'select', default: 'yes' });
  expect(widget('places', 'kind')).toMatchObject({ widget: 'select', options: ['city', 'town', 'neighbourhood'] });
  expect(widget('pages', 'title')).toMatchObject({ widget: 'string', minlength: 5, maxlength: 70 });
  expect(widget('services', 'faqs')?.fields?.map(({ name }) => name)).toEqual(['question', 'answer']);
  expect(widget('business', 'schemaType')).toMatchObject({ options: expect.arrayContaining(['Plumber']) });
  const part = (name: string, inside: string) =>
    widget('business', name)?.fields?.find((field) => field.name === inside);
  expect(part('contact', 'telephone')).toMatchObject({
    pattern: ['^\\+[1-9]\\d{7,14}$', expect.stringMatching(/E\.164/)],
  });
  // What may be unsaid needs a third choice beside on and off.
  expect(part('emergencyHours', 'onHolidays')).toMatchObject({ widget: 'select', required: false });
});

test('names become addresses, and pictures go where the check takes them', () => {
  expect(config.slug).toMatchObject({ encoding: 'ascii', clean_accents: true });
  expect(config.backend).toMatchObject({
    name: 'github',
    repo: 'someone/site',
    branch: 'main',
    auth_methods: ['token'],
  });
});

test('what is saved is a draft first, unless the owner wants it on the branch at once', () => {
  expect(config.publish_mode).toBe('editorial_workflow');
  expect(parse(writeCmsConfig({ ...settings, hasDrafts: false })).publish_mode).toBe('simple');
});

test('the configuration is what the schema of Sveltia CMS takes', () => {
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  const schema = JSON.parse(readFileSync(join(cms, '../schema/sveltia-cms.json'), 'utf8'));
  const validate = addFormats.default(new Ajv({ strict: false, allErrors: true })).compile(schema);
  expect([validate(config), validate.errors]).toEqual([true, null]);
});

test('the command writes an editor that loads nothing from elsewhere', async () => {
  const run = await runCommand('admin', ['--repository', 'someone/site', '--out', out], { CONTENT_DIR: 'content' });
  expect([run.status, run.stderr]).toEqual([0, '']);
  expect(readFileSync(join(out, 'config.yml'), 'utf8')).toBe(writeCmsConfig(settings));
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  expect(page.match(/(?:src|href)="[^"]*"/g)).toEqual(['src="editor.js"']);
  expect(page).toMatch(/content="default-src 'none'; script-src 'self';/);
  const server = await serveEditor(out, 0);
  const { port } = server.address() as { readonly port: number };
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await Promise.all(['/', '/editor.js', '/config.yml?_=1', '/assets/', '/../package.json'].map(ask))).toEqual([
    200, 200, 200, 404, 404,
  ]);
  server.close();
  expect(existsSync(join(out, 'assets'))).toBe(true);
});

test('without a repository it is served to this machine, for the folder of the site', async () => {
  const command = spawn(process.execPath, ['-C', 'open-local-business', 'tools/editor/commands/admin.ts'], {
    env: { ...process.env, PORT: '0' },
  });
  let said = '';
  for await (const text of command.stdout) {
    said += text;
    if (said.includes('Ctrl+C')) break;
  }
  const [address = ''] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
  const served = await (await fetch(`${address.replace('localhost', '127.0.0.1')}config.yml`)).text();
  command.kill();
  expect(parse(served)).toMatchObject({ collections: config.collections });
  expect(said).toContain(process.cwd());
  expect(said).toContain('keeps the comments');
});

test('it says how it is used, and what is wrong', async () => {
  expect(await runCommand('admin', ['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm run admin[\s\S]*keeps the comments/),
  });
  expect(await runCommand('admin', ['--repository', 'no slash'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^--repository is "no slash"/),
  });
});
