import { expect, test } from 'vitest';
import { ARTIFACT_SITE } from '../../src/hosting/artifact.ts';
import { hasSecret, type Job, judgeTokenJob, type Step } from './token-jobs.ts';
import { jobs, jobsOf, workflows } from './workflows.ts';

test('what may sign a manifest runs nothing of this repository, and what builds it may not sign', () => {
  const { build, attest } = workflows.find(({ workflow }) => 'schedule' in workflow.on)?.workflow.jobs ?? {};
  expect(build?.permissions).toBeUndefined();
  expect(attest?.permissions).toEqual({ 'id-token': 'write', attestations: 'write' });
  expect(attest?.steps.flatMap(({ run }) => run ?? [])).toEqual([]);
  const [taken, signed] = attest?.steps ?? [];
  expect(taken?.with).toEqual({ name: 'site' });
  expect(signed?.with).toEqual({ 'subject-path': `${ARTIFACT_SITE}/api/manifest/index.json` });
});

const tokenJobs = jobs.filter(({ job }) => hasSecret(job));

test('two jobs know a secret, and nothing of what they are given comes from another place than the artifact', () => {
  expect(tokenJobs.map(({ title, job }) => [title, judgeTokenJob(job)])).toEqual([
    ['.github/workflows/deploy.yml upload', []],
    ['.github/workflows/preview.yml upload', []],
  ]);
  for (const { path, workflow } of workflows) expect(hasSecret({ ...workflow, jobs: {} }), path).toBe(false);
});

test('the artifact goes from the build to the upload by one name, and both jobs mean the same folder', () => {
  const { build, upload } = workflows.find(({ workflow }) => 'schedule' in workflow.on)?.workflow.jobs ?? {};
  expect(upload).toMatchObject({ needs: 'build', environment: 'production' });
  const given = build?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'))?.with;
  const taken = upload?.steps.find(({ uses }) => uses?.startsWith('actions/download-artifact'))?.with;
  expect(given).toMatchObject({ name: 'site', 'include-hidden-files': true, 'if-no-files-found': 'error' });
  expect(taken).toEqual({ name: given?.name, path: given?.path });
  expect(build?.steps.flatMap(({ run }) => run ?? []).at(-1)).toBe('npm run deploy -- production --stage');
});

test('a preview is uploaded with the code of main, and only of what a branch of this repository has built', () => {
  const { workflow: preview } = workflows.find(({ workflow }) => workflow.name === 'Preview') ?? {};
  const { workflow: changes } = workflows.find(({ workflow }) => workflow.name === 'Changes') ?? {};
  // Such a workflow runs as it stands on main, whatever the pull request makes of it.
  expect(preview?.on).toEqual({ workflow_run: { workflows: ['Changes'], types: ['completed'] } });
  const { upload } = preview?.jobs ?? {};
  expect(upload?.environment).toBe('preview');
  expect(upload?.if).toContain('github.event.workflow_run.head_repository.full_name == github.repository');
  expect(upload?.if).toContain("github.event.workflow_run.conclusion == 'success'");
  expect(upload?.steps[0]?.with).toEqual({ 'persist-credentials': false });
  const { compare } = changes?.jobs ?? {};
  expect(hasSecret(changes)).toBe(false);
  expect(compare?.env?.ALIAS).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  const given = compare?.steps.at(-1)?.with;
  expect(upload?.steps[3]?.with).toMatchObject({ name: given?.name, path: given?.path });
  expect(given).toMatchObject({ 'include-hidden-files': true, 'if-no-files-found': 'error' });
  // The address in the comment, in the build and in the upload is of one number.
  expect(compare?.env?.ALIAS).toContain("format('--alias pr-{0}', github.event.number)");
  expect(upload?.env?.ALIAS).toMatch(/^pr-\$\{\{ \S+\.workflow_run\.pull_requests\)\)\[0\]\.number \}\}$/);
});

test('where a pull request is shown is said at its last commit, by a job that runs nothing and knows no secret', async () => {
  const { tell } = jobsOf('Preview');
  expect([tell?.needs, tell?.permissions, hasSecret(tell)]).toEqual(['upload', { statuses: 'write' }, false]);
  expect(tell?.steps.map(({ uses }) => uses?.replace(/@.*/, ''))).toEqual(['actions/github-script']);
  const told: unknown[] = [];
  const payload = { workflow_run: { head_sha: 'abc', pull_requests: [{ number: 12 }] } };
  await new Function('process', 'context', 'github', `return (async () => {${tell?.steps[0]?.with?.script}})()`)(
    { env: { PREVIEW_URL: 'https://doors-preview.doors.workers.dev' } },
    { repo: { owner: 'o', repo: 'r' }, payload },
    { rest: { repos: { createCommitStatus: (status: unknown) => told.push(status) } } },
  );
  expect(told).toEqual([
    {
      ...{ owner: 'o', repo: 'r', sha: 'abc', state: 'success', context: 'Preview' },
      target_url: 'https://pr-12-doors-preview.doors.workers.dev',
    },
  ]);
});

test('a job that would show the token to others is told from one that does not', () => {
  const [{ job } = { job: undefined }] = tokenJobs;
  if (job === undefined) throw new Error('No job uploads.');
  const expression = (text: string) => `$\{{ ${text} }}`;
  const secret = { TOKEN: expression('secrets.CLOUDFLARE_API_TOKEN') };
  const withStep = (index: number, change: Partial<Step>): Job => ({
    ...job,
    steps: job.steps.map((step, place) => (place === index ? { ...step, ...change } : step)),
  });
  const faults: readonly (readonly [Job, string])[] = [
    [{ ...job, env: secret }, 'Another place than the environment of the last step names a secret.'],
    [withStep(2, { env: secret }), 'Another place than the environment of the last step names a secret.'],
    [withStep(4, { run: `npm run deploy -- production --upload # ${expression('secrets.A')}` }), 'Step 5 is not'],
    [withStep(2, { run: 'npm ci' }), 'Step 3 is not the one that installs without scripts.'],
    [withStep(1, { with: { cache: 'npm' } }), 'A cache is used, which other jobs can write.'],
    [withStep(0, { with: {} }), 'The checkout keeps its credentials.'],
    [withStep(3, { with: { name: expression('needs.build.outputs.name') } }), 'It uses what another job or step says.'],
    [{ ...job, steps: [...job.steps, { run: 'npm run build' }] }, 'There are more steps.'],
    [
      withStep(3, { with: { 'github-token': expression('secrets.A') } }),
      'Another place than the environment of the last step names a secret.',
    ],
    [{ ...job, permissions: { contents: 'write' } }, 'It has permissions of its own.'],
  ];
  for (const [changed, fault] of faults) expect(judgeTokenJob(changed).join('\n'), fault).toContain(fault);
});
