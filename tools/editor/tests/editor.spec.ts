import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { contentKinds } from '../../../src/content/judge/content-kinds.ts';
import { localityOf } from '../../../src/content/judge/locality.ts';
import { loadSite } from '../../../src/content/read/load-site.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { businesses } from '../../../tests/businesses.ts';
import { type ContentForm, listForms } from '../web/forms.ts';
import { chooseChange, countKept, readData, sampleValues } from './form-samples.ts';
import {
  deleteAsset,
  deleteEntry,
  type Files,
  fillField,
  fillFields,
  type OpenEditor,
  openEditor,
  openForm,
  openGroups,
  textOf,
  uploadAssets,
  uploadPicture,
  writeProse,
} from './open-editor.ts';
import { CONTENT } from './serve-page.ts';

const forms = listForms(localityOf(sampleCountry));
const formOf = (kind: string) => forms.find((form) => form.kind === kind) as ContentForm;

for (const [index, { name, directory, site }] of businesses.entries()) {
  // Forms and saving are the same for every business: what is new is written to the first, what is there is changed in each.
  const created = index === 0 ? forms : [];

  test.describe(`the ${name} in the web editor`, () => {
    // All tests share one browser page, and what one saves the next finds.
    test.describe.configure({ mode: 'serial' });
    const scratch = mkdtempSync(join(tmpdir(), 'editor-'));
    let editor: OpenEditor;
    let asBefore: object;
    test.beforeAll(async ({ browser }) => {
      editor = await openEditor(browser, directory, join(scratch, 'admin'));
      asBefore = check(await editor.readFolder());
    });
    test.afterAll(async () => {
      await editor?.close();
      rmSync(scratch, { recursive: true, force: true });
    });

    /** What the check says of a folder. */
    function check(files: Files): object {
      const folder = mkdtempSync(join(scratch, 'content-'));
      for (const [path, bytes] of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), bytes);
      }
      const { site: sound, problems } = loadSite(join(folder, CONTENT), 'http://localhost');
      const messages = problems.map(({ file, message }) => `${file.replace(/^.*\/content\//, '')} ${message}`);
      return { isSound: sound !== undefined, messages };
    }

    const pressSave = () => editor.page.getByRole('button', { name: 'Save', exact: true }).click();

    async function save(path: string): Promise<Files> {
      const before = textOf(await editor.readFolder(), path);
      await pressSave();
      await editor.waitFor(path, before);
      return editor.readFolder();
    }

    /** Opens the form of the first file of a kind. */
    async function openFirst(form: ContentForm) {
      const files = await editor.readFolder();
      const path = [...files.keys()].find((file) => isOf(form, file)) ?? '';
      test.skip(path === '', 'there is none');
      await openForm(editor.page, form, path.replace(/^.*\//, '').replace(/\.\w+$/, ''));
      return { files, path, text: textOf(files, path) ?? '' };
    }

    /** Changes one field of the first file of a kind, and expects that nothing else changes. */
    async function changeField(form: ContentForm) {
      const { files, path, text } = await openFirst(form);
      const change = chooseChange(form, text);
      await openGroups(editor.page, change.path);
      await fillField(editor.page, change.path.join('.'), change.schema, change.value);
      const after = await save(path);
      const saved = textOf(after, path) ?? '';
      expect(readData(form, saved)).toEqual(change.result);
      expect(countKept(text, saved)).toBeGreaterThanOrEqual(text.length - change.length);
      expect([...after].filter(([file, bytes]) => file !== path && !files.get(file)?.equals(bytes))).toEqual([]);
      expect(check(after)).toEqual(asBefore);
    }

    test('the content is sound before', () => expect(asBefore).toMatchObject({ isSound: true }));

    for (const form of forms) {
      test(`${form.kind}: one field is changed, and nothing else`, () => changeField(form));
    }

    for (const form of forms.filter(({ content }) => content === 'prose')) {
      test(`${form.kind}: a sentence is added to the text, and nothing else`, async () => {
        const { path, text } = await openFirst(form);
        await writeProse(editor.page, ' Call {telephone}.');
        const after = await save(path);
        expect(textOf(after, path)).toBe(`${text.trimEnd()} Call {telephone}.\n`);
        expect(check(after)).toEqual(asBefore);
      });
    }

    /** Fills the form of a new entry, and saves it. */
    async function createEntry(form: ContentForm, path: string, values: Record<string, unknown>) {
      await openForm(editor.page, form, undefined);
      if (form.pictures.length > 0) await uploadPicture(editor.page, 'Noëlville.jpg');
      if (form.content === 'text') {
        await editor.page.getByRole('textbox', { name: 'Slug' }).fill('noelville');
        await fillField(editor.page, 'body', { type: 'string' }, values.body);
      } else await fillFields(editor.page, '', form.schema, values);
      if (form.content === 'prose') await writeProse(editor.page, 'Call {telephone}.');
      return save(path);
    }

    async function removeEntry(form: ContentForm, path: string) {
      await openForm(editor.page, form, 'noelville');
      await deleteEntry(editor.page);
      await editor.waitFor(path, undefined, true);
      if (form.pictures.length === 0) return;
      await deleteAsset(editor.page, dirname(path), 'noelville.jpg');
      await editor.waitFor(`${dirname(path)}/noelville.jpg`, undefined, true);
    }

    for (const form of created.filter(
      ({ isFolder, content, schema }) => !isFolder && content === 'fields' && schema.required,
    )) {
      test(`${form.kind}: the file is written where there is none`, async () => {
        const path = `${CONTENT}/${form.path}`;
        test.skip((await editor.readFolder()).has(path), 'there is one');
        const values = sampleValues(form, site);
        const after = await createEntry(form, path, values);
        expect(readData(form, textOf(after, path) ?? '')).toEqual(values);
        expect(check(after)).toEqual(asBefore);
      });
    }

    for (const form of created.filter(({ isFolder }) => isFolder)) {
      test(`${form.kind}: one is created and deleted`, async () => {
        const before = await editor.readFolder();
        const values = sampleValues(form, site);
        const path = `${CONTENT}/${form.path}/noelville.${form.extension}`;
        const after = await createEntry(form, path, values);
        const text = textOf(after, path) ?? '';
        expect(readData(form, text)).toEqual(form.content === 'text' ? `${values.body}\n` : values);
        if (form.content === 'prose') expect(text).toMatch(/\n---\n\nCall \{telephone\}\.\n$/);
        expect(check(after)).toEqual(asBefore);
        if (![...before.keys()].some((file) => isOf(form, file))) await changeField(form);
        await removeEntry(form, path);
        expect([...(await editor.readFolder())]).toEqual([...before]);
      });
    }

    test('fonts: a typeface and its licence are uploaded and taken away', async () => {
      const before = await editor.readFolder();
      const folder = `${CONTENT}/${contentKinds.fonts.path}`;
      const [font = ''] = globSync('src/styles/fonts/*.woff2');
      const licence = 'A typeface of the project, under the SIL Open Font License 1.1.\n';
      await uploadAssets(editor.page, folder, [
        { name: 'Noël Sans.woff2', mimeType: 'font/woff2', buffer: readFileSync(font) },
        { name: 'Noël Sans.txt', mimeType: 'text/plain', buffer: Buffer.from(licence) },
      ]);
      await editor.waitFor(`${folder}/noel-sans.txt`, undefined);
      await editor.waitFor(`${folder}/noel-sans.woff2`, undefined);
      const after = await editor.readFolder();
      expect(after.get(`${folder}/noel-sans.woff2`)?.equals(readFileSync(font))).toBe(true);
      expect(check(after)).toMatchObject({ isSound: true });
      for (const name of ['noel-sans.woff2', 'noel-sans.txt']) {
        await deleteAsset(editor.page, folder, name);
        await editor.waitFor(`${folder}/${name}`, undefined, true);
      }
      expect([...(await editor.readFolder())]).toEqual([...before]);
    });

    test('files: a proof and a price list are uploaded and taken away', async () => {
      const before = await editor.readFolder();
      const folder = `${CONTENT}/${contentKinds.files.path}`;
      const proof = 'google-site-verification: google0123456789abcdef.html';
      const names = ['google0123456789abcdef.html', 'price-list.pdf'];
      await uploadAssets(editor.page, folder, [
        { name: names[0] ?? '', mimeType: 'text/html', buffer: Buffer.from(proof) },
        { name: 'Price list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') },
      ]);
      for (const name of names) await editor.waitFor(`${folder}/${name}`, undefined);
      const after = await editor.readFolder();
      expect(textOf(after, `${folder}/${names[0]}`)).toBe(proof);
      expect(check(after)).toMatchObject({ isSound: true });
      for (const name of names) {
        await deleteAsset(editor.page, folder, name);
        await editor.waitFor(`${folder}/${name}`, undefined, true);
      }
      expect([...(await editor.readFolder())]).toEqual([...before]);
    });

    test('a page is chosen for the menu, where there is one or none yet', async () => {
      const form = formOf('navigation');
      const path = `${CONTENT}/${form.path}`;
      const menu = parse(textOf(await editor.readFolder(), path) ?? '{}') ?? {};
      const chosen = new Set(['home', 'not-found', ...(menu.header ?? []).map(({ page }: { page: string }) => page)]);
      const page = Object.keys(site.pages).find((slug) => !chosen.has(slug));
      const header = [...(menu.header ?? []), { page }];
      await openForm(editor.page, form, undefined);
      await openGroups(editor.page, ['header', header.length - 1, 'page']);
      await fillField(editor.page, `header.${header.length - 1}.page`, { type: 'string', names: 'pages' }, page);
      const after = await save(path);
      expect(parse(textOf(after, path) ?? '')).toEqual({ ...menu, header });
      expect(check(after)).toEqual(asBefore);
    });

    test('what the check would refuse is not saved, and the editor says why in its words', async () => {
      const { files } = await openFirst(formOf('services'));
      await openGroups(editor.page, ['typicalMinutes', 'min']);
      await fillField(editor.page, 'typicalMinutes.min', { type: 'integer' }, 9000);
      await pressSave();
      const dialog = editor.page.getByRole('alertdialog');
      await expect(dialog).toContainText('typicalMinutes min must not be greater than max.');
      await dialog.getByRole('button', { name: 'OK' }).click();
      expect([...(await editor.readFolder())]).toEqual([...files]);
    });

    test('a form that lacks something is not saved', async () => {
      const before = await editor.readFolder();
      await openForm(editor.page, formOf('places'), undefined);
      await fillField(editor.page, 'name', { type: 'string' }, 'Nowhere');
      await pressSave();
      await expect(editor.page.getByText('This field is required.').first()).toBeVisible();
      expect([...(await editor.readFolder())]).toEqual([...before]);
    });

    test('nothing came from elsewhere, and nothing went wrong', () => {
      expect(editor.strangers).toEqual([]);
      expect(
        editor.complaints.filter((complaint) => !/violates the .*Content Security Policy/.test(complaint)),
      ).toEqual([]);
    });
  });
}

function isOf({ path, isFolder, extension }: ContentForm, file: string): boolean {
  const whole = `${CONTENT}/${path}`;
  return isFolder ? file.startsWith(`${whole}/`) && file.endsWith(`.${extension}`) : file === whole;
}
