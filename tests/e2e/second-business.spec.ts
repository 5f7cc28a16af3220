import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { placePath, servicePath } from '../../src/business/site.ts';
import { formatTelephone } from '../../src/countries/telephone.ts';
import { formatMoney } from '../../src/format/wording.ts';
import { pagePath, softwarePages } from '../../src/site-pages/pages.ts';
import { businesses } from '../businesses.ts';
import { startNode } from '../engines/node.ts';
import { sampleOf } from '../sample-of.ts';
import { startingAmount } from '../starting-amount.ts';
import { findSpoiledTexts, measureOverflow, openDetails, watchShifts } from './measures.ts';

const plumber = businesses.find(({ name }) => name === 'plumber');
if (plumber === undefined) throw new Error('There is no plumber.');
const { site, samples, folders } = plumber;
const { contact } = site.business;

/** Tests that ask the site of the second business. */
const test = base.extend<object, { readonly served: string }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const engine = await startNode(folders);
      await use(`http://127.0.0.1:${engine.port}`);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served),
});

const paths = [
  ...Object.values(site.pages).map(pagePath),
  ...Object.values(softwarePages).map(pagePath),
  ...sampleOf(site.services, 2).map(servicePath),
  ...sampleOf(site.places, 2).map(placePath),
  `/check/?q=${samples.misspelt.text}`,
].map((path) => (path === '/404/' ? '/nowhere/' : path));
const field = 'Town, neighbourhood or postal code';

test.describe('the plumber', () => {
  for (const path of new Set(paths)) {
    test(`F6 axe finds nothing on ${path}, and nothing is cut off or moves`, async ({ page }) => {
      const shiftsSoFar = await watchShifts(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsSoFar()).toEqual([]);
      await openDetails(page);
      expect([await measureOverflow(page), await findSpoiledTexts(page)]).toEqual([0, []]);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      for (const typed of ['Peggy’s Cove', 'b3h 4r2', 'HRM']) {
        test(`F5 a visitor asks for ${typed}`, async ({ page, request }) => {
          const parameter = typed.startsWith('b3h') ? 'postal' : 'city';
          const answer = await request.get(`/api/coverage/?${parameter}=${encodeURIComponent(typed)}`);
          const { message } = await answer.json();
          await page.goto('/service-areas/');
          await page.getByLabel(field).fill(typed);
          await page.getByRole('button', { name: 'Check' }).click();
          await expect(page.getByText(message).first()).toBeVisible();
        });
      }

      test('F6 A8 a visitor who is lost finds a price and the number to call', async ({ page }) => {
        const { service } = samples;
        const response = await page.goto('/nowhere/');
        expect(response?.status()).toBe(404);
        await page
          .getByRole('link', { name: new RegExp(service.symptom) })
          .first()
          .click();
        await expect(page).toHaveURL(servicePath(service));
        await expect(page.getByText(`From ${formatMoney(startingAmount(service), site.money)}`)).toBeVisible();
        const call = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: /Call/ });
        await expect(call).toHaveAttribute('href', `tel:${contact.telephone}`);
        await expect(call).toContainText(formatTelephone(contact.telephone, site.country));
      });
    });
  }
});
