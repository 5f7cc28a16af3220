import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { localityOf } from '../../../src/content/judge/locality.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { referenceDirectory } from '../../../tests/reference-build.ts';
import { listForms } from '../web/forms.ts';
import { previewAddress } from './fake-github.ts';
import { fillField, openForm, textOf } from './open-editor.ts';
import { openRemoteEditor } from './open-remote-editor.ts';

const path = 'content/services/spring.mdx';
const draft = 'cms/services/spring';

test('what is saved on GitHub is a pull request with a preview, and main stays as it is', async ({ browser }) => {
  const scratch = mkdtempSync(join(tmpdir(), 'draft-'));
  const { page, github, close } = await openRemoteEditor(browser, referenceDirectory, join(scratch, 'admin'));
  const textAt = (branch: string) => textOf(github.branches.get(branch) ?? new Map(), path);
  const form = listForms(localityOf(sampleCountry)).find(({ kind }) => kind === 'services');
  if (form === undefined) throw new Error('There is no such form.');
  try {
    const before = textAt('main') ?? '';
    await openForm(page, form, 'spring');
    await fillField(page, 'startingPrice', { type: 'number' }, 259);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Later' }).click();
    // The list of entries comes back once it is done.
    await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
    const after = before.replace('startingPrice: 249', 'startingPrice: 259');
    expect(after).not.toBe(before);
    expect([textAt('main'), textAt(draft)]).toEqual([before, after]);
    const pull = { number: 1, head: draft, base: 'main', state: 'open' };
    expect(github.pulls).toEqual([expect.objectContaining({ ...pull, isDraft: true })]);

    await openForm(page, form, 'spring');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'View Preview' }).click();
    await expect.poll(async () => (await opened).url()).toBe(previewAddress);
    expect([textAt('main'), textAt(draft)]).toEqual([before, after]);
    expect(github.unknown).toEqual([]);
  } finally {
    await close();
    rmSync(scratch, { recursive: true, force: true });
  }
});
