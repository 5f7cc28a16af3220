import { expect, test } from '@playwright/test';
import { placePath, servicePath } from '../../src/business/site.ts';
import { formatTelephone } from '../../src/countries/formats.ts';
import { formatMoney } from '../../src/format/amounts.ts';
import { pagePath } from '../../src/site-pages/pages.ts';
import { allBusinesses, plumber } from '../support/businesses.ts';
import { runsAll, sampleOf } from '../support/sample-of.ts';
import { startingAmount } from '../support/starting-amount.ts';
import { findLayoutProblems, watchShifts } from './layout-checks.ts';
import { serveBusiness } from './serve-business.ts';

const { site, samples, folders } = plumber;
const { contact } = site.business;

const paths = [
  ...Object.values(site.pages).map(pagePath),
  ...sampleOf(site.services, 2).map(servicePath),
  ...sampleOf(site.places, 2).map(placePath),
  `/check/?q=${samples.misspelt.text}`,
].map((path) => (path === '/404/' ? '/nowhere/' : path));

const screens = [
  [320, 'light'],
  [768, 'light'],
  [1920, 'light'],
  [1280, 'dark'],
] as const;

test.describe('the plumber', () => {
  const origin = serveBusiness(folders);

  for (const path of sampleOf(paths, 2)) {
    test(`F6 ${path} has no axe violations, and nothing is cut off or moves`, async ({ page }) => {
      const shiftsSoFar = await watchShifts(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${origin()}${path}`);
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsSoFar()).toEqual([]);
      expect(await findLayoutProblems(page)).toEqual([]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('F6 A8 the 404 page leads to a service with its price and the telephone number', async ({ page }) => {
      const { service } = samples;
      const response = await page.goto(`${origin()}/nowhere/`);
      expect(response?.status()).toBe(404);
      await page
        .getByRole('link', { name: new RegExp(service.symptom) })
        .first()
        .click();
      await expect(page).toHaveURL(`${origin()}${servicePath(service)}`);
      await expect(page.getByText(`From ${formatMoney(startingAmount(service), site.money)}`)).toBeVisible();
      const call = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: /Call/ });
      await expect(call).toHaveAttribute('href', `tel:${contact.telephone}`);
      await expect(call).toContainText(formatTelephone(contact.telephone, site.country));
    });
  });
});

for (const [index, { name, folders }] of allBusinesses.entries()) {
  test.describe(`the ${name}`, () => {
    const origin = serveBusiness(folders);

    test('L1 F6 the home page has no violations or cut-off text in its look, at 200 % too', async ({ page }) => {
      for (const [width, colorScheme] of screens.filter((_, at) => runsAll || at === index % 4)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(origin());
        expect(await findLayoutProblems(page), `${width} px`).toEqual([]);
      }
    });
  });
}
