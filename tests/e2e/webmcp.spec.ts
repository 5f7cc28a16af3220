import { expect, test } from '@playwright/test';

// A browser with WebMCP, which Chromium only enables by a flag.
const { TEST_BROWSER: executablePath } = process.env;
const args = ['--no-sandbox', '--enable-features=WebMCP'];
test.use({ launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args } });

test('D3 the page registers the four tools, and they answer', async ({ page }) => {
  await page.goto('/');
  const readNames = async () => (await page.webmcp.tools()).map(({ name }) => name).sort();
  const names = ['check_service_area', 'get_business_info', 'get_pricing', 'get_services'];
  const ofForm = 'find_service_area';
  await expect.poll(readNames).toEqual([...names, ofForm].sort());
  for (const { name, description, inputSchema, annotations } of await page.webmcp.tools()) {
    expect(description.length).toBeGreaterThan(20);
    expect(inputSchema).toMatchObject({ type: 'object' });
    if (name !== ofForm) expect(annotations).toMatchObject({ readOnly: true });
  }
  const answer = await page.webmcp.callTool('check_service_area', { city: 'Dundas' });
  expect(answer).toMatchObject({ structuredContent: { covered: true, confidence: 'confirmed' } });
  expect(await page.webmcp.callTool('get_services', { id: 'nothing' })).toMatchObject({ isError: true });
});

test('D3 an agent that submits the form gets the answer as text', async ({ page }) => {
  await page.goto('/');
  const answer = await page.evaluate(() => {
    const form = document.querySelector('form');
    const field = form?.querySelector('input');
    if (field) field.value = 'Oakvile';
    return new Promise((resolve) => {
      form?.dispatchEvent(
        Object.assign(new SubmitEvent('submit', { cancelable: true }), {
          respondWith: (text: unknown) => resolve(text),
        }),
      );
    });
  });
  expect(answer).toContain('Oakville');
  expect(answer).toContain('/check/?q=oakville');
  for (const attribute of ['toolname', 'tooldescription'])
    await expect(page.locator('form')).toHaveAttribute(attribute, /./);
  await expect(page.locator('form input')).toHaveAttribute('toolparamdescription', /./);
});
