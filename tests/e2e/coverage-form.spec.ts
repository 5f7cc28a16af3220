import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { groupByPostalArea } from '../../src/places/places.ts';
import { allBusinesses, plumber } from '../support/businesses.ts';
import { site } from '../support/reference-site.ts';
import { runsAll, sampleOf } from '../support/sample-of.ts';
import { startNode } from '../support/servers/node.ts';

const answerOf = (page: Page) => page.locator('output');

/** Submits the coverage form of a page. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel(/Town, neighbou?rhood or /).fill(question);
  await page.getByRole('button', { name: 'Check' }).click();
}

/** Delays answers from an address until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Counts the requests of a page to the API and the answer page. */
function watchQuestions(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:api|check)\//.test(request.url())) requests.push(new URL(request.url()).search);
  });
  return requests;
}

test('F4 the form answers for every place without a request, with the sentence of the API', async ({ page }) => {
  const requests = watchQuestions(page);
  await page.goto('/');
  const answers = await page.evaluate(
    async (names) => {
      const form = document.querySelector('form');
      const field = form?.querySelector('input');
      const answers: string[] = [];
      for (const name of names) {
        if (field) field.value = ` ${name.toUpperCase()} `;
        form?.requestSubmit();
        await new Promise((resolve) => setTimeout(resolve));
        answers.push(form?.querySelector('output')?.lastChild?.textContent ?? '');
      }
      return answers;
    },
    site.places.map(({ name }) => name),
  );
  const sentences = site.places.map(({ slug }) => {
    const file = `.build/test/reference/dist/api/coverage/${slug}/index.json`;
    return JSON.parse(readFileSync(file, 'utf8')).message;
  });
  expect(answers).toEqual(sentences);
  expect(requests).toEqual([]);
});

test('B15 F5 the form answers misspelt, unserved, postal and nonsense questions with the sentence of the API', async ({
  page,
}) => {
  const requests = watchQuestions(page);
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto('/service-areas/');
  for (const [question, query, answer, links] of [
    ['l8p 4s8', '?q=l8p%204s8', /^Likely yes: L8P is in Hamilton/, undefined],
    ['Oakvile', '?q=Oakvile', /Oakvil/, ['Oakville']],
    ['12 Main St Dundas', '?q=12%20Main%20St%20Dundas', /^Yes, we come to Dundas .*Usual response/, ['Dundas']],
    ['Toronto', '?q=Toronto', /not/, ['Oakville']],
    ['Niagara', '?q=Niagara', /Niagara/, undefined],
    ['M5V 1A1', '?q=M5V%201A1', /M5V/, [expect.any(String)]],
    ['LOP 1A0', '?q=LOP%201A0', /^Not a Canadian postal code\. Did you mean this\?$/, ['L0P 1A0?']],
    ['90210', '?q=90210', /^Five digits make a postal code/, []],
    ['<b>Dundas" i], *[x=</b>', expect.stringMatching(/^\?q=/), /<b>Dundas/, undefined],
  ] as const) {
    await ask(page, question);
    // Without the verdict before it.
    const readSentence = () =>
      answerOf(page).evaluate(({ childNodes }) =>
        [...childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : [])).join(''),
      );
    await expect.poll(readSentence).toMatch(answer);
    expect(requests.at(-1)).toEqual(query);
    const found = await answerOf(page).getByRole('link').allTextContents();
    if (links !== undefined) expect(found, question).toEqual(links);
    for (const link of await answerOf(page).getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^\/(?:service-areas\/[a-z-]+\/|check\/\?q=[\w%-]+)$/);
  }
  expect(requests).toHaveLength(9);
  expect(errors).toEqual([]);
});

test('F6 the answer scrolls into view above the call bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/service-areas/');
  const field = page.getByLabel('Town, neighbourhood or postal code');
  // The field is at the bottom of the screen, its answer below.
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await ask(page, 'Toronto');
  await expect(answerOf(page)).toContainText('Oakville');
  const top = (await page.locator('.call-bar').boundingBox())?.y ?? 0;
  const bottom = () => answerOf(page).evaluate((answer) => answer.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(top);
});

