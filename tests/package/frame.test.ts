import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { frameHosts, listHostFiles } from '../../src/editor/frame/frame-hosts.ts';
import { type EnginePackage, writeFrame } from '../../src/editor/frame/site-frame.ts';
import { loadWorkflowJudge } from '../docs/workflow-judge.ts';
import { hasSecret, type Job } from '../docs/workflows.ts';

const engine = JSON.parse(readFileSync('package.json', 'utf8')) as EnginePackage;
const frameOf = (host: (typeof frameHosts)[number]) =>
  writeFrame({ business: 'Maple Hill Plumbing', slug: 'maple-hill', host }, engine);
const readText = (host: (typeof frameHosts)[number], file: string) => frameOf(host).get(file) ?? '';

test.each(frameHosts)('H2 beside its content a site for %s begins with at most 12 files and 300 lines', (host) => {
  const frame = frameOf(host);
  const lines = [...frame.values()].reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0);
  expect(frame.size).toBeLessThanOrEqual(12);
  expect(lines).toBeLessThanOrEqual(300);
  expect([...frame.keys()]).toEqual(
    expect.arrayContaining([
      'package.json',
      'astro.config.mjs',
      'tsconfig.json',
      'README.md',
      '.github/workflows/site.yml',
    ]),
  );
});

test('H2 the frame has the files of its own host alone, and Wrangler for none', () => {
  const ofHosts = frameHosts.flatMap((host) => [...listHostFiles(host, 'x').keys()]);
  for (const host of frameHosts) {
    const own = [...listHostFiles(host, 'x').keys()];
    expect([...frameOf(host).keys()].filter((file) => ofHosts.includes(file))).toEqual(own);
    expect(readText(host, 'package.json')).not.toContain('"wrangler"');
  }
});

test('H2 every command is a script of its name, and the engine has its own version', () => {
  const { scripts, dependencies } = JSON.parse(readText('node', 'package.json'));
  expect(dependencies[engine.name]).toBe(engine.version);
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining([
      ...['dev', 'check', 'new', 'doctor', 'record', 'build', 'start', 'serve', 'deploy', 'rollback', 'admin', 'links'],
      ...['traffic', 'agent-check', 'schemas'],
    ]),
  );
  for (const [name, line] of Object.entries(scripts)) expect(line).toBe(`local-business ${name}`);
});

test('H2 every script of the repository that runs a command runs it under its own name', () => {
  const named = Object.entries(engine.scripts).flatMap(([name, line]) => {
    const [, command] = /local-business\.cjs (\S+)$/.exec(line) ?? [];
    return command === undefined ? [] : [[name, command]];
  });
  expect(named.length).toBeGreaterThan(15);
  for (const [name, command] of named) expect(command).toBe(name);
});

test('the host files of this repository are those of the frame, so that they cannot drift', () => {
  for (const host of frameHosts)
    for (const [file, text] of listHostFiles(host, 'functions/worker.ts'))
      expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the workflows of the frame are sound, and pin the actions that this repository pins', async () => {
  const judge = await loadWorkflowJudge();
  const pinned = globSync('.github/workflows/*.yml')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const host of frameHosts) {
    for (const [file, text] of frameOf(host)) {
      if (!file.startsWith('.github/')) continue;
      expect(await judge(text), host).toEqual([]);
      const used = [...text.matchAll(/uses: (\S+ # \S+)/g)].map(([, action = '']) => action);
      expect(used.filter((action) => !pinned.includes(action))).toEqual([]);
    }
    const { jobs } = parse(readText(host, '.github/workflows/site.yml')) as { jobs: Record<string, Job> };
    expect(Object.keys(jobs).slice(0, 3)).toEqual(['check', 'compare', 'comment']);
    expect(hasSecret(jobs.compare) || hasSecret(jobs.comment)).toBe(false);
  }
});
