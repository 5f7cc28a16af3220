import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { waitMs } from '../../../tests/support/limits.ts';
import { readFile, writeFolder } from './browser-folder.ts';

/** The command `admin`, and the address at which it serves the editor. */
export interface Admin {
  readonly origin: string;
  readonly process: ChildProcess;
}

/** Runs the command in a site's folder. */
export async function startAdmin(site: string): Promise<Admin> {
  const args = ['-C', 'open-local-business', resolve('src/commands/local-business.cjs'), 'admin'];
  const admin = spawn(process.execPath, args, {
    cwd: site,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(admin.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { origin, process: admin };
  }
  throw new Error('The command "admin" ended before it served anything.');
}

/** The web editor in a browser, with a folder. */
interface OpenEditor {
  readonly page: Page;
  /** Uncaught errors on the page. */
  readonly pageErrors: readonly string[];
  /** URLs of other origins that were loaded. */
  readonly foreignRequests: readonly string[];
  /** The text of a file in the folder; undefined if there is none. */
  read(path: string): Promise<string | undefined>;
}

/**
 * Opens the editor on a copy of a site. The folder is in the browser's origin private file system and replaces the folder
 * picker; everything else is as in Chrome.
 */
export async function openEditor(browser: Browser, origin: string, site: string): Promise<OpenEditor> {
  // The editor renders only the visible part of a form.
  const viewport = { width: 1100, height: 8000 };
  const desktop = { isMobile: false, hasTouch: false, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const page = await browser.newPage({ viewport, ...desktop });
  page.setDefaultTimeout(waitMs);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  const foreignRequests: string[] = [];
  page.on('response', (response) => {
    if (/^https?:/.test(response.url()) && !response.url().startsWith(origin)) foreignRequests.push(response.url());
  });
  await page.addInitScript(() => {
    // Pages would fade into each other.
    Object.assign(document, { startViewTransition: undefined });
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.route(`${origin}/folder`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${origin}/folder`);
  await page.evaluate(writeFolder, readContent(site));
  await page.goto(`${origin}/`);
  await pressUntil(page.getByRole('button', { name: 'Work with Local Repository' }), async () => {
    expect(await page.getByRole('tree', { name: 'Collection List' }).count()).toBe(1);
  });
  return { page, pageErrors, foreignRequests, read: (path) => page.evaluate(readFile, path) };
}

/** Every content file in a site by its path, as Base64. */
function readContent(site: string): [string, string][] {
  return readdirSync(join(site, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(site, file).replaceAll('\\', '/'), readFileSync(file, 'base64')]);
}

/** Opens a form by its address in the editor: `services/entries/drain`, `places/new`. */
export async function openForm({ page }: OpenEditor, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/${address}`);
  await expect(saveButton(page)).toBeVisible();
}

/** A form's field, by the path of its value. */
export function fieldOf(page: Page, path: string): Locator {
  return page.locator(`[data-key-path="${path}"]`);
}

/** Fills in a field, and retries if the editor re-renders the form meanwhile. Each language has a `pane`. */
export async function fill({ page }: OpenEditor, path: string, value: string, pane = 0): Promise<void> {
  const input = fieldOf(page, path).nth(pane).locator('input, textarea').first();
  await expect(async () => {
    await input.fill(value);
    await expect(saveButton(page)).toBeEnabled();
    expect(await input.inputValue()).toBe(value);
  }).toPass({ timeout: waitMs });
}

/** Presses Save until a condition is true. */
export async function save({ page }: OpenEditor, holds: () => Promise<void>): Promise<void> {
  await pressUntil(saveButton(page), holds);
}

/** Presses a button until a condition is true, because the editor loses clicks while it redraws a page. */
export async function pressUntil(button: Locator, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // Does not wait for the button: it disappears once it has worked.
    await button.evaluateAll(([element]) => element instanceof HTMLElement && element.click());
    await holds();
  }).toPass({ timeout: waitMs });
}

/** The button that saves a form. */
export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Save', exact: true });
}