test('F5 a late answer does not replace a newer one', async ({ page }) => {
  const release = await holdBack(page, '**/check/?q=Toronto');
  await page.goto('/');
  await ask(page, 'Toronto');
  await expect(page.locator('.coverage-form')).toHaveAttribute('aria-busy', 'true');
  await ask(page, 'Dundas');
  await expect(answerOf(page)).toContainText('Yes, we come to Dundas');
  const late = page.waitForResponse('**/check/?q=Toronto');
  release();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await expect(answerOf(page)).toContainText('Yes, we come to Dundas');
});

test('D3 F5 a page makes two requests until a question is asked, none of them for browser tools', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Town, neighbourhood or postal code').focus();
  // The icon of the tab is not part of the page.
  const parts = requests.filter((path) => !path.includes('icon'));
  expect(parts).toEqual(['/', expect.stringMatching(/woff2$/)]);
  expect(await page.evaluate(() => 'modelContext' in document)).toBe(false);
});

for (const [trouble, fail] of [
  ['is not reached', { abort: true }],
  ['answers with an error', { status: 502, body: '<h1>Bad gateway</h1>' }],
] as const) {
  test(`F5 when the answer page ${trouble}, the form shows the telephone number`, async ({ page }) => {
    await page.route('**/check/**', (route) => ('abort' in fail ? route.abort() : route.fulfill(fail)));
    await page.goto('/');
    await ask(page, 'Toronto');
    await expect(answerOf(page)).toHaveText(
      'The check is not working right now. Call 905-555-0142, and we will tell you.',
    );
    await ask(page, 'Dundas');
    await expect(answerOf(page)).toContainText('Yes, we come to Dundas');
  });
}

for (const { name, folders, site, samples } of runsAll ? allBusinesses : [plumber]) {
  test(`F6 the ${name}: answers are announced to screen readers, and the field does not move`, async ({ page }) => {
    const server = await startNode(folders);
    // An hour at which no price changes its place.
    await page.clock.setFixedTime('2026-11-18T15:00:00Z');
    const names = [...site.places.slice(0, 2).map((place) => place.name), samples.unservedName.name, 'Somewhere'];
    const areas = [...groupByPostalArea(site).keys()].slice(0, 2);
    const questions = sampleOf([...names, ...areas, samples.unservedArea, '90210', 'L8P 1AO'], 4);
    const paths = ['/', '/service-areas/', ...site.services.slice(0, 1).map(servicePath)];
    const screens = paths.flatMap((path) => [320, 390, 960, 1280].map((width) => [path, width] as const));
    for (const [path, width] of sampleOf(screens, 2)) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`http://127.0.0.1:${server.port}${path}`);
      await expect(answerOf(page)).toHaveAttribute('aria-live', 'polite');
      const tops = new Set<number>();
      for (const question of questions) {
        await ask(page, question);
        await expect(page.locator('.coverage-form')).not.toHaveAttribute('aria-busy');
        const field = await page.locator('#q').evaluate((one) => one.getBoundingClientRect().top + scrollY);
        tops.add(Math.round(field));
      }
      expect(tops.size, `${path} ${width}`).toBe(1);
    }
    await server.stop();
  });
}

test('L3 the sign shows an example, then the answer in 28 px or more, with the call link in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const verdict = page.locator('.verdict');
  const [example] = site.places.filter(({ distanceKm }) => distanceKm >= 1);
  await expect(answerOf(page)).toContainText(`For example: Yes, we come to ${example?.name}`);
  await expect(verdict).toBeHidden();
  const questions = [
    ['Dundas', 'Yes, Dundas, 16.8 km'],
    ['L9H 1A1', 'Likely yes, L9H'],
    ['Toronto', 'No, Toronto'],
    ['Oakvile', 'Which one?'],
    ['L0O 1A0', 'Please check the code'],
  ] as const;
  for (const [question, shown] of sampleOf(questions, 3)) {
    await ask(page, question);
    await expect(verdict).toHaveText(shown);
    const size = await verdict.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThanOrEqual(28);
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.call-bar .call')).toBeInViewport({ ratio: 1 });
    await page.goto(`/check/?q=${question}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
    await page.goto('/');
  }
});

test('F5 an empty question is not sent, and the field gets the focus', async ({ page }) => {
  const requests = watchQuestions(page);
  await page.goto('/');
  const hint = await answerOf(page).textContent();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByLabel('Town, neighbourhood or postal code')).toBeFocused();
  expect(await answerOf(page).textContent()).toBe(hint);
  expect(requests).toEqual([]);
});
