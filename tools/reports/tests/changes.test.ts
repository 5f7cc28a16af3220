import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../../src/content/load/load-site.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { copyContent, copyWithFewPlaces } from '../../../tests/support/content-copy.ts';
import { scratchFolder } from '../../../tests/support/scratch.ts';
import { inSpanish } from '../../../tests/support/two-languages.ts';
import { compareSites } from '../changes/compare-sites.ts';
import { formatComment } from '../changes/format-changes.ts';

const scratch = scratchFolder('changes');
const redirect = '- { from: /springs, to: /services/spring/ }\n';
const before = copyWithFewPlaces();
const after = copyWithFewPlaces();

const changes = (base: string, parameters: readonly string[] = []) =>
  runCommand('changes', [base, ...parameters], { CONTENT_DIR: after.directory });
const state = async (directory: string) => {
  const { site, folder } = await loadSite(directory, 'https://www.example.com');
  if (site === undefined) throw new Error('The content is not valid.');
  return { sites: [site] as const, directory, texts: folder.texts };
};

test('an identical copy has no changes', { tags: 'thorough' }, async () => {
  expect(await changes(before.directory)).toEqual({
    status: 0,
    stdout: 'Nothing that is published changes.\n',
    stderr: '',
  });
});

test('changed prices, pages, redirects, answers and sizes are listed for the terminal and for a pull request', async () => {
  after.edit('services/spring.mdx', 'startingPrice: 249', 'startingPrice: 259');
  after.edit('services/tune-up.mdx', /^name: .*$/m, 'name: "Tune-up for @everyone #1"');
  after.remove('places/westdale.yaml');
  after.write('redirects.yaml', redirect);
  const { status, stdout, stderr } = await changes(before.directory);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Prices\n {2}Spring replacement \$249 → \$259\n/);
  expect(stdout).toContain(
    '  changed (2): /services/spring/, /services/tune-up/\n  removed (1): /service-areas/westdale/\n',
  );
  expect(stdout).toContain(
    'Addresses that no longer exist; add a line to redirects.yaml\n  /service-areas/westdale/\n',
  );
  expect(stdout).toContain('  /springs redirects to /services/spring/\n');
  expect(stdout).toMatch(/ {2}changed \(\d+\): .*\/api\/prices\/history\/index\.json/);
  expect(stdout).toMatch(/\/api\/coverage\/westdale\/index\.json/);
  expect(stdout).toContain('Other content files\n  redirects.yaml\n');
  expect(stdout).toMatch(/ {2}[\d,]+ → [\d,]+ bytes \(−[\d,]+\)\n$/);
  const comment = (await changes(before.directory, ['--markdown'])).stdout;
  expect(comment).toMatch(
    /^### Prices\n\n- Spring replacement \$249 → \$259\n\n### Pages\n\n- changed \(2\): `\/services\/spring\/`/,
  );
  expect(comment).not.toMatch(/@everyone|#1\b/);
});

test('names from content are escaped in the comment', async () => {
  after.edit('services/spring.mdx', /^name: .*$/m, 'name: "<img src=x> @owner [x](https://x.example) `a`"');
  const comment = formatComment(await compareSites(await state(before.directory), await state(after.directory)));
  const [, line = ''] = /### Prices\n\n- (.*)\n/.exec(comment) ?? [];
  expect(line).toBe('\\<img src=x> @\u200Bowner &#91;x&#93;(https://x.example) \\`a\\` $249 → $259');
});

beforeAll(() => {
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters], { cwd: scratch });
  cpSync(before.directory, join(scratch, 'content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Before');
});

test('a commit is compared like a folder, without changing the git state', { tags: 'thorough' }, async () => {
  const directory = join(scratch, 'content');
  const status = () => execFileSync('git', ['status', '--porcelain'], { cwd: scratch, encoding: 'utf8' });
  const compare = (base: string) => runCommand('changes', [base], { CONTENT_DIR: directory });
  expect((await compare('main')).stdout).toBe('Nothing that is published changes.\n');
  writeFileSync(join(directory, 'redirects.yaml'), redirect);
  expect((await compare('HEAD')).stdout).toContain('/springs redirects to /services/spring/');
  expect(status()).toMatch(/^ ?\S+ content\/redirects\.yaml\n$/);
  for (const [base, code, said] of [
    ['nothing', 1, '"nothing" is neither a folder nor a commit that git can read: '],
    [`--output=${join(scratch, 'x')}`, 2, 'Unknown option'],
  ] as const) {
    const run = await compare(base);
    expect([run.status, run.stderr]).toEqual([code, expect.stringContaining(said)]);
  }
});

test('a sentence changed in one language changes only its pages and answers', { tags: 'thorough' }, async () => {
  const [old, now] = [copyContent(inSpanish.directory), copyContent(inSpanish.directory)];
  now.edit('es/services/estimate.mdx', 'Quiere un precio primero', 'Quiere saber el precio');
  const { stdout } = await runCommand('changes', [old.directory], { CONTENT_DIR: now.directory });
  expect(stdout).toMatch(/^Pages\n {2}changed \(1\): \/es\/services\/estimate\/\n/);
  expect(stdout).toContain('/es/api/services/estimate/index.json');
  expect(stdout).not.toMatch(/[ ,]\/api\/services\/|Other content files/);
});

test('invalid content is reported with the side it is on, old or new', { tags: 'thorough' }, async () => {
  before.write('redirects.yaml', '- { from: /a, to: /nowhere/ }\n');
  const { status, stderr } = await changes(before.directory);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The content of .* is not valid\.\n[\s\S]*redirects\.yaml:1/),
  ]);
});
