import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allBusinesses } from '../support/businesses.ts';
import { copyContent } from '../support/content-copy.ts';
import { secondBusiness } from '../support/reference-build.ts';
import { runCommand } from './run-command.ts';

/** The doctor's rows about a subject, with their states. */
async function findings(subject: string, directory: string) {
  const { stdout } = await runCommand('doctor', [], { CONTENT_DIR: directory });
  const lines = stdout.matchAll(/^(\w+) +(\w+) +(.+)$/gm);
  return Array.from(lines, ([, ...finding]) => finding).filter(([, one]) => one === subject);
}

test('the sample project is complete, and every leftover of the sample business is listed', async () => {
  const { status, stdout } = await runCommand('doctor', [], { SITE_URL: 'https://www.example.com' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ok {4}content {3}\d+ services?, \d+ places? in \d+ files\n/);
  expect(stdout).toMatch(/\nwarn {2}sample {4}\S+\/business\.yaml:\d+ contact\.telephone is a telephone number/);
  expect(stdout).toMatch(/\nwarn {2}sample {4}\S+\/pages\/about\.mdx:\d+ text says that/);
  const unlisted =
    /\d+ of \d+ place pages are not listed by search engines .*: .+ and \d+ more\. A page is listed once/;
  expect(stdout.match(new RegExp(`^warn  places    ${unlisted.source}`, 'gm'))).toHaveLength(1);
  expect((await runCommand('check', [], {})).stdout).toMatch(unlisted);
  expect(stdout).toMatch(/\nNothing is broken, \d+ warnings?\.\n$/);
});

test('invalid content and an invalid address are reported as broken', async () => {
  const copy = copyContent();
  copy.edit('places/dundas.yaml', 'kind: town', 'kind: twon');
  const { status, stdout } = await runCommand('doctor', [], {
    CONTENT_DIR: copy.directory,
    SITE_URL: 'www.example.com',
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^FAIL {2}content {3}1 problems?\. See them with: npm run check\n/);
  expect(stdout).toMatch(/\nFAIL {2}address {3}SITE_URL is "www\.example\.com"\./);
});

test('leftovers of a sample are listed by file and line', async () => {
  const copy = copyContent(secondBusiness.directory);
  copy.edit('pages/contact.mdx', /$/, '\nThis business is invented.\n');
  const lines = readFileSync(join(copy.directory, 'pages/contact.mdx'), 'utf8').split('\n');
  const line = lines.findIndex((text) => /\binvented\b/.test(text)) + 1;
  const texts = (await findings('sample', copy.directory)).map(([, , text]) => text);
  expect(texts).toContainEqual(
    expect.stringMatching(new RegExp(`pages/contact\\.mdx:${line} text says that something is invented\\.`)),
  );
});

test('a privacy page that does not name who receives something is reported', async () => {
  for (const { directory } of allBusinesses) expect(await findings('privacy', directory)).toEqual([]);
  const copy = copyContent(secondBusiness.directory);
  const { directory } = copy;
  copy.edit('policy.yaml', /$/, '\nembeds: [{ kind: plausible, domain: www.example.com }]\n');
  const field = 'Plausible (embeds in policy.yaml)';
  expect(await findings('privacy', directory)).toEqual([
    ['warn', 'privacy', `pages/privacy.mdx does not mention ${field}. Explain there what it receives and why.`],
  ]);
  copy.edit('pages/privacy.mdx', /$/, '\nPlausible counts visits, without cookies.\n');
  expect(await findings('privacy', directory)).toEqual([]);
});
