import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookNames } from '../../../src/schemas/appearance/brand.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';

const asked: string[] = [];
let answers: string[] = [];
vi.mock('node:readline/promises', () => ({
  createInterface: () => ({
    question: async (ask: string) => {
      asked.push(ask);
      return answers.shift() ?? '';
    },
    close: () => undefined,
  }),
}));

const { isTTY } = process.stdin;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'asked-'));
  process.stdin.isTTY = true;
  asked.length = 0;
});
afterEach(() => {
  process.stdin.isTTY = isTTY;
  rmSync(root, { recursive: true });
});

test('an unknown country is refused before the next question', async () => {
  answers = ['Germany'];
  const { status, stderr } = await runCommand('init', [join(root, 'my-site')]);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^--country is "Germany"\. Germany is not supported yet\. /),
  ]);
  expect(asked).toEqual([expect.stringMatching(/^Which country is the business in\?/)]);
  expect(existsSync(join(root, 'my-site'))).toBe(false);
});

const given = [
  ...[
    '--country',
    'CA',
    '--locale',
    'en',
    '--name',
    'Nell & Son',
    '--trade',
    'plumbing',
    '--telephone',
    '250-456-7788',
  ],
  ...['--address', '12 Baker Street, Nelson, BC V1L 4K4', '--time-zone', 'America/Vancouver', '--languages', 'English'],
  ...['--served-at', 'customer'],
];

test('an unanswered question is asked again, and no other answer is lost', async () => {
  answers = ['', 'America/Vancouver'];
  const known = given.filter((word) => !['--time-zone', 'America/Vancouver'].includes(word));
  const args = [join(root, 'my-site'), '--packages=registry', ...known, '--look', 'enamel'];
  const { status } = await runCommand('init', args);
  expect([status, asked]).toEqual([0, [expect.stringMatching(/^Which time zone/), asked[0]]]);
});

test.each([
  ['a look', ['parlor', ' Parlour'], [], 'look: parlour\n', 2],
  ['nothing', [''], [], undefined, 1],
  ['a flag', [], ['--look', 'enamel'], 'look: enamel\n', 0],
])(
  'L1 %s answers the question for the look, which links to a page of pictures',
  async (_, typed, flags, brand, times) => {
    answers = [...typed];
    const { status } = await runCommand('init', [join(root, 'my-site'), '--packages=registry', ...given, ...flags]);
    expect([status, asked.length]).toEqual([0, times]);
    const file = join(root, 'my-site/content/brand.yaml');
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(brand);
    for (const question of asked.slice(0, 1)) {
      expect(question).toMatch(/Write highway, .* or [a-z]+; just Enter for harbour, in colours chosen by your name$/m);
      const page = fileURLToPath(/^file:.*$/m.exec(question)?.[0] ?? '');
      const html = readFileSync(page, 'utf8');
      expect(html.match(/<iframe title="[^"]*, (?:light|dark)"/g)).toHaveLength(2 * (lookNames.length + 1));
      expect(html.match(/<h2>/g)).toHaveLength(lookNames.length + 1);
      expect(html).toContain('&lt;h1&gt;Nell &amp;amp; Son&lt;/h1&gt;');
      // It loads nothing, so it can be sent to somebody.
      expect(html).not.toMatch(/\b(?:src|href)=|url\((?!&quot;data:)|@import/);
      rmSync(dirname(page), { recursive: true, force: true });
    }
  },
);
