import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { PICTURE } from '../web/entry-file.ts';
import { type FieldSchema, shapeOf } from '../web/field-schema.ts';
import type { ContentForm } from '../web/forms.ts';
import { readFolder, readText, writeFolder } from './browser-folder.ts';
import { CONTENT, servePage } from './serve-page.ts';
import { drawNext, settle } from './settle.ts';

/** Files of a project by their paths in it. */
export type Files = ReadonlyMap<string, Buffer>;

/** The web editor in a browser, working on a folder of its own through its local backend. */
export interface OpenEditor {
  readonly page: Page;
  /** What went wrong on the page, and what its policy refused to load. */
  readonly complaints: readonly string[];
  /** Addresses elsewhere that something came from. */
  readonly strangers: readonly string[];
  /** Everything in the folder, as it is now. */
  readFolder(): Promise<Files>;
  /** Waits until a file is there and says something else than before; with `isGone`, until there is none. */
  waitFor(path: string, before: string | undefined, isGone?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Every file of a content folder, as it would lie in a project. */
export function readContent(directory: string): Files {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.replace(directory, CONTENT).replaceAll('\\', '/'), readFileSync(file)];
    }),
  );
}

/**
 * Writes the editor, serves it and opens it on a copy of a content folder. The
 * folder lies in the browser's own file system, and stands where the browser
 * would let a person choose one; everything else is as in Chrome.
 */
