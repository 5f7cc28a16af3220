import { expect, test } from '@playwright/test';
import { faqIds } from '../../src/format/slug.ts';
import { site } from '../support/reference-site.ts';

const [emergency, spring] = ['emergency', 'spring'].map((wanted) => site.services.find(({ id }) => id === wanted));
const places = [
  { path: '/services/emergency/', faq: emergency?.faqs.at(-1) },
  { path: '/services/spring/', faq: spring?.faqs.at(1) },
].map(({ path, faq = { question: '', answer: '' } }) => ({ path, ...faq, id: faqIds([faq])[0] }));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const { path, question, answer, id } of places) {
      test(`F6 the address of a question on ${path} opens only its answer`, async ({ page }) => {
        await page.goto(`${path}#${id}`);
        await expect(page.locator('.faqs details[open]')).toHaveCount(1);
        await expect(page.locator('.faqs details[open] summary')).toHaveText(question);
        await expect(page.getByText(answer)).toBeInViewport();
        await expect(page.locator('.faqs details[open] summary')).toBeInViewport();
      });
    }
  });
}
