import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { servicePath } from '../../src/business/site.ts';
import { formatMoney } from '../../src/format/wording.ts';
import { afterHoursPrice } from '../../src/prices/pricing.ts';
import { templatePage } from '../../src/site-pages/pages.ts';
import { site } from '../reference-site.ts';
import { measureBar } from './measures.ts';

const { pointing } = templatePage(site, 'home');
if (pointing === undefined) throw new Error('The reference business has a drawing to point at.');
const { parts } = pointing;

/** The link of a part in the drawing; its target is the rectangle around its name. */
const linkOf = (page: Page, part: string) => page.locator(`.pointing svg a[href="#part-${part}"]`);
/** Where the first of its kind ends, in px from the top. */
async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}
const answers = (page: Page) => page.locator('.pointing dl > div:visible');

/** Moments with the words before the price after hours, and whether that price comes first. */
const moments = [
  ['noon on a weekday', '2026-11-18T17:00:00Z', 'after hours', false],
  ['ten at night', '2026-11-19T03:00:00Z', 'Tonight', true],
  ['three at night', '2026-11-19T08:00:00Z', 'As of 6 am', true],
  ['Sunday noon', '2026-11-22T17:00:00Z', 'Today', true],
] as const;

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`F6 every part of the door is a target of 44 px that a finger hits, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
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

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`F6 the keyboard's place is seen on all sides of the name of each part, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const { part } of parts) {
      const name = linkOf(page, part).locator('text').first();
      await name.scrollIntoViewIfNeeded();
      const before = await readAround(name);
      await linkOf(page, part).focus();
      const after = await readAround(name);
      const isMarked = (x: number, y: number) => Math.abs(after.grey(x, y) - before.grey(x, y)) > 30;
      const { right, bottom } = before;
      const middle = { x: right / 2, y: bottom / 2 };
      for (const [side, points] of Object.entries({
        left: rim.map((x) => [x, middle.y] as const),
        right: rim.map((x) => [right - x, middle.y] as const),
        top: rim.map((y) => [middle.x, y] as const),
        bottom: rim.map((y) => [middle.x, bottom - y] as const),
      }))
        expect(
          points.some(([x, y]) => isMarked(Math.round(x), Math.round(y))),
          `${part}, ${side}`,
        ).toBe(true);
    }
  });
}

/** Pixels from the edge of what `readAround` reads. */
const rim = [0, 1, 2, 3, 4, 5];

/** The greys of an element and six pixels around it. */
async function readAround(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - rim.length, y: y - rim.length, width: width + 2 * rim.length, height: height + 2 * rim.length };
  const picture = sharp(await element.page().screenshot({ clip, scale: 'css' }));
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const grey = (column: number, row: number) => data[(row * info.width + column) * info.channels] ?? 0;
  return { grey, right: info.width - 1, bottom: info.height - 1 };
}

test('F6 on a desk the whole door stands beside the heading and half of the first line of the menu below it, the whole line on a screen of 844 px', async ({
  page,
}) => {
  for (const [moment, instant] of moments) {
    await page.clock.setFixedTime(instant);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/');
    await expect(page.locator('.pointing svg'), moment).toBeInViewport({ ratio: 1 });
    await expect(page.locator('h1'), moment).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.panels a').first(), moment).toBeInViewport({ ratio: 0.5 });
    await page.setViewportSize({ width: 1366, height: 844 });
    await expect(page.locator('.panels a').first(), moment).toBeInViewport({ ratio: 1 });
  }
});

test('F6 on a phone the first line of the menu is whole above the call bar, and the door comes after the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [moment, instant] of moments) {
    await page.clock.setFixedTime(instant);
    await page.goto('/');
    expect(await bottomOf(page, '.panels a'), moment).toBeLessThan(844 - (await measureBar(page)));
    const door = await page.locator('.pointing').boundingBox();
    expect(await bottomOf(page, '.panels'), moment).toBeLessThan(door?.y ?? 0);
  }
});

for (const menu of ['panels', 'list']) {
  test(`F6 on a desk the ${menu} of the menu stand below the heading and beside the door`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/');
    await page.locator('ol.menu').evaluate((list, name) => {
      list.setAttribute('class', `menu ${name}`);
    }, menu);
    const [text, lines, door] = await Promise.all(
      ['.opening > .stack', 'ol.menu', '.pointing'].map((part) => page.locator(part).boundingBox()),
    );
    if (!text || !lines || !door) throw new Error('The first screen lacks a part.');
    expect(lines.x).toBe(text.x);
    expect(lines.y).toBeGreaterThan(text.y + text.height);
    expect(lines.y).toBeLessThan(768);
    expect(door.x).toBeGreaterThan(lines.x + lines.width);
    expect(door.y).toBe(text.y);
  });
}

