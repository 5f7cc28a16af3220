import { expect, type Page, test } from '@playwright/test';
import { templatePage } from '../../src/site-pages/pages.ts';
import { site } from '../support/reference-site.ts';
import { runsAll } from '../support/sample-of.ts';
import { instantsOf } from './instants.ts';

const { pointing } = templatePage(site, 'services');
if (pointing === undefined) throw new Error('The reference business has an interactive drawing.');
const { parts } = pointing;

/** The link of a part in the drawing; its target is the rectangle around its name. */
const linkOf = (page: Page, part: string) => page.locator(`.pointing svg a[href="#part-${part}"]`);
const answers = (page: Page) => page.locator('.pointing dl > div:visible');

const instants = instantsOf(site.business);

const screens = [
  [320, 640],
  [1366, 768],
] as const;

for (const [width, height] of runsAll ? screens : screens.slice(0, 1)) {
  test(`F6 every part of the door is a touch target of 44 px, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/services/');
    for (const { part } of parts) {
      const target = linkOf(page, part).locator('rect');
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      expect(box?.width, part).toBeGreaterThanOrEqual(44);
      expect(box?.height, part).toBeGreaterThanOrEqual(44);
      await target.click();
      await expect(page).toHaveURL(new RegExp(`#part-${part}$`));
      await expect(answers(page)).toHaveCount(1);
      await expect(answers(page)).toBeInViewport();
    }
  });
}

test('F6 on a desktop the question and five lines of the menu are on the first screen', async ({ page }) => {
  for (const [moment, instant] of instants) {
    await page.clock.setFixedTime(instant);
    await page.setViewportSize({ width: 1280, height: 768 });
    await page.goto('/');
    await expect(page.locator('h1'), moment).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.board li').nth(4), moment).toBeInViewport({ ratio: 1 });
  }
});

test('F6 the keyboard visits the parts in the order of the drawing, and goes from an answer to its service', async ({
  page,
}) => {
  await page.goto('/services/');
  const [first, second] = parts;
  await linkOf(page, first?.part ?? '').focus();
  await page.keyboard.press('Tab');
  await expect(linkOf(page, second?.part ?? '')).toBeFocused();
  const nameOf = (part = '') => linkOf(page, part).locator('text').first();
  await expect(nameOf(second?.part)).toHaveCSS('outline-style', 'solid');
  await expect(nameOf(first?.part)).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#part-${second?.part}$`));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.press('Tab');
  await expect(answers(page).getByRole('link')).toBeFocused();
});

test('F6 a chosen part stays highlighted beside its answer, and nothing jumps between parts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/services/');
  await page.locator('.pointing svg').evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
  for (const { part } of parts) {
    const before = await page.evaluate(() => scrollY);
    await linkOf(page, part).locator('rect').click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(answers(page)).toHaveCount(1);
    await expect(answers(page)).toBeInViewport();
    const lit = await page
      .locator('.pointing svg .halo')
      .evaluateAll((halos) =>
        halos
          .filter((halo) => getComputedStyle(halo).opacity === '1')
          .map((halo) => halo.closest('a')?.getAttribute('href')),
      );
    expect(lit).toEqual([`#part-${part}`]);
    if (part !== parts[0]?.part) expect(Math.abs((await page.evaluate(() => scrollY)) - before), part).toBeLessThan(1);
  }
});

test('F6 a print shows every answer beside the door', async ({ page }) => {
  await page.goto('/services/');
  await expect(answers(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(answers(page)).toHaveCount(parts.length);
  await expect(page.locator('.pointing svg')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F6 a part opens its answer in place', async ({ page }) => {
    await page.goto('/services/');
    for (const { part, trouble, service: id } of parts) {
      await linkOf(page, part).locator('rect').click();
      await expect(answers(page)).toHaveCount(1);
      await expect(answers(page)).toContainText(trouble);
      const [service] = site.services.filter((one) => one.id === id);
      await expect(answers(page).getByRole('link')).toHaveAttribute('href', `/services/${service?.slug}/`);
    }
  });
});
