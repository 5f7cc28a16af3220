import { expect, type Page, test } from '@playwright/test';
import { faqId } from '../../src/format/slug.ts';
import { site } from '../reference-site.ts';

const spring = site.services.find(({ id }) => id === 'spring');
const places = [
  { path: '/', faq: site.pages.home?.faqs.at(-1) },
  { path: '/services/spring/', faq: spring?.faqs.at(1) },
].map(({ path, faq = { question: '', answer: '' } }) => ({ path, ...faq }));

/** Where a question and its answer stand on the screen, from its top, and how high the screen is. */
const measure = (page: Page, id: string) =>
  page.evaluate((id) => {
    const answer = document.getElementById(id);
    const question = answer?.closest('details')?.querySelector('summary');
    return { question: question?.getBoundingClientRect().top, answer: answer?.getBoundingClientRect().bottom };
  }, id);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const { path, question, answer } of places) {
      test(`F6 the address of a question on ${path} opens its answer and no other`, async ({ page }) => {
        await page.goto(`${path}#${faqId(question)}`);
        await expect(page.locator('.faqs details[open]')).toHaveCount(1);
        await expect(page.locator('.faqs details[open] summary')).toHaveText(question);
        await expect(page.getByText(answer)).toBeInViewport();
        await expect(page.locator('.faqs details[open] summary')).toBeInViewport();
      });
    }
  });
}

test('F6 an answer links to itself, by keyboard too', async ({ page }) => {
  const { path, question } = places[0] ?? { path: '', question: '' };
  await page.goto(path);
  await page.getByText(question, { exact: true }).click();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Link to this answer' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe(`#${faqId(question)}`);
  const { question: top = -1, answer = -1 } = await measure(page, faqId(question));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(answer).toBeLessThan(page.viewportSize()?.height ?? 0);
});
