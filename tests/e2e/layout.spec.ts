import { expect, test } from '@playwright/test';
import {
  addStyles,
  findSmallTargets,
  findSpoiledTexts,
  measureOverflow,
  openDetails,
  watchShifts,
} from './measures.ts';
import { templates } from './templates.ts';

/** The spacing that readers must be able to set (WCAG 2.2, 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

for (const path of templates) {
  test(`F6 ${path} keeps its text whole on small screens, in large type, with wide spacing`, async ({ page }) => {
    const problems: string[] = [];
    const look = async (condition: string) => {
      const overflow = await measureOverflow(page);
      if (overflow > 0) problems.push(`${condition}: ${overflow} px too wide`);
      problems.push(...(await findSpoiledTexts(page)).map((text) => `${condition}: ${text}`));
    };
    for (const [width, height] of [
      [320, 256],
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await openDetails(page);
      await look(`${width} px`);
      problems.push(...(await findSmallTargets(page)).map((target) => `${width} px: ${target}`));
      await addStyles(page, 'html { font-size: 200% }');
      await look(`${width} px, text of 200 %`);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
      await addStyles(page, textSpacing);
      await look(`${width} px, wide spacing`);
    }
    expect(problems).toEqual([]);
  });

  test(`F6 nothing on ${path} moves while it loads, nor in motion-free mode at all`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const shiftsSoFar = await watchShifts(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
      expect(await shiftsSoFar(), `${width}`).toEqual([]);
    }
    await openDetails(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test('F6 every control, and every link in the head, is a target of 24 px', async ({ page }) => {
  for (const path of ['/', '/docs/api/', '/service-areas/hamilton/']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const small = await page
        .locator('input, select, button, summary, .site-header a')
        .filter({ visible: true })
        .evaluateAll((targets) =>
          targets
            .filter((target) => {
              const { width, height } = target.getBoundingClientRect();
              return Math.min(width, height) < 24;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        );
      expect(small, `${path} ${width}`).toEqual([]);
    }
  }
});

test('F6 the call bar never covers the end of a page', async ({ page }) => {
  for (const path of templates) {
    await page.goto(path);
    const gap = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const bar = document.querySelector('.call-bar')?.getBoundingClientRect().top ?? 0;
      return bar - (document.querySelector('.site-footer')?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap, path).toBeGreaterThan(-0.5);
  }
});

test('F6 heads and prices of a table beside the hours take one line each on a desk, and its columns fit elsewhere', async ({
  page,
}) => {
  for (const [width, columns] of [
    [1366, ['Job', 'Starts at', 'Outside opening hours']],
    [390, ['Job', 'Starts at']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/service-areas/dundas/');
    const heads = page.locator('.price-table').getByRole('columnheader');
    await expect(heads).toHaveText([...columns]);
    const heights = await page
      .locator('.price-table :is(thead th, td)')
      .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(60);
  }
});
