import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { formatTelephone } from '../../src/countries/telephone.ts';
import { businesses } from '../businesses.ts';
import { startNode } from '../engines/node.ts';
import { watchShifts } from './measures.ts';
import { type SlowLine, startSlowLine } from './slow-line.ts';

/** Moments of each business, one for each kind of state. */
const moments: Readonly<Record<string, readonly (readonly [instant: string, state: string])[]>> = {
  garage: [
    ['2026-11-18T15:00:00Z', 'Open until 6 pm'],
    ['2026-11-19T00:00:00Z', 'Emergency line open until 11 pm'],
    ['2026-11-18T10:30:00Z', 'Emergency line opens 6 am'],
    ['2026-12-25T08:00:00Z', 'Emergency line opens 6 am'],
  ],
  plumber: [
    ['2026-11-18T15:00:00Z', 'Open until 5 pm'],
    ['2026-11-20T15:00:00Z', 'Opens 2 pm'],
    ['2026-11-22T16:00:00Z', 'Opens tomorrow 8 am'],
  ],
};

/** Nine steps of this are more than a row of the menu with its seam. */
const STEP_PX = 9;

// The states of a business of somebody's own are not known here.
for (const { name, folders, site } of businesses.filter((business) => business.name in moments)) {
  test.describe(`the ${name}`, () => {
    let engine: Awaited<ReturnType<typeof startNode>>;
    let line: SlowLine;

    test.beforeAll(async () => {
      engine = await startNode(folders);
      line = await startSlowLine(`http://127.0.0.1:${engine.port}`);
    });
    test.afterAll(async () => {
      await line.stop();
      await engine.stop();
    });

    for (const path of ['/', '/contact/', ...site.services.slice(0, 1).map(servicePath)]) {
      test(`F6 nothing on ${path} moves when the state comes in after the page, whichever it is`, async ({ page }) => {
        const shiftsSoFar = await watchShifts(page);
        const heights = new Map<number, Set<number>>();
        for (const [instant, state] of moments[name] ?? []) {
          await page.clock.setFixedTime(instant);
          for (const width of [320, 360, 390, 412, 768, 960, 1280]) {
            await page.setViewportSize({ width, height: 823 });
            await page.goto(`${line.origin}${path}`);
            await expect(page.locator('.now')).toHaveText(state);
            expect(await shiftsSoFar(), `${width} ${state}`).toEqual([]);
            const bar = await page.locator('.call-bar').evaluate((element) => element.clientHeight);
            heights.set(width, (heights.get(width) ?? new Set()).add(bar));
          }
        }
        expect([...heights].filter(([, found]) => found.size > 1)).toEqual([]);
      });
    }

    test('F6 on a desk the head has the number instead of the bar, also without a script', async ({ browser }) => {
      const call = `Call ${formatTelephone(site.business.contact.telephone, site.country)}`;
      for (const javaScriptEnabled of [true, false]) {
        const page = await browser.newPage({ javaScriptEnabled });
        await page.goto(`http://127.0.0.1:${engine.port}/about/`);
        for (const width of [320, 959, 960, 1366]) {
          await page.setViewportSize({ width, height: 823 });
          const links = page.getByRole('link', { name: /^Call/ });
          await expect(links.filter({ visible: true })).toHaveText([call]);
          await expect(page.getByRole('banner').locator(links)).toBeVisible({ visible: width >= 960 });
        }
        await page.close();
      }
    });

    test('F6 enough of every link shows above or below the call bar to touch it, wherever a page is scrolled', async ({
      page,
    }) => {
      const small: string[] = [];
      await page.setViewportSize({ width: 412, height: 823 });
      for (const [instant, state] of moments[name] ?? []) {
        await page.clock.setFixedTime(instant);
        await page.goto(`http://127.0.0.1:${engine.port}/`);
        await expect(page.locator('.call-bar small')).toHaveText(state);
        for (let step = 0; step < 9; step++) {
          await page.evaluate((top) => window.scrollTo(0, top), step * STEP_PX);
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules('target-size').analyze();
          small.push(
            ...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${state}, ${step}: ${html.slice(0, 60)}`)),
          );
        }
      }
      expect(small).toEqual([]);
    });
  });
}
