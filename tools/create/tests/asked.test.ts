import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../tests/commands/run-command.ts';

const asked: string[] = [];
vi.mock('node:readline/promises', () => ({
  createInterface: () => ({
    question: async (ask: string) => {
      asked.push(ask);
      return 'Germany';
    },
    close: () => undefined,
  }),
}));

const { isTTY } = process.stdin;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'asked-'));
  process.stdin.isTTY = true;
});
afterEach(() => {
  process.stdin.isTTY = isTTY;
  rmSync(root, { recursive: true });
});

test('a country that is not there is refused by name before anything else is asked', async () => {
  const { status, stderr } = await runCommand('init', [join(root, 'my-site')]);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^--country is "Germany"\. Germany is not there yet: /)]);
  expect(asked).toEqual([expect.stringMatching(/^Which country is the business in\?/)]);
  expect(existsSync(join(root, 'my-site'))).toBe(false);
});
