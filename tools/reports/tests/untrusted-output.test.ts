import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { scratchFolder } from '../../../tests/support/scratch.ts';

const hostile = '\u001b[31m\u009b\u202e\u2066\u2028x';
const quoted = JSON.stringify(hostile);
const log = { time: '2026-11-01T12:00:00Z', surface: 'page', method: 'GET', status: 404, agent: 'x', ms: 1 };

test.each([
  ['check-redirects', [], `<sitemapindex><sitemap><loc>${hostile}\n::warning::X</loc></sitemap></sitemapindex>`],
  ['profile', ['--compare'], `Business name: ${hostile.replace('\u2028', '')}`],
  ['profile', ['--compare'], JSON.stringify({ title: `${hostile}\n::warning::X` })],
  ['profile', [hostile], ''],
  ['traffic', [], JSON.stringify({ ...log, path: `/${hostile}\n::warning::X`, problem: hostile, client: hostile })],
  ['translate', ['fr'], `- { file: ${quoted}, field: "\\n::warning::X", translation: a }`],
  ['new', ['place', '--from'], `CA\tL8P\t${hostile}\tOntario\tON\t\t\t\t\t43.2\t-79.9\t4`],
] as const)('%s %j prints no control character of its input', async (command, args, text) => {
  const file = join(scratchFolder('untrusted'), 'input');
  writeFileSync(file, text);
  const { stdout, stderr } = await runCommand(command, [...args, file], { CONTENT_DIR: copyContent().directory });
  expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\u2028-\u202e\u2066-\u2069]|^\s*::/mu);
  expect(stdout + stderr).toContain('␛[31m');
});
