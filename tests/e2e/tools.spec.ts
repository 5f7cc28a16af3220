import { expect, test } from '@playwright/test';

interface Offered {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: string };
  execute(input: object): Promise<{ readonly structuredContent: object }>;
}

for (const host of ['document', 'navigator'] as const) {
  test(`D3 where the browser takes tools (${host}.modelContext), the page offers the four, and they answer`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      const offered: unknown[] = [];
      Object.assign(globalThis, { offered });
      Object.defineProperty(name === 'document' ? document : navigator, 'modelContext', {
        value: { registerTool: (tool: unknown) => offered.push(tool) },
      });
    }, host);
    await page.goto('/');
    await page.waitForFunction(() => (globalThis as unknown as { offered: unknown[] }).offered.length === 4);
    const { names, answer, error } = await page.evaluate(async () => {
      const { offered } = globalThis as unknown as { offered: Offered[] };
      const coverage = await offered.find(({ name }) => name === 'check_service_area')?.execute({ city: 'Dundas' });
      const unknown = await offered.find(({ name }) => name === 'get_services')?.execute({ id: 'nothing' });
      return {
        names: offered.map(
          ({ name, description, inputSchema }) => `${name} ${description.length > 20} ${inputSchema.type}`,
        ),
        answer: coverage?.structuredContent,
        error: unknown,
      };
    });
    expect(names).toEqual(
      ['get_services', 'get_pricing', 'check_service_area', 'get_business_info'].map((name) => `${name} true object`),
    );
    expect(answer).toMatchObject({ covered: true, confidence: 'confirmed' });
    expect(error).toMatchObject({ isError: true });
  });
}

test('D3 where it does not, nothing is asked for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => 'modelContext' in document || 'modelContext' in navigator)).toBe(false);
  expect(asked).not.toContain('/api/mcp');
  expect(asked).toContain('/');
});

test('D3 an agent that fills in the form gets the answer as text', async ({ page }) => {
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