export async function openEditor(browser: Browser, directory: string, out: string): Promise<OpenEditor> {
  const { page, origin, close } = await servePage(browser, directory, out, {
    repository: 'local/site',
    hasDrafts: false,
  });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const strangers: string[] = [];
  page.on('response', (response) => {
    if (/^https?:/.test(response.url()) && !response.url().startsWith(origin)) strangers.push(response.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.route(`${origin}/folder`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${origin}/folder`);
  await page.evaluate(writeFolder, encode(readContent(directory)));
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
  return {
    page,
    complaints,
    strangers,
    readFolder: async () => {
      let files: [string, string][] | undefined;
      while (files === undefined) files = await page.evaluate(readFolder);
      return decode(files);
    },
    waitFor: async (path, before, isGone = false) => {
      await expect
        .poll(
          async () => {
            const text = await page.evaluate(readText, path);
            return isGone ? text === undefined : text !== undefined && text !== before;
          },
          { message: `${path} is ${isGone ? 'deleted' : 'saved'}`, intervals: [50] },
        )
        .toBe(true);
    },
    close,
  };
}

/** The field of a form, by the path of its value, once it is drawn. */
async function findField(page: Page, path: string): Promise<Locator> {
  const field = page.locator(`[data-key-path="${path}"]`);
  await expect
    .poll(
      async () => {
        await page.evaluate(drawNext, path);
        return field.count();
      },
      { message: `the field ${path} is drawn`, intervals: [50] },
    )
    .toBe(1);
  await settle(page);
  return field;
}

/** Opens the form of an entry, of a file, or of a new entry. */
export async function openForm(page: Page, { kind, isFolder }: ContentForm, entry: string | undefined): Promise<void> {
  const address = isFolder ? `${kind}/${entry === undefined ? 'new' : `entries/${entry}`}` : `files/entries/${kind}`;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/${address}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** Opens the groups and lists a field lies in, from the outside in. */
export async function openGroups(page: Page, path: readonly (string | number)[]): Promise<void> {
  for (const [depth, name] of path.slice(0, -1).entries()) {
    if (typeof name === 'number') continue;
    const inside = path.slice(0, typeof path[depth + 1] === 'number' ? depth + 3 : depth + 2);
    await unfold(await findField(page, path.slice(0, depth + 1).join('.')), inside.join('.'));
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Fills a field of a form, and what lies in it. */
export async function fillField(page: Page, path: string, schema: FieldSchema, value: unknown): Promise<void> {
  const shape = shapeOf(schema);
  const field = await findField(page, path);
  if (Array.isArray(value) && shape.items !== undefined) {
    for (const [index, item] of value.entries()) await fillItem(page, field, `${path}.${index}`, shape.items, item);
  } else if (shape.type === 'object') {
    await unfold(field, `${path}.${Object.keys(shape.properties ?? {})[0]}`);
    await fillFields(page, path, shape, value as Values);
  } else if (shape.type === 'boolean') {
    const button = field.getByRole('switch');
    if ((await button.getAttribute('aria-checked')) !== String(value)) await button.click();
  } else if (shape.enum !== undefined || shape.names !== undefined) {
    await choose(field, String(value));
  } else {
    await field.locator('input, textarea').first().fill(String(value));
  }
}

export async function fillFields(
  page: Page,
  path: string,
  { properties = {} }: FieldSchema,
  values: Values,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await fillField(page, path === '' ? name : `${path}.${name}`, properties[name] ?? {}, value);
  }
}

async function fillItem(page: Page, list: Locator, path: string, schema: FieldSchema, value: unknown): Promise<void> {
  if (schema.enum !== undefined || schema.names !== undefined) return choose(list, String(value));
  const { type, properties = {} } = shapeOf(schema);
  await unfold(list, type === 'object' ? `${path}.${Object.keys(properties)[0]}` : path);
  if (type === 'object') await fillFields(page, path, schema, value as Values);
  else await fillField(page, path, schema, value);
}

/** Opens the group or the item of a list that a field lies in, or adds it where it is not there. */
async function unfold(field: Locator, inside: string): Promise<void> {
  const page = field.page();
  if (await page.locator(`[data-key-path="${inside}"]`).isVisible()) return;
  const index = /\.(\d+)(?:\.[a-zA-Z]+)?$/.exec(inside)?.[1];
  if (index === undefined) await openGroup(field);
  else await openItem(field, Number(index));
  await findField(page, inside);
}

async function openGroup(field: Locator): Promise<void> {
  // A group that may be left out has a box to tick before anything else.
  const box = field.locator('[role="checkbox"], button[aria-controls]').first();
  if ((await box.getAttribute('role')) === 'checkbox') {
    if ((await box.getAttribute('aria-checked')) === 'false') await box.click();
    await expect(box).toHaveAttribute('aria-checked', 'true');
  }
  await expand(field.locator('button[aria-controls]').first());
}

async function openItem(field: Locator, index: number): Promise<void> {
  const summary = field.locator('[id^="object-"][id$="-summary"]').first();
  if (index >= Number.parseInt((await summary.textContent()) ?? '', 10)) {
    await field.getByRole('button', { name: /^Add / }).last().click();
    // A new item is open.
    return expect(summary).toHaveText(new RegExp(`^\\s*${index + 1}\\s`));
  }
  await expand(field.locator('button[aria-controls$="item-list"]').first());
  const item = field.locator('[id$="item-list"]').first().locator(':scope > *').nth(index);
  await item.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expand(field.locator(`button[aria-controls$="item-${index}-body"]`).first());
}

/** Expands a group. The editor loses a click while it draws a form anew. */
async function expand(button: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const isExpanded = (await button.getAttribute('aria-expanded')) === 'true';
      if (!isExpanded) await button.click();
      return isExpanded;
    })
    .toBe(true);
}

/** Chooses one of several: with buttons where they are few, in a list where they are many. */
async function choose(field: Locator, value: string): Promise<void> {
  const button = field.locator(`[role="radio"][value="${value}"], [role="checkbox"][value="${value}"]`);
  if ((await button.count()) > 0) {
    return button.click();
  }
  await field.getByRole('combobox').first().click();
  await field.page().locator(`[role="option"][value="${value}"]`).first().click();
}

/** Deletes the entry whose form is open. */
export async function deleteEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // The list of entries comes back once it is done.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
}

/** Gives the form of a photograph a picture: one of the page itself, 900 pixels wide. */
export async function uploadPicture(page: Page, name: string): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 900, height: 700 } });
  const field = await findField(page, PICTURE);
  await field.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(field.locator('img').first()).toBeVisible();
}

/** A file to upload. */
export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function openAssets(page: Page, folder: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/assets/${folder}`);
}

/** Uploads files on the page of assets. */
export async function uploadAssets(page: Page, folder: string, files: readonly Upload[]): Promise<void> {
  await openAssets(page, folder);
  await page
    .getByRole('button', { name: /Upload/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles([...files]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Upload' }).click();
}

/** Takes a file away on the page of assets. */
export async function deleteAsset(page: Page, folder: string, name: string): Promise<void> {
  await openAssets(page, folder);
  await page.getByRole('row', { name }).or(page.getByRole('gridcell', { name })).getByRole('checkbox').first().click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/** Writes at the end of the text of a page, as in a word processor. */
export async function writeProse(page: Page, text: string): Promise<void> {
  const field = await findField(page, 'body');
  await field.locator('[contenteditable]').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** What a file of the folder says; undefined where there is none. */
export function textOf(files: Files, path: string): string | undefined {
  return files.get(path)?.toString('utf8');
}

function encode(files: Files): [string, string][] {
  return [...files].map(([path, bytes]) => [path, bytes.toString('base64')]);
}

function decode(files: readonly [string, string][]): Files {
  return new Map(files.map(([path, text]) => [path, Buffer.from(text, 'base64')]));
}
