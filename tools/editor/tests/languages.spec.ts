import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { type Admin, fieldOf, fill, openEditor, openForm, pressUntil, save, startAdmin } from './open-editor.ts';

// One command serves the editor to all tests; each has its own browser and folder.
test.describe.configure({ mode: 'default' });

const site = mkdtempSync(join(tmpdir(), 'editor-'));
const read = (path: string) => readFileSync(join(site, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(site, path), text);
const french = 1;
let admin: Admin;
test.beforeAll(async () => {
  cpSync('content', join(site, 'content'), { recursive: true });
  write('content/fr/regions.yaml', '# Noms\nname: Hamilton # la ville\nattribution: Sources.\n');
  write('content/fr/navigation.yaml', 'header:\n  - {}\n  - label: Nos prix # court\n');
  admin = await startAdmin(site);
});
test.afterAll(() => {
  admin?.process.kill();
  rmSync(site, { recursive: true, force: true });
});

test('a sentence is changed in its language, beside the original, which stays to the byte', async ({ browser }) => {
  const editor = await openEditor(browser, admin.origin, site);
  await openForm(editor, 'files/entries/regions');
  await fill(editor, 'name', 'Hamilton et Halton', french);
  const after = read('content/fr/regions.yaml').replace('Hamilton #', 'Hamilton et Halton #');
  await save(editor, async () => expect(await editor.read('content/fr/regions.yaml')).toBe(after));
  expect(await editor.read('content/regions.yaml')).toBe(read('content/regions.yaml'));
  expect([editor.pageErrors, editor.foreignRequests]).toEqual([[], []]);
});

test('a new translation contains no facts', async ({ browser }) => {
  const editor = await openEditor(browser, admin.origin, site);
  await openForm(editor, 'places/entries/dundas');
  await pressUntil(editor.page.getByRole('button', { name: /Enable .?French/ }), async () => {
    expect(await fieldOf(editor.page, 'notes').count()).toBe(2);
  });
  await fill(editor, 'notes', 'Rues en pente.', french);
  await save(editor, async () =>
    expect(await editor.read('content/fr/places/dundas.yaml')).toBe('notes: Rues en pente.\n'),
  );
  expect(await editor.read('content/places/dundas.yaml')).toBe(read('content/places/dundas.yaml'));
});

test('an item is taken out of a list in all languages at once', async ({ browser }) => {
  const editor = await openEditor(browser, admin.origin, site);
  await openForm(editor, 'files/entries/navigation');
  const { header: before, ...others } = parse(read('content/navigation.yaml'));
  const remove = fieldOf(editor.page, 'header').first().getByRole('button', { name: 'Remove' });
  await expect(remove).toHaveCount(before.length);
  await expect(async () => {
    // Click only once, even if the editor is slow to re-render the list.
    if ((await remove.count()) === before.length) await remove.first().click();
    expect(await remove.count()).toBe(before.length - 1);
  }).toPass();
  await save(editor, async () =>
    expect(await editor.read('content/fr/navigation.yaml')).toBe('header:\n  - label: Nos prix # court\n'),
  );
  expect(parse((await editor.read('content/navigation.yaml')) ?? '')).toEqual({ header: before.slice(1), ...others });
});
