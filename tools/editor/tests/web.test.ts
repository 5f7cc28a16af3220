import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { contentKinds } from '../../../src/content/kinds.ts';
import { makeLocality } from '../../../src/content/locality.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { describeConfig } from '../web/config.ts';
import type { CmsField } from '../web/form-fields.ts';
import { listForms } from '../web/forms.ts';

const settings = {
  repository: 'someone/site',
  branch: 'main',
  hasDrafts: true,
  contentDirectory: 'content',
  locality: makeLocality(sampleCountry),
  languages: ['en'],
};

interface Form {
  readonly name: string;
  readonly fields: readonly CmsField[];
}

// The configuration as the editor gets it: JSON has no undefined options.
const config = JSON.parse(JSON.stringify(describeConfig(settings)));
const twoLanguages = JSON.parse(JSON.stringify(describeConfig({ ...settings, languages: ['en', 'fr'] })));
const listFormsOf = ({ collections }: typeof config): Form[] =>
  collections.flatMap((one: { files?: Form[] } & Form) => one.files ?? [one]);
const forms = listFormsOf(config);
const fieldsOf = (name: string, among = forms) => among.find((form) => form.name === name)?.fields ?? [];
/** A field by its path: `contact.telephone`. */
function fieldAt(kind: string, path: string, among = forms): CmsField | undefined {
  const [first = '', ...rest] = path.split('.');
  const field = fieldsOf(kind, among).find(({ name }) => name === first);
  return rest.reduce((at, name) => (at?.fields as CmsField[] | undefined)?.find((inner) => inner.name === name), field);
}

test('every kind of content file has a form, except records and uploads', () => {
  const withoutForm = ['fontLicences', 'fonts', 'files', 'photoImages', 'priceHistory', 'published', 'translations'];
  expect([...forms.map(({ name }) => name), ...withoutForm].sort()).toEqual(Object.keys(contentKinds).sort());
});

test('a form has the fields of its schema, each with a label and a hint', () => {
  for (const { kind, schema, content } of listForms(settings.locality, settings.languages).filter(
    (form) => form.content !== 'text',
  )) {
    const shown = fieldsOf(kind).filter(({ name }) => name !== 'body' && name !== 'pictureFile');
    expect(shown.map(({ name }) => name)).toEqual(Object.keys(schema.properties ?? {}));
    for (const { name, label, hint } of shown)
      expect([label, hint], name).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\S.*[.?!]$/)]);
    expect(fieldsOf(kind).some(({ name }) => name === 'body')).toBe(content === 'prose');
  }
});

test.each([
  ['services', 'startingPrice', { widget: 'number', value_type: 'float', min: 0, required: false }],
  ['services', 'order', { widget: 'number', value_type: 'int' }],
  ['services', 'name', { widget: 'string', required: true }],
  ['services', 'summary', { widget: 'text', required: true }],
  ['services', 'priceAsOf', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['services', 'related', { widget: 'relation', collection: 'services', multiple: true }],
  ['services', 'afterHours', { widget: 'select', required: false, hint: expect.stringMatching(/Default: yes\./) }],
  // An optional field needs a third choice besides on and off.
  ['services', 'free', { widget: 'select', options: [expect.objectContaining({ value: true }), expect.anything()] }],
  ['services', 'covers', { widget: 'list', field: expect.objectContaining({ widget: 'string' }) }],
  ['services', 'faqs.answer', { widget: 'text', required: true }],
  ['photos', 'page', { widget: 'relation', collection: 'pages', multiple: true }],
  ['brand', 'accent', { widget: 'color' }],
  ['pages', 'title', { widget: 'string', maxlength: 70 }],
  ['business', 'schemaType', { widget: 'select', options: expect.arrayContaining(['Plumber']) }],
  ['business', 'contact.email', { widget: 'string', type: 'email' }],
  ['icon', 'body', { widget: 'text' }],
])('%s: %s gets the form it needs', (kind, path, expected) => {
  expect(fieldAt(kind, path)).toMatchObject(expected);
});

test.each([config, twoLanguages])('the configuration is what the schema of Sveltia CMS takes', (settings) => {
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  const schema = JSON.parse(readFileSync(join(cms, '../schema/sveltia-cms.json'), 'utf8'));
  const validate = addFormats.default(new Ajv({ strict: false, allErrors: true })).compile(schema);
  expect([validate(settings), validate.errors]).toEqual([true, null]);
});

const translated = listFormsOf(twoLanguages);

test.each([
  ['services', 'name', true],
  ['services', 'order', undefined],
  // Its items have facts too, so they are added and moved in all languages at once.
  ['services', 'variants', 'duplicate'],
  ['services', 'variants.name', true],
  ['services', 'variants.id', undefined],
  ['services', 'covers', true],
  ['services', 'faqs.answer', true],
  ['services', 'body', true],
  ['places', 'name', undefined],
  ['photos', 'pictureFile', undefined],
  ['drawings', 'body', true],
  ['redirects', 'redirects', undefined],
])('%s: %s is translated or shared', (kind, path, expected) => {
  expect(fieldAt(kind, path, translated)).toMatchObject({ name: path.split('.').at(-1) });
  expect(fieldAt(kind, path, translated)?.i18n).toBe(expected);
});

test('translations have their own files, and sites in one language have no form for them', () => {
  expect(twoLanguages.i18n).toMatchObject({ locales: ['en', 'fr'], omit_default_locale_from_file_path: true });
  const paths = translated.flatMap((form) => Object.values(form).filter((value) => /^content\//.test(String(value))));
  expect(paths).toEqual(
    expect.arrayContaining(['content/{{locale}}/business.yaml', 'content/{{locale}}/pages', 'content/redirects.yaml']),
  );
  expect(JSON.stringify(config)).not.toMatch(/"i18n"|\{\{locale/);
  expect(translated.map(({ name }) => name)).toEqual(forms.map(({ name }) => name));
});

test('saving creates a draft and then one commit, or commits directly if the owner wants', () => {
  expect(config).toMatchObject({
    backend: { name: 'github', repo: 'someone/site', branch: 'main', squash_merges: true },
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
  });
  expect(describeConfig({ ...settings, hasDrafts: false })).toMatchObject({ publish_mode: 'simple' });
});

test('the command writes an editor for a repository that loads only its own folder and GitHub', {
  tags: 'thorough',
}, async () => {
  const out = mkdtempSync(join(tmpdir(), 'admin-'));
  const args = ['--repository', 'someone/site', '--out', out];
  const { status, stderr } = await runCommand('admin', args, { CONTENT_DIR: 'content' });
  expect([status, stderr]).toEqual([0, '']);
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  expect(page.match(/(?:src|href)="[^"]*"/g)).toEqual(['src="editor.js"']);
  expect(page).toContain("default-src 'none'; script-src 'self';");
  expect(page).toContain("connect-src 'self' blob: data: https://api.github.com\"");
  expect(readFileSync(join(out, 'editor.js'), 'utf8')).toContain('settings.json');
  expect(JSON.parse(readFileSync(join(out, 'settings.json'), 'utf8'))).toEqual({
    ...settings,
    languages: ['en', 'fr'],
  });
  rmSync(out, { recursive: true });
});

test('a wrong repository is refused', async () => {
  expect(await runCommand('admin', ['--repository', 'no slash'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^--repository is "no slash"/),
  });
});
