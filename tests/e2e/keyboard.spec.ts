import { expect, test } from '@playwright/test';
import { sampleOf } from '../support/sample-of.ts';

const screens = [
  ['/', 390],
  ['/services/spring/', 320],
  ['/service-areas/', 1280],
] as const;

for (const [path, width] of sampleOf(screens, 2)) {
  test(`F6 the keyboard visits ${path} in order at ${width} px, with every focused element visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 });
    const stops: { readonly index: number; readonly problem: string }[] = [];
    for (let stop = await visitStop(); stop.index >= 0 && stops.length < 200; stop = await visitStop())
      stops.push(stop);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
    expect(stops.map(({ index }) => index)).toEqual(stops.map(({ index }) => index).sort((a, b) => a - b));

    /** Moves to the next tab stop, and returns its position in the document and what is wrong with it. */
    async function visitStop() {
      await page.keyboard.press('Tab');
      const { index, isSeen, marks, html } = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        // A part of a drawing is marked around its name.
        const target = focused.querySelector('.label text') ?? focused;
        const { outlineStyle, outlineWidth } = getComputedStyle(target);
        const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return {
          index: [...document.body.querySelectorAll('*')].indexOf(focused),
          isSeen: focused.contains(seen) || seen?.contains(focused),
          marks: [outlineStyle, outlineWidth],
          html: focused.outerHTML.slice(0, 80),
        };
      });
      const [style, size = ''] = marks;
      const isMarked = style !== 'none' && Number.parseFloat(size) >= 2;
      const problem = isSeen ? (isMarked ? '' : 'is not marked') : 'is covered';
      return { index, problem: index >= 0 && problem !== '' ? `${html} ${problem}` : '' };
    }
  });
}

test('F6 the skip link moves the focus past the header', async ({ page }) => {
  await page.goto('/prices/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The jump is done with the next frame; only then does the keyboard go on from there.
  await expect(page).toHaveURL(/#main$/);
  await expect(page.locator('main')).toBeInViewport();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('F6 in forced colours, edges, arrows and the current page are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/service-areas/');
  for (const edged of ['.coverage-form input', '.coverage-form button'])
    await expect(page.locator(edged).first()).not.toHaveCSS('border-top-width', '0px');
  await expect(page.locator('.site-header li [aria-current]')).toHaveCSS('text-decoration-line', 'underline');
  const [arrow, paper] = await page.evaluate(() => {
    const style = getComputedStyle(document.querySelector('.arrow') as Element);
    return [style.fill, getComputedStyle(document.body).backgroundColor];
  });
  expect(arrow).not.toBe(paper);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.call-bar .call')).not.toHaveCSS('border-top-width', '0px');
});

test('F7 in forced colours, the state marker is filled while calls are answered, and a ring otherwise', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [instant, isFilled] of [
    ['2026-11-18T15:00:00Z', true],
    ['2026-11-19T03:00:00Z', true],
    ['2026-11-19T08:00:00Z', false],
  ] as const) {
    await page.clock.setFixedTime(instant);
    await page.goto('/contact/');
    // Forced colours take the background away, so only its border can fill it.
    const hole = await page
      .locator('.open-state .state')
      .evaluate((line) => getComputedStyle(line, '::before').padding);
    expect(hole === '0px', instant).toBe(isFilled);
  }
});
