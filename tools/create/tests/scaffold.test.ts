import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasSecret, jobsOf, type Workflow } from '../../../tests/docs/workflows.ts';
import { type EnginePackage, makeScaffold, nameSite, type ScaffoldHost, scaffoldHosts } from '../scaffold.ts';
import { shellWord } from '../shell-word.ts';
import { loadWorkflowValidator } from './validate-workflow.ts';

const engine = JSON.parse(readFileSync('package.json', 'utf8')) as EnginePackage;
const maple = nameSite('Maple Hill Plumbing', '/sites/maple-hill');
const scaffoldOf = (host: ScaffoldHost) => makeScaffold(maple, host, engine, 'archives');
const readText = (host: ScaffoldHost, file: string) => scaffoldOf(host).get(file) ?? '';
const workflowOf = (host: ScaffoldHost) => parse(readText(host, '.github/workflows/site.yml')) as Workflow;

const everywhere = [
  ...['.github/workflows/site.yml', '.gitignore', 'README.md', 'astro.config.mjs', 'package.json'],
  ...['pnpm-workspace.yaml', 'tsconfig.json'],
];

test.each([
  ['workers', ['wrangler.jsonc']],
  ['netlify', ['netlify.toml']],
  ['vercel', ['vercel.json']],
  ['node', []],
] as const)('H2 besides its content, a new site for %s has few files, and only those of its host', (host, own) => {
  const scaffold = scaffoldOf(host);
  const lines = [...scaffold.values()].reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0);
  expect([...scaffold.keys()].sort()).toEqual([...everywhere, ...own].sort());
  expect(scaffold.size).toBeLessThanOrEqual(12);
  expect(lines).toBeLessThanOrEqual(300);
  // No placeholder is left in the templates; expressions of GitHub have a dollar sign in front.
  for (const [file, text] of scaffold) expect(text.match(/(?<!\$)\{\{.*/), file).toBeNull();
});

test('H2 every command but the one that begins a site is a script of its name', () => {
  const { stdout } = spawnSync(process.execPath, ['src/commands/local-business.cjs', '--help'], { encoding: 'utf8' });
  const commands = [...stdout.matchAll(/^ {2}([\w-]+) /gm)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(15);
  const { scripts } = JSON.parse(readText('node', 'package.json'));
  const { prepare, postnew, ...others } = scripts;
  expect(others).toEqual(
    Object.fromEntries(commands.filter((name) => name !== 'init').map((name) => [name, `local-business ${name}`])),
  );
  expect([prepare, postnew]).toEqual(['local-business schemas --local || exit 0', 'local-business schemas --local']);
});

test.each([
  ['archives', (name: string) => `file:packages/${name}-${engine.version}.tgz`],
  ['registry', () => engine.version],
] as const)('M12 a site installs the engine and the editor from %s, with tested versions', (source, specOf) => {
  const text = makeScaffold(maple, 'workers', engine, source).get('package.json') ?? '';
  const { dependencies, devDependencies, engines } = JSON.parse(text);
  const { astro, typescript, '@astrojs/check': check } = engine.devDependencies;
  expect(dependencies).toEqual({ astro, 'open-local-business': specOf('open-local-business') });
  expect(devDependencies).toEqual({
    '@astrojs/check': check,
    '@open-local-business/editor': specOf('open-local-business-editor'),
    typescript,
  });
  expect(engines).toEqual(engine.engines);
});

test('M12 a site gives pnpm the overrides and the refused install scripts that it gives npm', () => {
  const { overrides, allowScripts } = JSON.parse(readText('node', 'package.json'));
  expect(parse(readText('node', 'pnpm-workspace.yaml'))).toEqual({ overrides, allowBuilds: allowScripts });
});

test.each(scaffoldHosts)(
  'M12 the README of a site for %s installs from its archives until npm has the packages',
  (host) => {
    const readme = readText(host, 'README.md');
    expect(readme).toMatch(/^# The website of Maple Hill Plumbing\n/);
    const installed = [...readme.matchAll(/npm install (?:--save-dev )?((?:\.\/|open-)[^\n`]*)/g)].map(([, of]) => of);
    expect(installed).toEqual([
      `./packages/create-local-business-${engine.version}.tgz`,
      `./packages/open-local-business-reports-${engine.version}.tgz`,
      'open-local-business@latest @open-local-business/editor@latest',
      `./packages/open-local-business-${engine.version}.tgz ./packages/open-local-business-editor-${engine.version}.tgz`,
    ]);
    expect(readme).toMatch(/## Publish it\n\n\S/);
  },
);

test.each([
  ['Maple Hill Plumbing', 'maple-hill-plumbing'],
  ["Bob's Site #1", 'bobs-site-1'],
  ['Électricité Bédard & Fils', 'electricite-bedard-fils'],
  ['水道屋', 'my-site'],
  [`A ${'very '.repeat(20)}long name`, /^a(?:-very){10}-ve$/],
])('M12 the Worker of "%s" has a name that Cloudflare accepts', (business, worker) => {
  const { worker: named } = nameSite(business, '/sites/my-site');
  expect(named).toEqual(typeof worker === 'string' ? worker : expect.stringMatching(worker));
  expect(makeScaffold(nameSite(business, '/x/my-site'), 'workers', engine, 'archives').get('wrangler.jsonc')).toContain(
    `"name": "${named}"`,
  );
});

test.each([
  ['../my-site', '../my-site', '../my-site'],
  ["../Bob's Site #1", "'../Bob'\\''s Site #1'", '"../Bob\'s Site #1"'],
  ['$HOME `x`', "'$HOME `x`'", '"$HOME `x`"'],
  ['~/site', "'~/site'", '"~/site"'],
  ['-site', './-site', './-site'],
  ['Café', "'Café'", '"Café"'],
])('the commands that init prints for the folder %s can be pasted into a shell', (path, word, onWindows) => {
  expect([shellWord(path, 'linux'), shellWord(path, 'win32')]).toEqual([word, onWindows]);
});

test('the host files of this repository equal those of new sites', () => {
  for (const [host, file] of [
    ['workers', 'wrangler.jsonc'],
    ['netlify', 'netlify.toml'],
    ['vercel', 'vercel.json'],
  ] as const) {
    const here = readText(host, file);
    expect(readFileSync(file, 'utf8')).toBe(
      here
        .replace('node_modules/open-local-business/lib/functions/worker.js', 'functions/worker.ts')
        .replaceAll('maple-hill-plumbing', 'local-business'),
    );
  }
});

test('the workflows of new sites are valid, and pin the same actions as this repository', {
  tags: 'thorough',
}, async () => {
  const validate = await loadWorkflowValidator();
  const pinned = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));
  for (const host of scaffoldHosts) {
    const text = readText(host, '.github/workflows/site.yml');
    expect(await validate(text), host).toEqual([]);
    const used = [...text.matchAll(/uses: (\S+ # \S+)/g)].map(([, action = '']) => action);
    expect(used.filter((action) => !pinned.join('\n').includes(action))).toEqual([]);
  }
});

test.each(scaffoldHosts)('a site for %s checks every change, and comments once on a pull request', (host) => {
  const { check, compare, comment } = workflowOf(host).jobs;
  const runs = check?.steps.flatMap(({ run }) => run ?? []);
  expect(runs).toEqual(['npm ci', 'npm run check -- --format github', 'npm run build', 'npm run links']);
  expect(hasSecret([check, compare, comment])).toBe(false);
  // It runs nothing of the repository; tests/docs/hosting.test.ts tries what it does run.
  expect(comment?.steps.flatMap(({ run }) => run ?? [])).toEqual([]);
  expect(comment?.steps[1]?.with).toEqual(jobsOf('Changes').comment?.steps[1]?.with);
  expect(comment?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  for (const job of Object.values(workflowOf(host).jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
});

test('on Workers only one job has the token; it runs the code of main and takes only public files from the build', () => {
  const { build, upload, ...others } = workflowOf('workers').jobs;
  expect(hasSecret([build, others])).toBe(false);
  expect(hasSecret(upload?.steps.slice(0, -1))).toBe(false);
  const ours = jobsOf('Publish').upload;
  expect(upload?.steps.map(({ uses }) => uses)).toEqual(ours?.steps.map(({ uses }) => uses));
  expect(upload?.steps[0]?.with).toEqual(ours?.steps[0]?.with);
  expect(upload?.steps[2]?.run).toBe('npm ci --ignore-scripts');
  expect(upload?.steps[3]?.with).toEqual({ name: 'dist', path: build?.steps.at(-1)?.with?.path });
  expect(build?.steps.at(-2)?.run).toBe('npm run deploy -- $ENVIRONMENT $ALIAS --stage');
  expect(upload?.steps.at(-1)?.run).toBe('npm run deploy -- $ENVIRONMENT $ALIAS --upload');
  // Copies of the repository are not shown.
  expect(build?.if).toMatch(/PREVIEW_URL != '' && github\.event\.pull_request\.head\.repo\.full_name == github\.repo/);
});

test('on hosts that build the site, its workflow requests a build each night', () => {
  for (const host of ['netlify', 'vercel'] as const) {
    const { on, jobs } = workflowOf(host);
    expect(on).toMatchObject({ schedule: [{ cron: expect.any(String) }] });
    expect(jobs.renew?.if).toBe("github.event_name == 'schedule'");
    expect(jobs.renew?.env).toEqual({ BUILD_HOOK: `\${{ secrets.BUILD_HOOK }}` });
    expect(jobs.renew?.steps.map(({ uses, run }) => [uses, run])).toEqual([
      [undefined, 'curl --fail --silent --show-error -X POST "$BUILD_HOOK"'],
    ]);
  }
});
