import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../project-copy.ts';

const scratch = mkdtempSync(join(tmpdir(), 'adopt-'));
const project = join(scratch, 'copied');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...words], { cwd: project });
const adopt = (...words: string[]) =>
  spawnSync(process.execPath, ['src/commands/local-business.cjs', 'adopt', ...words], {
    cwd: project,
    encoding: 'utf8',
  });
const read = (file: string) => readFileSync(join(scratch, 'site', file), 'utf8');

/** A copy of the repository, with changes such as an owner makes. */
beforeAll(() => {
  copyProject(project, { isLeftOut: (file) => /^(?:tests|docs)\//.test(file) });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Copy the engine');
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(project, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(project, file), text.replace(from, to));
  };
  edit('wrangler.jsonc', '"name": "local-business"', '"name": "maple-hill" /* ours */');
  appendFileSync(join(project, 'src/components/SiteFooter.astro'), '<p>Since 1987.</p>\n');
  appendFileSync(join(project, 'src/edge/target.ts'), '// Ours.\n');
  mkdirSync(join(project, 'site/pages'), { recursive: true });
  writeFileSync(join(project, 'site/pages/team.astro'), '<h1>Our team</h1>\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Make it ours');
});

test('H2 a copied repository becomes a site with the engine as a package, and what is left is said by file', () => {
  const { status, stdout, stderr } = adopt('../site', '--base', 'HEAD~1');
  expect([status, stderr], stdout).toEqual([0, '']);
  expect(stdout).toContain('- src/components/SiteFooter.astro: if docs/extending.md lists it, name yours');
  expect(stdout).toContain('- src/edge/target.ts: is code of the engine');
  expect(stdout.match(/^- /gm)).toHaveLength(2);
  expect(read('content/business.yaml')).toBe(readFileSync(join(project, 'content/business.yaml'), 'utf8'));
  expect(read('src/pages/team.astro')).toBe('<h1>Our team</h1>\n');
  expect(read('wrangler.jsonc')).toContain('"name": "maple-hill" /* ours */');
  expect(read('wrangler.jsonc')).toMatch(/"main": "node_modules\/[\w-]+\/lib\/functions\/worker\.js"/);
  expect(JSON.parse(read('package.json')).scripts.adopt).toBeUndefined();
  expect(git('status', '--porcelain').toString()).toBe('');
});

test('H2 adopt overwrites nothing, and writes nothing where a word is wrong', () => {
  const full = adopt('../site');
  expect([full.status, full.stderr]).toEqual([1, '../site is not empty, and is left as it is. Name another folder.\n']);
  for (const words of [
    ['--base', 'no-such-commit'],
    ['--host', 'moon'],
  ]) {
    const { status, stderr } = adopt('../other', ...words);
    expect([status, existsSync(join(scratch, 'other'))]).toEqual([1, false]);
    expect(stderr).toContain(words[1]);
  }
});
