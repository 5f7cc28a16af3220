import { spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeCloudflare } from '../../../tests/deploy/fake-cloudflare.ts';
import { codeBlocks, documents, shownCommands } from '../../../tests/docs/documents.ts';
import { engine, type InstalledSite, installSite } from './install.ts';

let site: InstalledSite;
beforeAll(() => {
  site = installSite('workers');
});
afterAll(() => site?.dispose());

const path = (file: string) => join(site.folder, file);

test('H1 a site for Workers is installed without Wrangler', () => {
  for (const name of ['wrangler', 'workerd', 'miniflare'])
    expect(existsSync(path(`node_modules/${name}`)), name).toBe(false);
});

/** A command of the document, and how to run it: preparation, the command instead of it, its output. */
interface Step {
  readonly command: string;
  before?(): void;
  readonly line?: string;
  readonly status?: number;
  readonly prints?: RegExp;
}

const moved = 'npm run check-redirects ../old-sitemap.xml';
const service = [
  ...['--symptom "A bang, and the door is heavy"', '--summary "We replace the broken spring and balance the door."'],
  ...['--priced from --price 249', '--includes "Visit and labour are included; tax is extra."', '--minutes 45-90'],
  '--covers "One spring; balancing the door"',
];
const place = ['--kind town', '--municipality Colchester', '--latitude 45.37', '--longitude -63.26', '--postal B2N'];

/** Lines of addresses for which no page was found. */
let undecided: readonly string[] = [];

const steps: readonly Step[] = [
  {
    command: 'curl -o old-sitemap.xml https://www.your-domain.ca/sitemap.xml',
    // The old site is made up.
    before: () => copyFileSync('tools/reports/tests/fixtures/old-sitemap.xml', path('../old-sitemap.xml')),
    line: 'test -s ../old-sitemap.xml',
  },
  // These have been run, with answers and the archives instead of the registry.
  { command: 'npm run init ../my-site -- --host workers', line: 'test -f wrangler.jsonc' },
  { command: 'cd ../my-site && npm install', line: 'test -f package-lock.json' },
  {
    command:
      'npm install --save-dev ./packages/create-local-business-*.tgz ./packages/open-local-business-reports-*.tgz',
    line: 'test -d node_modules/create-local-business && test -d node_modules/@open-local-business/reports',
  },
  { command: 'npm run check' },
  {
    command: 'npm run new service "Spring replacement"',
    line: `npm run new service "Spring replacement" -- ${service.join(' ')}`,
  },
  { command: 'npm run new place "Bible Hill"', line: `npm run new place "Bible Hill" -- ${place.join(' ')}` },
  // It runs until it is ended.
  { command: 'npm run dev', line: 'npm run dev -- --help' },
  { command: moved, status: 1, prints: /60 old addresses: \d+ there as before, \d+ leads? on, [1-9]\d* without/ },
  { command: `${moved} -- --write`, status: 1, prints: /Added \d+ lines to redirects\.yaml/ },
  {
    command: moved,
    before: () => {
      const decided = undecided.map((line) => line.replace('# ', '').replace('to: }', 'to: /about/ }\n'));
      appendFileSync(path('content/redirects.yaml'), decided.join(''));
    },
    prints: /60 old addresses: \d+ there as before, \d+ lead on, 0 without an answer\./,
  },
  { command: 'npm run profile', prints: /Maple Hill/ },
  {
    command: 'npm install --save-dev wrangler@4',
    line: `npm install --save-dev --no-audit --no-fund --prefer-offline wrangler@${engine.devDependencies.wrangler}`,
  },
  {
    command: 'npm run doctor',
    before: () => {
      const config = readFileSync(path('wrangler.jsonc'), 'utf8');
      writeFileSync(path('wrangler.jsonc'), config.replace('https://www.example.com', 'https://www.maplehill.ca'));
    },
  },
  { command: 'npm run build && npm run links' },
  {
    command: 'npm run deploy -- production --dry-run',
    prints: /Nothing was uploaded\. The configuration of production/,
  },
  { command: 'npm run deploy -- production', prints: /https:\/\/www\.maplehill\.ca is live\./ },
  { command: 'npm run record' },
];

/** Runs a line as it is typed. */
async function type(line: string, environment: NodeJS.ProcessEnv) {
  const child = spawn('bash', ['-c', line], {
    cwd: site.folder,
    env: { ...site.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, printed };
}

test('K1 the commands of docs/moving-in.md move an old site in their order', async () => {
  const document = documents.find((guide) => guide.path === 'docs/moving-in.md');
  expect(document && shownCommands(document)).toEqual(steps.map(({ command }) => command));
  const api = await startFakeCloudflare();
  const account = {
    CLOUDFLARE_API_BASE_URL: api.baseUrl,
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32),
  };
  try {
    for (const { command, before, line = command, status = 0, prints = /^/ } of steps) {
      before?.();
      const run = await type(line, line.includes('deploy') ? account : {});
      expect(run.status, `${line}\n${run.printed}`).toBe(status);
      expect(run.printed).toMatch(prints);
      if (command === moved) undecided = run.printed.match(/^# - .*$/gm) ?? [];
    }
  } finally {
    await api.stop();
  }
  // `init` names the Worker after the business.
  const [, name] = /"name": "([^"]+)"/.exec(readFileSync(path('wrangler.jsonc'), 'utf8')) ?? [];
  const uploads = api.requests.filter(({ path: asked }) => asked.endsWith(`/scripts/${name}`));
  expect(uploads.map(({ method }) => method)).toContain('PUT');
});

test('H1 a function of the owner can call that of the engine, as in docs/extending.md', async () => {
  const document = documents.find((guide) => guide.path === 'docs/extending.md');
  const own = document && codeBlocks(document).find(({ code }) => code.startsWith('// src/worker.js'));
  mkdirSync(path('src'), { recursive: true });
  writeFileSync(path('src/worker.js'), own?.code ?? '');
  const config = readFileSync(path('wrangler.jsonc'), 'utf8');
  writeFileSync(path('wrangler.jsonc'), config.replace(/"main": "[^"]*"/, '"main": "src/worker.js"'));
  const { status, printed } = await type('npm run deploy -- production --dry-run', {});
  expect(status, printed).toBe(0);
  const bundle = readFileSync(path('.build/deploy/production/bundle/worker.js'), 'utf8');
  expect(bundle).toContain('/api/own/');
  expect(bundle).toContain('/api/mcp');
});

test('H2 the web editor works in a site', async () => {
  const { status, printed } = await type('npm run admin -- --repository someone/site', {});
  expect([status, printed]).toEqual([0, expect.stringContaining('Wrote the editor to admin.')]);
  expect(existsSync(path('admin/editor.js'))).toBe(true);
});
