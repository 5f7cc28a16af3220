import AxeBuilder from '@axe-core/playwright';
import { expect, type Request, test } from '@playwright/test';
import { buildFolders } from '../../src/system/folders.ts';
import { plumber } from '../support/businesses.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { buildForTests } from '../support/reference-build.ts';
import { startNode } from '../support/servers/node.ts';

const { place, service } = plumber.samples;
const SERVICE = 'https://forms.example.com';
const out = '.build/test/contact-form';
let copy: ContentCopy;
let site: Awaited<ReturnType<typeof startNode>>;

/** Names a form service in a copy of the content. */
function nameService(content: ContentCopy): void {
  content.edit('business.yaml', /^ {2}email: .*$/m, `$&\n  form: ${SERVICE}/f/doors\n  formHoneypot: _gotcha`);
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  copy = copyContent(plumber.directory);
  nameService(copy);
  copy.edit('policy.yaml', /$/, `\nallow:\n  forms: [${SERVICE}]\n`);
  await buildForTests(out, { SITE_URL: 'https://www.example.com', CONTENT_DIR: copy.directory });
  site = await startNode(buildFolders(out));
});
test.afterAll(() => site.stop());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A1 the form posts what was typed to the form service of the content, and nowhere else', async ({ page }) => {
    const received: Request[] = [];
    const others: string[] = [];
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== '127.0.0.1' && hostname !== new URL(SERVICE).hostname) others.push(request.url());
    });
    await page.route(`${SERVICE}/**`, async (route) => {
      received.push(route.request());
      await route.fulfill({ contentType: 'text/plain', body: 'Thank you' });
    });
    await page.goto(`http://127.0.0.1:${site.port}/contact/`);
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    expect(received).toEqual([]);
    await page.getByLabel('Your name').fill('Ann Example');
    await page.getByLabel('Phone number to call you back on').fill('905-555-0177');
    await page.getByLabel('Where is the work?').selectOption(place.name);
    await page.getByLabel('What is it about?').selectOption(service.name);
    await page.getByLabel('When it suits you').selectOption('This week');
    await page.getByLabel('What happened').fill('A loud bang, é & all');
    await send.click();
    await expect(page.getByText('Thank you')).toBeVisible();
    const [sent, ...more] = received;
    expect([sent?.method(), sent?.url(), ...more]).toEqual(['POST', `${SERVICE}/f/doors`]);
    expect(await sent?.headerValue('content-type')).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(sent?.postData() ?? ''))).toEqual({
      name: 'Ann Example',
      telephone: '905-555-0177',
      email: '',
      place: place.name,
      service: service.name,
      when: 'This week',
      message: 'A loud bang, é & all',
      _gotcha: '',
    });
    expect(others).toEqual([]);
  });
});

test('A1 the form is accessible, and its honeypot field is hidden from people', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${site.port}/contact/`);
  const { violations } = await new AxeBuilder({ page }).include('.contact-form').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  await page.getByLabel('What happened').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('form-trap');
  expect(await page.locator('script[src^="http"]').count()).toBe(0);
});

test('A1 the form and the privacy page say where the data goes, and the Markdown has no fields', async () => {
  for (const path of ['/contact/', '/privacy/'])
    expect((await site.send(path)).text.replace(/\s+/g, ' '), path).toContain(
      'goes to forms.example.com, a service that passes it on',
    );
  const markdown = (await site.send('/contact/index.md')).text;
  expect(markdown).not.toContain('Leave this empty');
  expect(markdown).not.toContain('Your name');
});

test('A1 the content security policy allows forms to another host only if content names a form service', async () => {
  const plain = await startNode(plumber.folders);
  const policies = [await site.send('/contact/'), await plain.send('/contact/')].map(
    ({ headers }) => /form-action [^;]+/.exec(String(headers['content-security-policy']))?.[0],
  );
  expect(policies).toEqual([`form-action 'self' ${SERVICE}`, "form-action 'self'"]);
  const { text } = await plain.send('/contact/');
  expect(text).not.toContain('method="post"');
  expect(text).not.toContain('class="contact-form grid"');
  await plain.stop();
});
