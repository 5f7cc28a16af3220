import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadWorkflowValidator } from '../../tools/create/tests/validate-workflow.ts';
import { scratchFolder } from '../support/scratch.ts';
import { hasSecret, jobsOf, workflows } from './workflows.ts';

test.each(workflows)('$path has only read permissions, and its own triggers', ({ workflow }) => {
  expect(workflow.permissions).toMatchObject({ contents: 'read' });
  expect(new Set(Object.values(workflow.permissions))).toEqual(new Set(['read']));
  expect(Object.keys(workflow.on).length).toBeGreaterThan(0);
  const known = ['name', 'on', 'permissions', 'concurrency', 'env', 'jobs'];
  expect(Object.keys(workflow).filter((key) => !known.includes(key))).toEqual([]);
});

test('the job that compares a pull request cannot write, and the job that comments runs none of its code', () => {
  const { compare, preview, comment } = jobsOf('Changes');
  expect(compare?.permissions).toBeUndefined();
  expect(hasSecret(compare)).toBe(false);
  expect(comment?.permissions).toEqual({ 'pull-requests': 'write', statuses: 'write' });
  for (const job of [preview, comment])
    expect(job?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(comment?.steps?.flatMap(({ run }) => run ?? [])).toEqual([]);
  // What others have written is read as text, never as part of the script.
  expect(JSON.stringify(comment?.steps)).not.toContain('${{');
});

test('only one job has the token; it runs the code of the main branch and takes only public files from the build', () => {
  const secret = workflows.flatMap(({ path, workflow }) =>
    Object.entries(workflow.jobs).flatMap(([name, { steps }]) => (hasSecret(steps ?? []) ? [`${path} ${name}`] : [])),
  );
  expect(secret).toEqual(['.github/workflows/publish.yml upload']);
  const { build, upload } = jobsOf('Publish');
  expect(build?.steps?.map(({ run }) => run).at(-2)).toBe('npm run deploy -- $TARGET --stage');
  expect(upload?.needs).toBe('build');
  const [checkout, , install, taken, last] = upload?.steps ?? [];
  expect(checkout?.with).toMatchObject({
    'persist-credentials': false,
    ref: expect.stringContaining('default_branch'),
  });
  expect(install?.run).toBe('npm ci --ignore-scripts');
  expect(taken?.with).toEqual({ name: 'dist', path: build?.steps?.at(-1)?.with?.path });
  expect(last?.run).toBe('npm run deploy -- $TARGET --upload');
  expect(hasSecret(upload?.steps?.slice(0, -1))).toBe(false);
  for (const name of ['Deploy', 'Changes'])
    expect(Object.values(jobsOf(name)).map((job) => job?.uses)).toContain('./.github/workflows/publish.yml');
});

test('every workflow is valid, and pins each action to one commit', async () => {
  const validate = await loadWorkflowValidator();
  const steps = workflows.flatMap(({ workflow }) => Object.values(workflow.jobs).flatMap(({ steps: all = [] }) => all));
  const used = [...new Set(steps.flatMap(({ uses }) => uses ?? []))];
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  expect(new Set(used.map((action) => action.split('@')[0])).size).toBe(used.length);
  for (const { path, text } of workflows) expect(await validate(text), path).toEqual([]);
});

test('the only job that may publish installs nothing, and publishes the archives of another job', () => {
  const withIdentity = workflows.flatMap(({ path, workflow }) =>
    Object.entries(workflow.jobs).flatMap(([name, job]) => (job.permissions?.['id-token'] ? [`${path} ${name}`] : [])),
  );
  expect(withIdentity).toEqual(['.github/workflows/release.yml publish']);
  const { test: tried, pack, publish } = jobsOf('Release');
  expect([pack?.needs, publish?.needs, publish?.permissions]).toEqual(['test', 'pack', { 'id-token': 'write' }]);
  expect(publish?.steps.map(({ uses = 'run' }) => uses.split('@')[0])).toEqual([
    ...['actions/setup-node', 'actions/download-artifact', 'run'],
  ]);
  expect(publish?.steps[1]?.with?.name).toBe(pack?.steps.at(-1)?.with?.name);
  for (const job of [tried, pack]) {
    const installs = job?.steps.flatMap(({ run = '' }) => (/\bnpm (?:ci|install)\b/.test(run) ? [run] : []));
    expect(installs).toEqual(['npm ci --ignore-scripts']);
  }
  // Every package that is published is packed.
  const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const published = manifest('.').workspaces.filter((folder: string) => manifest(folder).private !== true);
  const packed = [...(pack?.steps.at(-2)?.run ?? '').matchAll(/-w (\S+)/g)].map(([, folder]) => folder);
  expect(packed.toSorted()).toEqual(published.toSorted());
});

test('a tag outside main stops the release, and archives are published unchanged', () => {
  const folder = scratchFolder('release');
  const { test: tried, publish } = jobsOf('Release');
  const run = (script = '', env = {}) =>
    spawnSync('bash', ['-ec', script], { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });
  const [, guard] = tried?.steps ?? [];
  run(`git init -q -b main
git config user.name A; git config user.email a@example.com; git config commit.gpgsign false
for subject in first second; do git commit -q --allow-empty -m "$subject"; done
git update-ref refs/remotes/origin/main HEAD
git checkout -q -b beside HEAD^; git commit -q --allow-empty -m third`);
  const statuses = ['main', 'main^', 'beside'].map((commit) => {
    run(`git checkout -q --detach ${commit}`);
    return run(guard?.run).status;
  });
  expect(statuses).toEqual([0, 0, 1]);

  mkdirSync(join(folder, 'archives'));
  for (const name of ['a 1.tgz', 'b.tgz', 'notes.txt']) writeFileSync(join(folder, 'archives', name), '');
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\nprintf "%s|" "$@"\n');
  chmodSync(join(folder, 'npm'), 0o755);
  const { stdout } = run(publish?.steps.at(-1)?.run, { PATH: `${folder}:${process.env.PATH}` });
  const flags = '--ignore-scripts|--provenance|--access|public|';
  expect(stdout).toBe(['./archives/a 1.tgz', './archives/b.tgz'].map((path) => `publish|${path}|${flags}`).join(''));
});
