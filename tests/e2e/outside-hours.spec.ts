import { expect, type Page, test } from '@playwright/test';
import { templatePage } from '../../src/site-pages/pages.ts';
import { site } from '../support/reference-site.ts';
import { instantsOf, stateNow } from './instants.ts';
import { watchShifts } from './layout-checks.ts';

const { lead = '', outsideHours } = templatePage(site, 'home');
const { emergency, closed } = outsideHours ?? {};
if (emergency === undefined || closed === undefined) throw new Error('The reference business speaks at all hours.');

/** The text of the first screen between its heading and its warning. */
const shownText = (page: Page) => page.locator('.leads > *').filter({ visible: true });

for (const [moment, instant] of instantsOf(site.business)) {
  const { state, sentence } = stateNow(site.business, instant);
  test(`F7 the first screen has the text for its opening state: ${moment}`, async ({ page }) => {
    await page.clock.setFixedTime(instant);
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-now', state);
      await expect(shownText(page)).toHaveCount(1);
      if (state === 'open') await expect(shownText(page)).toHaveText(lead);
      else {
        const { heading, links } = state === 'emergency' ? emergency : closed;
        await expect(shownText(page)).toContainText(heading);
        for (const { label, path } of links)
          await expect(shownText(page).getByRole('link', { name: label })).toHaveAttribute('href', path);
      }
      if (state === 'closed') await expect(shownText(page)).toContainText(`${sentence}.`);
      await expect(shownText(page)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('F7 the text of the first screen moves nothing but prices in the menu at any hour', async ({ page }) => {
  for (const [moment, instant] of instantsOf(site.business)) {
    await page.clock.setFixedTime(instant);
    const shiftsSoFar = await watchShifts(page, '.menu');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-now', /./);
    // Prices of the menu may wrap when the hour is known.
    expect(await shiftsSoFar(), moment).toEqual([]);
  }
});

test('F7 the links of the closed state lead to the safety steps and to a vCard', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-19T08:00:00Z');
  await page.goto('/');
  const [steps, card] = closed.links;
  await expect(shownText(page)).toContainText(`${steps?.label} ${card?.label}`);
  const response = await page.request.get(card?.path ?? '');
  expect(response.headers()['content-type']).toContain('text/vcard');
  await shownText(page)
    .getByRole('link', { name: steps?.label ?? '' })
    .click();
  await expect(page.locator(':target')).toBeVisible();
  await expect(page.locator(':target')).toContainText('Lock the door to the house');
  await expect(page.locator('details:has(:target)')).toHaveText(/Then call 905-555-0142\.\s*$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F7 the first screen has the text that is true at any hour', async ({ page }) => {
    await page.goto('/');
    await expect(shownText(page)).toHaveCount(1);
    await expect(shownText(page)).toHaveText(lead);
  });
});
