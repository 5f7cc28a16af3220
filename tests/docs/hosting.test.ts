import { expect, test } from 'vitest';
import { hasSecret, jobsOf, workflows } from './workflows.ts';

test.each(workflows)('$path may only read, and says when it runs', ({ workflow }) => {
  expect(workflow.permissions).toMatchObject({ contents: 'read' });
  expect(new Set(Object.values(workflow.permissions))).toEqual(new Set(['read']));
  expect(Object.keys(workflow.on).length).toBeGreaterThan(0);
  const known = ['name', 'on', 'permissions', 'concurrency', 'env', 'jobs'];
  expect(Object.keys(workflow).filter((key) => !known.includes(key))).toEqual([]);
});

test('what a pull request changes is compared without a right to write, and commented by what runs nothing of it', () => {
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

test('one job knows the token: its code is that of the main branch, and of the build it takes the public files', () => {
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
