import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { loadWorkflowJudge } from './workflow-judge.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, unknown>;
}

interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes': number;
  readonly if?: string;
  readonly permissions?: Record<string, string>;
  readonly strategy?: { readonly matrix: { readonly node: string[] } };
  readonly steps: Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: Record<string, unknown>;
  readonly permissions: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const workflows = globSync('.github/workflows/*.yml').map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ path, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ title: `${path} ${name}`, job })),
);

test('GitHub understands every workflow, and would say what it does not', async () => {
  const judge = await loadWorkflowJudge();
  for (const { path, text } of workflows) expect([path, await judge(text)]).toEqual([path, []]);
  const faults = [
    ['timeout-minutes: 30', 'timeout-minute: 30', "Unexpected value 'timeout-minute'"],
    ['matrix.node', 'matrix.nodes', 'Context access might be invalid: nodes'],
    ['contents: read', 'contents: all', "Unexpected value 'all'"],
    ['  pull_request:', '  pull_requests:', "Unexpected value 'pull_requests'"],
  ] as const;
  const check = readFileSync('.github/workflows/engine.yml', 'utf8');
  for (const [right, wrong, message] of faults) {
    expect(check).toContain(right);
    const line = check.split('\n').findIndex((text) => text.includes(right)) + 1;
    expect(await judge(check.replace(right, wrong))).toEqual([`${line}: ${message}`]);
  }
});

test.each(workflows)('$path may only read, and says when it runs', ({ workflow }) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(Object.keys(workflow.on).length).toBeGreaterThan(0);
  const known = ['name', 'on', 'permissions', 'concurrency', 'jobs'];
  expect(Object.keys(workflow).filter((key) => !known.includes(key))).toEqual([]);
});

