import { expect, test } from '@playwright/test';
import { sampleOf } from '../support/sample-of.ts';
import { inSpanish, twoLanguages } from '../support/two-languages.ts';
import { findLayoutProblems } from './layout-checks.ts';
import { serveBusiness } from './serve-business.ts';

const origin = serveBusiness(twoLanguages.folders);

const translated = [
  '/',
  '/services/',
  '/services/drain/',
  '/prices/',
  '/service-areas/',
  '/about/',
  '/contact/',
  '/docs/api/',
];

for (const path of sampleOf(translated, 3)) {
  test(`J2 F6 longer words fit on /fr${path} at 320 px, without axe violations`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${origin()}/fr${path}`);
    expect(await findLayoutProblems(page)).toEqual([]);
  });
}

test.describe('the electrician in Spanish', () => {
  const electrician = serveBusiness(inSpanish.folders);
  const services = ['standby-generator', 'outlets', 'panel'].map((slug) => `/es/services/${slug}/`);
  const paths = ['/es/', ...services, '/es/prices/', '/es/service-areas/', '/es/service-areas/ithaca/'];

  for (const path of sampleOf(paths, 3)) {
    test(`F6 on ${path} no text is cut off at 320 px, and targets are large enough`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${electrician()}${path}`);
      expect(await findLayoutProblems(page)).toEqual([]);
      // A name has a line of its own before it is broken letter by letter.
      for (const name of await page.locator('.fingerpost a').filter({ visible: true }).all())
        expect((await name.boundingBox())?.width).toBeGreaterThan(50);
    });
  }
});

test('J5 the opening state and the coverage form use the language of the page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T17:00:00Z'));
  await page.goto(`${origin()}/fr/`);
  await expect(page.locator('.state').first()).toHaveText('Ouvert jusqu’à 17 h');
  await page.getByRole('combobox').first().fill('Toronto');
  await page.getByRole('button', { name: 'Vérifier' }).first().click();
  const answer = page.getByRole('status').filter({ hasText: 'Toronto' });
  await expect(answer).toContainText('ne figure pas parmi');
  await expect(answer.getByRole('link').first()).toHaveAttribute('href', /^\/fr\/service-areas\//);
});
