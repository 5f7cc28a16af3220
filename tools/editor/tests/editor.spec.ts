import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  type Admin,
  fieldOf,
  fill,
  openEditor,
  openForm,
  pressUntil,
  save,
  saveButton,
  startAdmin,
} from './open-editor.ts';

// One command serves the editor to all tests; each has its own browser and folder.
test.describe.configure({ mode: 'default' });

const site = mkdtempSync(join(tmpdir(), 'editor-'));
const drain = 'content/services/drain.mdx';
const read = (path: string) => readFileSync(join(site, path), 'utf8');
let admin: Admin;
test.beforeAll(async () => {
  cpSync('examples/ropewalk-plumbing', join(site, 'content'), { recursive: true });
  // As the editor lays it out, so that a save changes no layout.
  writeFileSync(join(site, drain), read(drain).replace('{ min: 45, max: 120 }', '{min: 45, max: 120}'));
  admin = await startAdmin(site);
});
test.afterAll(() => {
  admin?.process.kill();
  rmSync(site, { recursive: true, force: true });
});

test('a price is changed with its date, and no other line of the file', async ({ browser }) => {
  const editor = await openEditor(browser, admin.origin, site);
  const before = read(drain);
  const today = new Date().toLocaleDateString('sv');
  const after = before
    .replace('startingPrice: 189.5\n', 'startingPrice: 199\n')
    .replace(/priceAsOf: .*/, `priceAsOf: ${today}`);
  expect(after).not.toBe(before);
  await openForm(editor, 'services/entries/drain');
  await fill(editor, 'startingPrice', '199');
  await save(editor, async () => expect(await editor.read(drain)).toBe(after));
  expect([editor.pageErrors, editor.foreignRequests]).toEqual([[], []]);
});

test('a sentence is added to the text, as in a word processor, and nothing else changes', async ({ browser }) => {
  const editor = await openEditor(browser, admin.origin, site);
  const before = read(drain);
  await openForm(editor, 'services/entries/drain');
  const text = fieldOf(editor.page, 'body').locator('[contenteditable]');
  const sentence = ' Call {telephone}.';
  await expect(text).toContainText('{price.drain}.');
  await expect(async () => {
    if (!(await text.innerText()).includes(sentence)) {
      await text.click();
      await text.press('Control+End');
      await editor.page.keyboard.insertText(sentence);
    }
    expect(await text.innerText()).toContain(sentence);
  }).toPass();
  await save(editor, async () => expect(await editor.read(drain)).toBe(`${before.trimEnd()}${sentence}\n`));
});

test('a new place is a file named after it, with what was filled in and no more', async ({ browser }) => {
  const editor = await openEditor(browser, admin.origin, site);
  await openForm(editor, 'places/new');
  await fill(editor, 'name', 'Noëlville');
  await fieldOf(editor.page, 'kind').getByRole('radio', { name: 'town' }).click();
  await fill(editor, 'municipality', 'Halifax');
  await fill(editor, 'latitude', '44.65');
  await fill(editor, 'longitude', '-63.6');
  await saveButton(editor.page).click();
  const text = 'name: Noëlville\nkind: town\nmunicipality: Halifax\nlatitude: 44.65\nlongitude: -63.6\n';
  await expect.poll(() => editor.read('content/places/noelville.yaml')).toBe(text);
});

test('a photograph and its description get the same file name', async ({ browser }) => {
  const editor = await openEditor(browser, admin.origin, site);
  await openForm(editor, 'photos/new');
  const buffer = await editor.page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 900, height: 700 } });
  const picture = fieldOf(editor.page, 'pictureFile');
  await picture
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Red Van.jpg', mimeType: 'image/jpeg', buffer });
  await expect(picture.locator('img').first()).toBeVisible();
  await fill(editor, 'alt', 'A red van in front of a house.');
  await save(editor, async () => {
    expect(await editor.read('content/photos/red-van.yaml')).toBe('alt: A red van in front of a house.\n');
    expect(await editor.read('content/photos/red-van.jpg')).toBeDefined();
  });
});

test('a price list is uploaded beside the other files', async ({ browser }) => {
  const editor = await openEditor(browser, admin.origin, site);
  const { page } = editor;
  await page.evaluate(() => {
    location.hash = '/assets/content/files';
  });
  const input = page.getByRole('dialog').locator('input[type="file"]');
  await pressUntil(page.getByRole('button', { name: 'Upload New Assets' }).first(), async () => {
    expect(await input.count()).toBe(1);
  });
  const file = { name: 'Price list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  await input.setInputFiles(file);
  await pressUntil(page.getByRole('alertdialog').getByRole('button', { name: 'Upload' }), async () => {
    expect(await editor.read('content/files/price-list.pdf')).toBe('%PDF-1.4\n');
  });
});

test('content that the check would refuse is not saved, and the editor shows the message of the check', async ({
  browser,
}) => {
  const editor = await openEditor(browser, admin.origin, site);
  await openForm(editor, 'services/entries/drain');
  await fill(editor, 'startingPrice', '199.999');
  const dialog = editor.page.getByRole('alertdialog');
  await save(editor, async () => {
    const [words] = await dialog.allInnerTexts();
    expect(words).toContain('startingPrice must have at most two decimals, for example 249 or 89.95.');
  });
  expect(await editor.read(drain)).toBe(read(drain));
});