test.each(jobs)('$title has a limit, installs what is locked, and runs scripts that exist', ({ job }) => {
  expect(job['runs-on']).toBe('ubuntu-latest');
  expect(job['timeout-minutes']).toBeGreaterThan(0);
  expect(job.steps.every((step) => (step.uses === undefined) !== (step.run === undefined))).toBe(true);
  for (const { uses } of job.steps) if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  const runs = job.steps.flatMap(({ run }) => run ?? []);
  if (runs.length > 0) expect(runs[0]).toBe('npm ci');
  const named = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('tests and commands run on the oldest version of Node that is promised, tests on the current one too', () => {
  const oldest = engines.node.replace('>=', '');
  const { test: suite, oldest: commands } =
    workflows.find(({ workflow }) => workflow.name === 'Engine')?.workflow.jobs ?? {};
  expect(suite?.strategy?.matrix.node).toEqual([oldest, readFileSync('.nvmrc', 'utf8').trim()]);
  expect(commands?.steps.find(({ uses }) => uses?.includes('setup-node'))?.with?.['node-version']).toBe(oldest);
  expect(runsOf('Engine', 'oldest')).toEqual(['npm ci', 'npm run test:oldest-node']);
});

test('the tests of a version of Node run on it, not on the one the project brings along', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [bundled = ''] = Object.keys(optionalDependencies);
  expect(runsOf('Engine', 'test')).toEqual([
    'npm ci',
    `rm -r node_modules/${bundled} node_modules/.bin/node`,
    'npm test',
  ]);
});

test('types know nothing that the oldest promised Node lacks', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, release] = /^>=(\d+\.\d+)\./.exec(engines.node) ?? [];
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${release}\\.`));
});

/** The steps of a workflow by its name. */
function runsOf(name: string, job?: string): string[] {
  const found = workflows.find(({ workflow }) => workflow.name === name)?.workflow.jobs ?? {};
  const chosen = Object.entries(found).filter(([key]) => job === undefined || key === job);
  return chosen.flatMap(([, { steps }]) => steps.flatMap(({ run }) => run ?? []));
}

test('what an owner changes is checked with its line, built, and asked for its links and by agents', () => {
  expect(runsOf('Check')).toEqual([
    'npm ci',
    'npm run check -- --content --format github',
    'npm run build',
    'npm run links',
    'npm run agent-check',
  ]);
});

test('the engine passes all that "npm run verify" runs, each part once, where more than content is changed', () => {
  for (const part of scripts.verify.split(' && '))
    expect([part, runsOf('Engine').filter((run) => run === part).length]).toEqual([part, 1]);
  const { on } = workflows.find(({ workflow }) => workflow.name === 'Engine')?.workflow ?? {};
  for (const event of ['pull_request', 'push'])
    expect([event, on?.[event]]).toEqual([event, expect.objectContaining({ 'paths-ignore': ['content/**'] })]);
  expect(runsOf('Engine', 'packages')).toEqual(['npm ci', 'npm audit --omit=dev --audit-level=low']);
});

test('the site is published after a change and every night, and only where an address is set', () => {
  const publish = workflows.find(({ workflow }) => 'schedule' in workflow.on);
  expect(publish?.workflow.on).toMatchObject({
    push: { branches: ['main'] },
    schedule: [{ cron: expect.any(String) }],
  });
  expect(Object.values(publish?.workflow.jobs ?? {}).map((job) => job.if)).toEqual([
    "vars.SITE_URL != ''",
    "vars.ATTEST == 'yes'",
  ]);
});

test('what may sign a manifest runs nothing of this repository, and what builds it may not sign', () => {
  const { deploy, attest } = workflows.find(({ workflow }) => 'schedule' in workflow.on)?.workflow.jobs ?? {};
  expect(deploy?.permissions).toBeUndefined();
  expect(attest?.permissions).toEqual({ 'id-token': 'write', attestations: 'write' });
  expect(attest?.steps.flatMap(({ run }) => run ?? [])).toEqual([]);
  const kept = deploy?.steps.find(({ uses }) => uses?.includes('upload-artifact'))?.with?.path;
  expect(kept).toBe('.build/deploy/production/dist/api/manifest/index.json');
});

test('what builds the site has no token, and what has the token builds nothing', () => {
  const publish = workflows.find(({ workflow }) => 'schedule' in workflow.on);
  const steps = publish?.workflow.jobs.deploy?.steps ?? [];
  const withToken = steps.filter((step) => JSON.stringify(step).includes('secrets.'));
  expect(withToken.map(({ run }) => run)).toEqual(['npm run deploy -- production --upload']);
  expect(steps.indexOf(withToken[0] ?? {})).toBe(steps.length - 1);
  expect(publish?.text.split('    steps:')[0]).not.toContain('secrets.');
});

test('packages are renewed by a robot, in groups that belong together', () => {
  const renovate = JSON.parse(readFileSync('renovate.json', 'utf8'));
  expect(renovate.extends).toContain('config:recommended');
  const groups = Object.fromEntries(
    renovate.packageRules.map(({ groupName, matchPackageNames }: Record<string, unknown>) => [
      groupName,
      matchPackageNames,
    ]),
  );
  expect(groups.astro).toContain('satteri');
});

/** What GitHub allows in a form for issues, as far as ours use it. */
const IssueForm = z.strictObject({
  name: z.string().min(3),
  description: z.string().min(3),
  labels: z.array(z.string()).optional(),
  body: z
    .array(
      z.strictObject({
        type: z.enum(['input', 'textarea']),
        id: z.string().regex(/^[\w-]+$/),
        attributes: z.strictObject({
          label: z.string(),
          description: z.string().optional(),
          render: z.string().optional(),
        }),
        validations: z.strictObject({ required: z.boolean() }),
      }),
    )
    .min(1),
});

test('forms for issues are as GitHub wants them, and ask for something', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml').filter((path) => !path.endsWith('config.yml'));
  expect(forms.length).toBeGreaterThan(1);
  for (const path of forms) {
    const { body } = IssueForm.parse(parse(readFileSync(path, 'utf8')), { reportInput: true });
    expect(body.some(({ validations }) => validations.required)).toBe(true);
    for (const part of ['id', 'label'] as const) {
      const said = body.map(({ id, attributes: { label } }) => ({ id, label })[part]);
      expect(new Set(said).size).toBe(said.length);
    }
  }
});
