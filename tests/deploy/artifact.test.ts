import { cpSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/edge/manifest.ts';
import { judgeArtifact, takeOverArtifact, writeArtifact } from '../../src/hosting/artifact.ts';
import { type Deployment, readDeployment } from '../../src/hosting/deployment.ts';
import { judgeWorkerConfig } from '../../src/hosting/judge-worker-config.ts';
import { stageWorker } from '../../src/hosting/worker.ts';
import { referenceFolders, referenceOrigin } from '../reference-build.ts';

/*
 * What an upload refuses, whoever built it. Each change is one that somebody who controls a build could make in order
 * to run a command beside the token, to have it sent elsewhere, or to have other files of the machine published.
 */

const out = mkdtempSync(join('.build/test', 'artifact-'));
let artifact: string;
beforeEach(() => {
  artifact = mkdtempSync(join(out, 'of-'));
  writeArtifact({ published: referenceFolders.published, prepared: small }, artifact);
});
afterEach(() => rmSync(artifact, { recursive: true, force: true }));

/** A build with a tenth of the files, so that many a copy of it is soon made. */
const small = join(out, 'small');
beforeAll(() => {
  mkdirSync(small);
  const manifest = JSON.parse(readFileSync(join(referenceFolders.prepared, 'manifest.json'), 'utf8')) as Manifest;
  const files = manifest.files.filter(
    ({ file }, index) => index % 10 === 0 || /^(?:index\.html|robots\.txt)$/.test(file),
  );
  writeFileSync(join(small, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  cpSync(join(referenceFolders.prepared, 'edge-data.json'), join(small, 'edge-data.json'));
});
afterAll(() => rmSync(out, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(artifact, file);
  mkdirSync(dirname(path), { recursive: true });
  // A new file, for what lies there shares its bytes with the build.
  rmSync(path, { force: true });
  writeFileSync(path, text);
}

// biome-ignore lint/suspicious/noExplicitAny: what is changed is no manifest any more
function change(name: 'manifest.json' | 'edge-data.json', edit: (data: any) => void): void {
  const data = JSON.parse(readFileSync(join(artifact, name), 'utf8'));
  edit(data);
  write(name, JSON.stringify(data));
}

/** Lists a file that the artifact then also holds. */
function publish(file: string, text = 'x'): void {
  write(`site/${file}`, text);
  change('manifest.json', ({ files }) => files.push({ ...files[0], file, size: text.length }));
}

test('what a build leaves is taken over, and nothing else lies there then', () => {
  expect(judgeArtifact(artifact, referenceOrigin)).toEqual([]);
  const prepared = join(artifact, '../taken');
  write('../taken/.env', 'A=1');
  const folders = takeOverArtifact(artifact, prepared, referenceOrigin);
  stageWorker(folders, readDeployment('production', { SITE_URL: referenceOrigin }));
  expect(readFileSync(join(prepared, 'assets/index.html'))).toEqual(
    readFileSync(join(referenceFolders.published, 'index.html')),
  );
  expect(() => readFileSync(join(prepared, '.env'))).toThrow('ENOENT');
});

const additions: readonly string[] = [
  '.env',
  '.dev.vars',
  'wrangler.json',
  'wrangler.toml',
  'worker.js',
  'package.json',
  'tsconfig.json',
  'node_modules/esbuild/lib/main.js',
  'site/_worker.js',
  'site/_headers',
  'site/_redirects',
  'site/_routes.json',
  'site/.assetsignore',
  'site/pages/new/index.html',
];

test.each(additions)('%s beside what is listed is refused', (file) => {
  write(file, 'x');
  expect(judgeArtifact(artifact, referenceOrigin)).toEqual([`"${file}" is not listed.`]);
});

const unpublishable: readonly (readonly [file: string, reason: string])[] = [
  ['_worker.js', 'is not the path of a published file'],
  ['_headers', 'is not the path of a published file'],
  ['.assetsignore', 'is not the path of a published file'],
  ['a/.env', 'is not the path of a published file'],
  ['_astro/../../../../functions/worker.ts', 'is not the path of a published file'],
  ['/etc/passwd', 'is not the path of a published file'],
  ['C:\\secrets.txt', 'is not the path of a published file'],
  ['a\nb.html', 'is not the path of a published file'],
  ['run.wasm', 'is no kind of file that a site publishes'],
  ['run.mjs', 'is no kind of file that a site publishes'],
  ['index.php', 'is no kind of file that a site publishes'],
];

test.each(unpublishable)('%j is not published, even where it is listed', (file, reason) => {
  change('manifest.json', ({ files }) => files.push({ ...files[0], file }));
  expect(judgeArtifact(artifact, referenceOrigin)).toContainEqual(expect.stringMatching(new RegExp(`${reason}$`)));
});

test('kinds of files that a site publishes are', () => {
  for (const file of ['notes.txt', '.well-known/security-policy', '_astro/more.3f2a.js', 'pictures/a-b_c.1.png'])
    publish(file);
  expect(judgeArtifact(artifact, referenceOrigin)).toEqual([]);
});

const changes: Readonly<Record<string, readonly [change: () => void, problem: string]>> = {
  'a link to another file of the machine': [
    () => {
      rmSync(join(artifact, 'site/robots.txt'));
      symlinkSync('/proc/self/environ', join(artifact, 'site/robots.txt'));
    },
    '"site/robots.txt" is no ordinary file.',
  ],
  'a link to another folder of the machine': [
    () => symlinkSync('/etc', join(artifact, 'site/more')),
    '"site/more" is no ordinary file.',
  ],
  'a link instead of data': [
    () => {
      rmSync(join(artifact, 'edge-data.json'));
      symlinkSync('/proc/self/environ', join(artifact, 'edge-data.json'));
    },
    '"edge-data.json" is no ordinary file.',
  ],
  'a listed file that is missing': [
    () => rmSync(join(artifact, 'site/robots.txt')),
    '"site/robots.txt" is listed and missing.',
  ],
  'no manifest': [() => rmSync(join(artifact, 'manifest.json')), 'manifest.json is missing.'],
  'a manifest that is code': [() => write('manifest.json', 'process.exit()'), 'manifest.json is not JSON.'],
  'a build for another address': [
    () => change('manifest.json', (data) => (data.origin = 'https://evil.example')),
    `manifest.json is of another origin than ${referenceOrigin}.`,
  ],
  'data for another address': [
    () => change('edge-data.json', (data) => (data.origin = 'https://evil.example')),
    `edge-data.json is of another origin than ${referenceOrigin}.`,
  ],
  'a member nobody knows': [
    () => change('manifest.json', (data) => (data.main = '/etc/passwd')),
    'manifest.json: "" Unrecognized key: "main"',
  ],
  'a rule smuggled in by a media type': [
    () => change('manifest.json', ({ files }) => (files[0].mediaType = 'text/html\n/*\n  x: y')),
    'manifest.json: "files.0.mediaType" holds a control character',
  ],
  'a rule smuggled in by a header': [
    () => change('edge-data.json', ({ headers }) => (headers.page['x-more'] = 'a\n/*\n  set-cookie: b')),
    'edge-data.json: "headers.page.x-more" holds a control character',
  ],
  'a rule smuggled in by the name of a header': [
    () => change('edge-data.json', ({ headers }) => (headers.page['! csp'] = 'a')),
    'edge-data.json: "headers.page.! csp" Invalid key in record',
  ],
  'a rule smuggled in by a path': [
    () => change('edge-data.json', ({ pathHeaders }) => (pathHeaders['/a\n/*'] = {})),
    'edge-data.json: "pathHeaders./a\\n/*" Invalid key in record',
  ],
  'a way to another host': [
    () => change('edge-data.json', ({ redirects }) => (redirects.exact['/old/'] = '//evil.example/')),
    'edge-data.json: "redirects.exact./old/" is not a path of the site',
  ],
  'a way to another host for many paths': [
    () => change('edge-data.json', ({ redirects }) => redirects.below.unshift(['/old/', '//evil.example/'])),
    'edge-data.json: "redirects.below.0.1" is not a path of the site',
  ],
  'a way to another host by its address': [
    () => change('edge-data.json', ({ redirects }) => (redirects.exact['/old/'] = 'https://evil.example/')),
    'edge-data.json: "redirects.exact./old/" is not a path of the site',
  ],
};

test.each(Object.entries(changes))('%s is refused', (_, [make, problem]) => {
  make();
  expect(judgeArtifact(artifact, referenceOrigin)).toEqual([problem]);
});

test('no artifact is said with what to do', () => {
  expect(judgeArtifact(join(out, 'nowhere'), referenceOrigin)).toEqual([
    `There is no ${join(out, 'nowhere')}. Build it with --stage.`,
  ]);
});

test('a flood of problems is cut short', () => {
  for (let count = 0; count < 30; count++) write(`more/${count}.txt`, 'x');
  const take = () => takeOverArtifact(artifact, join(out, 'never'), referenceOrigin);
  expect(take).toThrow(/leaves:(?:\n {2}"more\/\d+\.txt" is not listed\.){20}\n {2}and 10 more$/);
});

describe('the configuration for the upload', () => {
  const deployment: Deployment = readDeployment('production', { SITE_URL: 'https://www.doors.ca' });
  let config: string;
  beforeAll(() => {
    const prepared = join(mkdtempSync(join(out, 'staged-')), 'server');
    cpSync(small, prepared, { recursive: true });
    config = stageWorker({ ...referenceFolders, prepared }, deployment);
  });

  const judge = (edit: Readonly<Record<string, unknown>>) => {
    const edited = `${config}.edited.json`;
    writeFileSync(edited, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), ...edit }));
    judgeWorkerConfig(edited, deployment);
  };

  test('is taken as it is written, with the settings of the function too', () => {
    expect(() => judge({})).not.toThrow();
    expect(() => judge({ vars: { LOG: 'off', ALLOWED_HOSTS: 'shop.example' }, account_id: '0' })).not.toThrow();
    const preview = readDeployment('preview', { SITE_URL: 'https://preview.doors.workers.dev' });
    expect(() => judge({ name: preview.name, routes: [], workers_dev: true })).toThrow('is not for');
    stageWorker({ ...referenceFolders, prepared: dirname(config) }, preview);
    expect(() => judgeWorkerConfig(config, preview)).not.toThrow();
    stageWorker({ ...referenceFolders, prepared: dirname(config) }, deployment);
  });

  const kept: Readonly<Record<string, unknown>> = {
    binding: 'ASSETS',
    html_handling: 'force-trailing-slash',
    not_found_handling: 'none',
    run_worker_first: ['/'],
  };
  const refused: readonly (readonly [what: string, edit: Record<string, unknown>, message: RegExp])[] = [
    ['a command', { build: { command: 'env > stolen' } }, /Unrecognized key: "build"/],
    ['a secret', { vars: { PASSWORD: 'x' } }, /vars: Unrecognized key: "PASSWORD"/],
    ['a store', { kv_namespaces: [{ binding: 'KV', id: '1' }] }, /Unrecognized key: "kv_namespaces"/],
    ['another service', { services: [{ binding: 'A', service: 'b' }] }, /Unrecognized key: "services"/],
    ['files as text in the bundle', { rules: [{ type: 'Text', globs: ['**'] }] }, /Unrecognized key: "rules"/],
    ['a constant from outside', { define: { a: 'b' } }, /Unrecognized key: "define"/],
    [
      'another module in place of one of ours',
      { alias: { '#edge-data': '/proc/self/environ' } },
      /alias: #edge-data: /,
    ],
    [
      'one more module',
      { alias: { '#edge-data': './worker-data.json', zod: './z.js' } },
      /alias: Unrecognized key: "zod"/,
    ],
    ['a folder of the machine as assets', { assets: { ...kept, directory: '/root' } }, /assets: directory: /],
    ['another Worker', { name: 'payments' }, /is not for local-business at www\.doors\.ca/],
    ['another host', { routes: [{ pattern: 'bank.example', custom_domain: true }] }, /is not for local-business at/],
    ['a zone', { routes: [{ pattern: 'www.doors.ca', zone_name: 'doors.ca' }] }, /routes: 0: /],
    ['an entry that was built', { main: './worker-data.json' }, /worker-data\.json is not the code of this project/],
    ['an entry in the content', { main: '/content/x.ts' }, /is not the code of this project/],
    ['an entry outside', { main: join(tmpdir(), 'x.ts') }, /is not the code of this project/],
  ];

  test.each(refused)('with %s is refused', (_, edit, message) => {
    expect(() => judge(edit)).toThrow(message);
  });

  test('an entry in the content folder is refused though it is there', () => {
    const main = join(process.cwd(), 'content/business.yaml');
    expect(() => judge({ main })).toThrow('is not the code of this project');
    const linked = join(process.cwd(), 'linked-entry.ts');
    linkSync('functions/worker.ts', linked);
    try {
      expect(() => judge({ main: linked })).not.toThrow();
    } finally {
      rmSync(linked);
    }
  });
});
