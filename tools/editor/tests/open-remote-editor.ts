import { type Browser, expect, type Page } from '@playwright/test';
import { type FakeGitHub, fakeGitHub } from './fake-github.ts';
import { readContent } from './open-editor.ts';
import { servePage } from './serve-page.ts';

/** The web editor in a browser, working on a repository. */
export interface RemoteEditor {
  readonly page: Page;
  readonly github: FakeGitHub;
  close(): Promise<void>;
}

/** Opens the editor on a repository of a stand-in for GitHub, signed in with a token. */
export async function openRemoteEditor(browser: Browser, directory: string, out: string): Promise<RemoteEditor> {
  const settings = { repository: 'someone/site', hasDrafts: true };
  const { page, origin, close } = await servePage(browser, directory, out, settings);
  const github = await fakeGitHub(page, readContent(directory));
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
  return { page, github, close };
}
