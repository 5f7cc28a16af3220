import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sampleOf } from '../sample-of.ts';
import { openDetails } from './measures.ts';
import { templates } from './templates.ts';

const widths = sampleOf([320, 390, 1280], 2);

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules that another colour scheme can break. */
const colours = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong, as "rule: element". */
async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(everything)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Violations at every width in both colour schemes. */
async function examine(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [colorScheme, rules] of [
      ['light', []],
      ['dark', colours],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await findViolations(page, rules)).map((found) => `${width} px, ${colorScheme}: ${found}`));
    }
  }
  return found;
}

for (const path of templates) {
  test(`F6 axe finds nothing on ${path}, at any width, light and dark, everything opened`, async ({ page }) => {
    await page.goto(path);
    await openDetails(page);
    expect(await examine(page)).toEqual([]);
  });
}

test('F6 axe finds nothing in the answers of the coverage form', async ({ page }) => {
  await page.goto('/service-areas/');
  const output = page.locator('output');
  for (const [typed, answer] of [
    ['Dundas', 'Yes, we come to Dundas'],
    ['Oakvile', 'Oakville'],
    ['L0O 1A0', 'D, F, I, O, Q and U never occur'],
  ] as const) {
    await page.getByLabel('Town, neighbourhood or postal code').fill(typed);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(output).toContainText(answer);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
  }
});