test('F6 a rectangle that an owner draws keeps its outline, also while its link has the focus', async ({ page }) => {
  await page.goto('/');
  const link = linkOf(page, parts[0]?.part ?? '');
  const strokes = () =>
    link.evaluate((target) => {
      const shapes = [...target.children].filter((child) => child.tagName === 'path');
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
      target.insertBefore(drawn, target.lastElementChild);
      const [rect, path] = [drawn, ...shapes].map((shape) => getComputedStyle(shape));
      return [rect?.stroke === path?.stroke, rect?.pointerEvents === path?.pointerEvents];
    });
  expect(await strokes()).toEqual([true, true]);
  await page.locator('.panels a').last().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await strokes()).toEqual([true, true]);
});

test('F6 the keyboard goes through the parts in the order of the drawing, from an answer to its service', async ({
  page,
}) => {
  await page.goto('/');
  const [first, second] = parts;
  await page.locator('.panels a').last().focus();
  await page.keyboard.press('Tab');
  await expect(linkOf(page, first?.part ?? '')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(linkOf(page, second?.part ?? '')).toBeFocused();
  const outline = (part: string) =>
    linkOf(page, part)
      .locator('text')
      .first()
      .evaluate((name) => getComputedStyle(name).outlineStyle);
  expect(await outline(second?.part ?? '')).toBe('solid');
  expect(await outline(first?.part ?? '')).toBe('none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#part-${second?.part}$`));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.press('Tab');
  await expect(answers(page).getByRole('link')).toBeFocused();
});

for (const [moment, instant, word, isLaterFirst] of moments) {
  test(`F7 an answer says what holds at ${moment}`, async ({ page }) => {
    await page.clock.setFixedTime(instant);
    for (const { part, trouble, service: id } of parts) {
      const service = site.services.find((candidate) => candidate.id === id);
      await page.goto(`/#part-${part}`);
      await expect(answers(page)).toContainText(trouble);
      const link = answers(page).getByRole('link');
      await expect(link).toHaveAttribute('href', (service && servicePath(service)) ?? '');
      const later = service && afterHoursPrice(site, service);
      if (later === undefined) {
        await expect(link.locator('.later')).toHaveCount(0);
        continue;
      }
      await expect(link.locator('.later')).toContainText(`${word} from ${formatMoney(later, site.money)}`);
      const [above, below] = await Promise.all([
        link.locator('.later').boundingBox(),
        link.locator(':has(+ .later)').boundingBox(),
      ]);
      expect((above?.y ?? 0) < (below?.y ?? 0), part).toBe(isLaterFirst);
    }
  });
}

test('F6 links of the drawing have the names of their parts, and it has a description', async ({ page }) => {
  await page.goto('/');
  const door = page.getByRole('group', { name: pointing.description });
  const labels = ['Torsion spring', 'Track', 'Roller', 'Lift cable', 'Panel', 'Sensor', 'Bottom seal', 'Opener'];
  for (const name of labels) await expect(door.getByRole('link', { name, exact: true })).toHaveCount(1);
  await expect(door.getByRole('link')).toHaveCount(labels.length);
});

test('F6 in forced colours names are links, and the part that is asked for is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#part-cable');
  const colourOf = (selector: string, property: 'fill' | 'stroke' | 'color') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  const systemColour = (name: string) =>
    page.evaluate((colour) => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = colour;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  expect(await colourOf('.pointing svg text', 'fill')).toBe(await systemColour('LinkText'));
  expect(await colourOf('.pointing svg path', 'stroke')).toBe(await systemColour('CanvasText'));
  await expect(linkOf(page, 'cable').locator('.halo')).toHaveCSS('opacity', '1');
  await expect(linkOf(page, 'track').locator('.halo')).toHaveCSS('opacity', '0');
});

test('F6 on paper the door is drawn without links, and every answer is there to read', async ({ page }) => {
  await page.goto('/');
  await expect(answers(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(answers(page)).toHaveCount(parts.length);
  await expect(page.locator('.pointing svg')).toBeVisible();
  await expect(page.locator('.pointing text').first()).toHaveCSS('text-decoration-line', 'none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F6 a part answers in place', async ({ page }) => {
    await page.goto('/');
    for (const { part, trouble } of parts) {
      await linkOf(page, part).locator('rect').click();
      await expect(answers(page)).toHaveCount(1);
      await expect(answers(page)).toContainText(trouble);
    }
  });
});
