import { expect, test } from '@playwright/test';
import { runsAll, sampleOf } from '../support/sample-of.ts';
import {
  addStyles,
  findLayoutProblems,
  findTextProblems,
  findViolations,
  openDetails,
  watchShifts,
} from './layout-checks.ts';
import { templates } from './templates.ts';

/** The spacing that readers must be able to set (WCAG 2.2, 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Screens to check each page on: one for each page, all if TEST_ALL is set. */
const screens = [
  { width: 320, height: 256, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 320, height: 256, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

for (const [index, path] of templates.entries()) {
  test(`F6 ${path} has no axe violations, and no text is cut off in any size and spacing`, async ({ page }) => {
    const problems: string[] = [];
    for (const { width, height, colorScheme } of screens.filter((_, at) => runsAll || at === index % 4)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const found = await findLayoutProblems(page);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
      await addStyles(page, textSpacing);
      const spaced = (await findTextProblems(page)).map((text) => `in wide spacing: ${text}`);
      problems.push(...[...found, ...spaced].map((problem) => `${width} px, ${colorScheme}, ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

for (const path of sampleOf(templates, 2)) {
  test(`F6 nothing on ${path} moves while it loads, and reduced motion stops all animations`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const shiftsSoFar = await watchShifts(page);
    for (const width of [320, 1280]) {
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

test('F6 the name takes two rows on a phone, and headings break no word at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const rowsOf = (css: string) =>
    page.locator(css).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  expect(await rowsOf('.site-name span')).toBe(2);
  await page.goto('/check/?q=Dundas');
  await addStyles(page, 'html { font-size: 200% }');
  // "Yes,", "Dundas," and "16.8 km".
  expect(await rowsOf('h1')).toBeLessThanOrEqual(3);
});

test('F6 the call bar never covers the end of a page', async ({ page }) => {
  for (const path of sampleOf(templates, 6)) {
    await page.goto(path);
    const gap = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const bar = document.querySelector('.call-bar')?.getBoundingClientRect().top ?? 0;
      return bar - (document.querySelector('.site-footer')?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap, path).toBeGreaterThan(-0.5);
  }
});

test('F6 answers of the coverage form have no axe violations', async ({ page }) => {
  await page.goto('/service-areas/');
  for (const [typed, answer, colorScheme] of [
    ['Dundas', 'Yes, we come to Dundas', 'light'],
    ['Oakvile', 'Oakville', 'dark'],
    ['L0O 1A0', 'D, F, I, O, Q and U never occur', 'dark'],
  ] as const) {
    await page.getByLabel('Town, neighbourhood or postal code').fill(typed);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('output')).toContainText(answer);
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, [], '.coverage-form')).toEqual([]);
  }
});
