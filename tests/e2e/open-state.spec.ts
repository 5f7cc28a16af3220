import { expect, test } from '@playwright/test';

// A visitor far away reads the clocks of the business, not their own.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

for (const [moment, instant, state, detail] of [
  ['a weekday', '2026-11-18T15:00:00Z', 'Open now', 'until 6 pm'],
  ['a weekday evening', '2026-11-19T00:00:00Z', 'Closed now', 'emergency line until 11 pm'],
  ['a weekday night', '2026-11-19T05:30:00Z', 'Closed now', 'opens at 7:30 am'],
  ['a holiday', '2026-12-25T08:00:00Z', 'Closed now', 'opens Monday 7:30 am'],
  ['the hour that is missing in spring', '2027-03-14T07:01:00Z', 'Closed now', 'opens tomorrow 7:30 am'],
  ['the hour that comes twice in autumn', '2026-11-01T06:30:00Z', 'Closed now', 'opens tomorrow 7:30 am'],
] as const) {
  test(`F4 the head of the page says what is open on ${moment}`, async ({ page }) => {
    await page.clock.setFixedTime(instant);
    await page.goto('/');
    await expect(page.locator('.now')).toHaveText(`${state} ${detail}`);
    await expect(page.locator('.now')).toHaveAttribute('data-state', state);
    await expect(page.locator('.call-bar small')).toHaveText(`${state} ${detail}`);
  });
}

test('F4 the state changes while the page is open', async ({ page }) => {
  await page.clock.install({ time: '2026-11-18T22:59:20Z' });
  await page.goto('/contact/');
  await expect(page.locator('.now')).toHaveText('Open now until 6 pm');
  await page.clock.fastForward('01:00');
  await expect(page.locator('.now')).toHaveText('Closed now emergency line until 11 pm');
});

test('F4 today is marked among the hours, a holiday by its own row', async ({ page }) => {
  const today = page.locator('[aria-current="true"] th');
  await page.clock.setFixedTime('2026-11-18T15:00:00Z');
  await page.goto('/contact/');
  await expect(today).toHaveText('Monday to Friday');
  await page.clock.setFixedTime('2026-12-25T15:00:00Z');
  await page.reload();
  await expect(today).toHaveText('Christmas Day, 25 December 2026');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F6 head, telephone, prices, hours and all places are there to read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.now')).toHaveText('Mon–Fri 7:30 am–6 pm Sat 8 am–3 pm');
    await expect(page.locator('.call-bar').getByRole('link', { name: /Call 905-555-0142/ })).toBeVisible();
    await expect(page.getByRole('table').getByText('$249')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Opening hours' })).toBeVisible();
    await page.goto('/service-areas/');
    await expect(page.locator('.distances tbody tr')).toHaveCount(62);
    for (const row of await page.locator('.distances tbody th').all()) await expect(row).toBeVisible();
    await page.goto('/prices/');
    await expect(page.locator('.price-table tbody td.price')).toHaveText(Array(9).fill(/^\$\d/));
  });
});
