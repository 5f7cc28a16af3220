import { expect, type Page, test } from '@playwright/test';

const pages = ['/docs/api/', '/docs/api/changelog/', '/docs/api/records/', '/status/'];
/** Opens the documentation and all that is folded: what is asked by path, and on a phone each endpoint and tool. */
async function openDocs(page: Page) {
  await page.goto('/docs/api/');
  for (const folds of ['.group > details', '.more']) {
    for (const summary of await page.locator(`${folds} > summary`).all()) {
      if (await summary.isVisible()) await summary.click();
    }
  }
}

const tryForm = (page: Page, name: string) => page.locator(`form[toolname="try_${name}"]`);

/** Presses the button of a form and waits for the response below it. */
async function tryOut(page: Page, name: string) {
  const form = tryForm(page, name);
  await form.getByRole('button', { name: 'Try it' }).click();
  const status = form.getByRole('status');
  await expect(status).toHaveText(/^\d{3} in \d+ ms$/);
  const text = (await form.getByRole('group', { name: 'Response' }).textContent()) ?? '';
  const [head = '', body = ''] = text.split('\n\n');
  return { status: await status.textContent(), head, body: JSON.parse(body) };
}

test.describe('with JavaScript', () => {
  test('E8 D4 endpoints and tools are tried in the page: status, time, headers and body', async ({ page }) => {
    await openDocs(page);
    await tryForm(page, 'checkCoverage').getByLabel('city').fill('Dundas');
    const found = await tryOut(page, 'checkCoverage');
    expect(found.status).toMatch(/^200 /);
    expect(found.head).toMatch(
      /^GET \/api\/coverage\/\?city=Dundas\ncontent-type: application\/json\ncache-control: public/,
    );
    expect(found.head).toContain('etag: ');
    expect(found.body).toMatchObject({ covered: true, confidence: 'confirmed' });
    await expect(page).toHaveURL('/docs/api/');

    await tryForm(page, 'checkCoverage').getByLabel('city').fill('');
    await tryForm(page, 'checkCoverage').getByLabel('postal').fill('K1A OB1');
    const refused = await tryOut(page, 'checkCoverage');
    expect(refused.body).toMatchObject({ code: 'postal-code-invalid', status: 400 });

    await tryForm(page, 'getServiceArea').getByLabel('slug').fill('no such/place');
    const missing = await tryOut(page, 'getServiceArea');
    expect(missing.head).toContain('GET /api/service-areas/no%20such%2Fplace/');
    expect(missing.body.status).toBe(404);

    await tryForm(page, 'get_pricing').getByLabel('id').selectOption('spring');
    const called = await tryOut(page, 'get_pricing');
    expect(called.head).toMatch(/^POST \/api\/mcp\n/);
    expect(called.body.result.structuredContent.prices.map(({ id }: { id: string }) => id)).toEqual(['spring']);
  });

  test('E8 every form gets an answer, and says where none comes', async ({ page }) => {
    await openDocs(page);
    const names = await page
      .locator('form[toolname^="try_"]')
      .evaluateAll((forms) => forms.map((form) => form.getAttribute('toolname')?.slice('try_'.length) ?? ''));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect((await tryOut(page, name)).status, name).toMatch(/^200 /);
    await page.route('**/api/health/', (route) => route.abort());
    await tryForm(page, 'getHealth').getByRole('button', { name: 'Try it' }).click();
    await expect(tryForm(page, 'getHealth').getByRole('status')).toHaveText('No answer');
  });

  test('E8 endpoints and tools are folded on a phone, and open where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/api/');
    for (const name of ['checkCoverage', 'get_pricing']) {
      const form = tryForm(page, name);
      await expect(form).toBeHidden();
      await page.locator('details.more', { has: form }).locator('summary').first().click();
      await expect(form).toBeVisible();
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(tryForm(page, 'getBusiness')).toBeVisible();
  });

  test('E8 an agent that submits a form gets the body', async ({ page }) => {
    await page.goto('/docs/api/');
    const answer = await tryForm(page, 'getHealth').evaluate(
      (form) =>
        new Promise((resolve) => {
          const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
          form.dispatchEvent(Object.assign(event, { respondWith: resolve }));
        }),
    );
    expect(answer).toContain('"status": "ok"');
  });

  test('E8 code is copied, with the keyboard too, and that is said', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/api/');
    const figure = page.locator('figure').first();
    const command = await figure.locator('pre').textContent();
    await figure.getByRole('button').click();
    await expect(figure.getByRole('button')).toHaveText('Copied');
    await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);

    await page.getByRole('button', { name: 'Copy Command' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('claude mcp add');
  });

  test('E8 the contents of a page mark the section that is read', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/docs/api/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const name of ['Errors', 'Start']) {
      await contents.getByRole('link', { name, exact: true }).click();
      await expect(contents.locator('[aria-current="true"]')).toHaveText([name]);
    }
  });

  test('B12 the status page asks whether the API answers', async ({ page }) => {
    await page.goto('/status/');
    const status = page.locator('[data-digest]');
    await expect(status).toHaveText(/^The API answers, in \d+ ms, and has the same content as this page\.$/);
    await page.route('**/api/health/', (route) => route.fulfill({ json: { contentDigest: 'sha256:other' } }));
    await page.reload();
    await expect(status).toHaveText(/^The API answers, but its content differs/);
    await page.unroute('**/api/health/');
    await page.route('**/api/health/', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.reload();
    await expect(status).toHaveText(/^The API is not answering right now\./);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, address] of [
    ['checkCoverage', /\/api\/coverage\/\?city=[^&]+&postal=$/],
    ['getServiceArea', /\/api\/service-areas\/([a-z-]+)\/\?slug=\1$/],
    ['getBusiness', /\/api\/business\/\??$/],
    ['get_services', /\/api\/services\/\?id=\w+$/],
  ] as const) {
    test(`E8 ${name} opens the JSON`, async ({ page }) => {
      await openDocs(page);
      await tryForm(page, name).getByRole('button').click();
      await expect(page).toHaveURL(address);
      expect(await page.locator('body').textContent()).toMatch(/^\{"/);
    });
  }

  test('E8 there are no buttons that need a script, and the status page has its facts', async ({ page }) => {
    await page.goto('/docs/api/');
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
    await page.goto('/status/');
    await expect(page.getByText('when it answers with the numbers of this page, all is well')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Services' })).toBeVisible();
  });
});

test('E8 A10 nothing on the pages is refused by their own policy', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  for (const path of pages) await page.goto(path);
  expect(errors).toEqual([]);
});
