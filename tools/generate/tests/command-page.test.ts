import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandPage, renderCommandPage } from '../command-page.ts';

test('the page of all commands is up to date', () => {
  expect(readFileSync(commandPage, 'utf8'), 'Run "npm run docs:commands" and commit the page.').toBe(
    renderCommandPage(),
  );
});
