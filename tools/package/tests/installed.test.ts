import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businesses } from '../../../tests/support/businesses.ts';
import { listFiles } from '../../../tests/support/published.ts';
import { runsAll, sampleOf } from '../../../tests/support/sample-of.ts';
import { withServer } from '../../../tests/support/servers/server-process.ts';
import { smokeTest } from '../../../tests/support/servers/smoke-test.ts';
import { inSpanish } from '../../../tests/support/two-languages.ts';
import { answers, command, engine, type InstalledSite, installSite, repack, tools, useArchives } from './install.ts';
import { extendSite, formatConfig, outsideLayers } from './owner-code.ts';

const MAX_ARCHIVE_BYTES = 2_000_000;
const installed = join('node_modules', engine.name);

let site: InstalledSite;
beforeAll(() => {
  site = installSite('node');
});
afterAll(() => site?.dispose());

const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(site.folder, file)), { recursive: true });
  writeFileSync(join(site.folder, file), text);
};

const serve = (args: readonly string[], visit: (address: string) => Promise<void>) =>
  withServer(args, { cwd: site.folder, env: site.env }, visit);

test('H1 the archive is small and contains JavaScript and declarations, but no content, tests or TypeScript', () => {
  expect(statSync(site.archives.get(engine.name) ?? '').size).toBeLessThan(MAX_ARCHIVE_BYTES);
  const files = listFiles(join(site.folder, installed));
  const tops = [...new Set(files.map((file) => file.split('/')[0]))].sort();
  expect(tops).toEqual(['CHANGELOG.md', 'LICENSE', 'NOTICE.md', 'README.md', 'docs', 'lib', 'package.json']);
  expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  expect(files.filter((file) => /(?:(?<!\bsrc\/)\bcontent\/|\btests?\/|.*\.test\.)/.test(file))).toEqual([]);
  const astro = files.filter((file) => file.endsWith('.astro')).map((file) => read(join(installed, file)));
  expect(astro.filter((text) => /['"]\.[^'"]*\.ts['"]/.test(text))).toEqual([]);
});

test('H1 installing the engine installs Astro once, and no test tools or Node', () => {
  // Those inside others too.
  const names = listFiles(join(site.folder, 'node_modules')).flatMap(
    (file) => /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/@]+)\/package\.json$/.exec(file)?.[1] ?? [],
  );
  expect(names).toEqual(expect.arrayContaining(['astro', engine.name, 'zod']));
  const tools = ['vitest', '@playwright/test', 'playwright-core', '@biomejs/biome', 'wrangler', 'fast-check', 'hono'];
  expect(
    names.filter((name) => tools.includes(name) || name.startsWith('node-linux') || name.startsWith('@sparticuz/')),
  ).toEqual([]);
  expect(names.filter((name) => name === 'astro')).toHaveLength(1);
});

test('H1 the archives of the tools contain JavaScript, but no tests, TypeScript or second engine', () => {
  for (const { name } of tools) {
    const files = listFiles(join(site.folder, 'node_modules', name));
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'lib/LICENSE']));
    expect(files.filter((file) => /\.tsx?$|(?:^|\/)(?:node_modules|tests?)\//.test(file))).toEqual([]);
  }
});

test('H2 "npm start" serves a new site with its API and MCP tools', async () => {
  expect(site.npm('run', '--silent', 'check').stdout).toContain('No problems');
  await serve([command, 'start'], smokeTest);
});

const bilingual = { name: 'site in two languages', ...inSpanish };
describe.each(runsAll ? [...businesses, bilingual] : [bilingual])(
  'the $name',
  ({ name, directory, origin, folders: { published, privateFolder } }) => {
    test('H3 its content builds to the same bytes with the package as in the repository', () => {
      const out = join('.build', name.replaceAll(' ', '-'));
      const environment = { CONTENT_DIR: resolve(directory), SITE_URL: origin };
      const { status, stdout, stderr } = site.run(['build', '--out', out], environment);
      expect(status, stdout + stderr).toBe(0);
      const [ours, theirs] = [published, join(site.folder, out, 'dist')];
      const files = listFiles(ours);
      expect(listFiles(theirs)).toEqual(files);
      expect(files.filter((file) => !readFileSync(join(theirs, file)).equals(readFileSync(join(ours, file))))).toEqual(
        [],
      );
      expect(read(join(out, 'server/server.cjs'))).toBe(readFileSync(join(privateFolder, 'server.cjs'), 'utf8'));
    });
  },
);

test('H2 doctor, record, links and schemas work in an installed site', () => {
  for (const args of [['doctor'], ['record'], ['links'], ['schemas', '--local']]) {
    const { status, stdout, stderr } = site.run(args);
    expect([status, stderr], args[0] + stdout).toEqual([0, '']);
  }
});

test('H2 the commands of the tools run from their archives', () => {
  const names = [...site.run(['--help']).stdout.matchAll(/^ {2}([\w-]+) .*\)$/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  for (const name of sampleOf(names, 3)) {
    const { status, stdout, stderr } = site.run([name, '--help']);
    expect([status, stderr, stdout.slice(0, 6)], name).toEqual([0, '', 'Usage:']);
  }
});

test('H2 the packed tool creates the same site as the repository, and adds content to it', () => {
  const second = join(site.folder, '../second/my-site');
  const bin = join('node_modules', 'create-local-business', 'lib/commands/init.js');
  const { status, stdout, stderr } = site.node([bin, second, '--host=node', ...answers]);
  expect([status, stderr], stdout).toEqual([0, '']);
  const begun = listFiles(second);
  expect(begun).toEqual(listFiles(site.folder).filter((file) => begun.includes(file)));
  for (const file of begun.filter((name) => !/^(?:content\/|package\.json|packages\/)/.test(name)))
    expect(readFileSync(join(second, file), 'utf8'), file).toBe(read(file));
  const place = ['--kind=town', '--municipality=Truro', '--postal=B2N', '--latitude=45.37', '--longitude=-63.26'];
  const added = site.run(['new', 'place', 'Bible Hill', ...place], { CONTENT_DIR: join(second, 'content') });
  expect([added.status, added.stderr]).toEqual([0, '']);
  expect(existsSync(join(second, 'content/places/bible-hill.yaml'))).toBe(true);
});

test('H2 a command without its package says what to install', () => {
  const tool = join(site.folder, 'node_modules/create-local-business');
  renameSync(tool, `${tool}-away`);
  const { status, stderr } = site.run(['init', 'another']);
  renameSync(`${tool}-away`, tool);
  expect([status, stderr]).toEqual([
    1,
    `The command "init" is in a separate package. Run: npm install --save-dev ./packages/create-local-business-${engine.version}.tgz\n`,
  ]);
});

test('H5 an update changes only package.json and the lock file', () => {
  extendSite(write);
  const own = () =>
    listFiles(site.folder).filter((file) => !/^(?:node_modules|dist|\.build|\.astro|\.vercel)\//.test(file));
  const before = new Map(own().map((file) => [file, read(file)]));
  const later = repack(site.archives.get(engine.name) ?? '', '1.99.0');
  useArchives(site, new Map([[engine.name, later]]));
  site.npm('install', '--no-audit', '--no-fund', '--prefer-offline');
  expect(JSON.parse(read(join(installed, 'package.json'))).version).toBe('1.99.0');
  expect(own().filter((file) => before.get(file) !== read(file))).toEqual(['package-lock.json', 'package.json']);
});

const buildFor = (host: string) =>
  site.run(['build', '--if-needed', '--host', host], { SITE_URL: 'https://www.maplehill.ca' });

test('H4 after an update, pages, components and styles of the owner are still part of the site', () => {
  const { status, stdout, stderr } = buildFor('netlify');
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('for netlify.');
  expect(stdout + stderr).toContain('Your page contact.astro replaces /contact of the engine');

  const team = read('dist/team/index.html');
  expect(team).toContain('Maple Hill Plumbing: 1 services, 0 places');
  expect(read('dist/team/index.md')).toMatch(/^# Our team\n[\s\S]*\[Contact\]\(\/contact\/\)/);
  expect(read('dist/sitemap-0.xml')).toContain('<loc>https://www.maplehill.ca/team/</loc>');
  expect(read('dist/sitemap-0.xml').match(/\/contact\//g)).toHaveLength(1);
  expect(read('dist/llms.txt')).toContain('- [/team/](https://www.maplehill.ca/team/index.md)\n');
  expect(read('dist/llms.txt').match(/\/contact\//g)).toHaveLength(1);
  expect(read('dist/llms-full.txt')).toContain('Source: https://www.maplehill.ca/team/\n\n# Our team\n');
  const [, rule = ''] = /\n\/team\/\n([\s\S]*?)(?:\n\n|$)/.exec(read('.build/netlify/site/_headers')) ?? [];
  expect(rule).toMatch(/content-security-policy: [^\n]*script-src 'self' 'sha256-[^\n]*style-src 'sha256-/);
  expect(team).toContain('dataset.team');

  for (const page of ['index', 'team/index', 'about/index']) {
    const html = read(`dist/${page}.html`);
    expect(html).toMatch(/<footer[\s\S]*<\/footer>\s*<p class="?band"?>Member of the chamber of commerce\./);
    expect(html).toContain('letter-spacing:3px');
    expect(html).toMatch(/The end\.<\/p>\s*<\/main>/);
    expect(html).toMatch(/<meta name="?of"? content="?\/[^>]*>[\s\S]*<\/head>/);
  }
  expect(read('dist/contact/index.html')).toContain('Call us.');
  const links = site.run(['links']);
  expect([links.status, links.stderr], links.stdout).toEqual([0, '']);
});

test('H4 all styles of the engine are in cascade layers, so that styles of the owner win', () => {
  const styles = [...read('dist/about/index.html').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  expect(styles.join('')).toContain('@layer');
  const others = outsideLayers(styles.join('')).replace(/@layer[^;{]*;|@font-face\{[^}]*\}/g, '');
  expect(others.trim()).toBe('h1{letter-spacing:3px}');
});

test.runIf(runsAll).each(['vercel', 'static'])('H2 the same site is staged for %s', (host) => {
  const { status, stdout, stderr } = buildFor(host);
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain(`for ${host}.`);
});

test('H2 "build --host workers" says what is missing in a site for another host', () => {
  const { status, stderr } = buildFor('workers');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^wrangler\.jsonc does not exist\. .*\n$/)]);
});

test.runIf(runsAll)('H4 astro check accepts pages and components of the owner with the strictest settings', () => {
  const { status, stdout, stderr } = site.astro(['check']);
  expect({ status, stdout, stderr }).toMatchObject({ status: 0, stdout: expect.stringContaining('- 0 errors') });
});

test.runIf(runsAll)('H3 commands and Astro read the content folder and the address from the same configuration', () => {
  renameSync(join(site.folder, 'content'), join(site.folder, 'texts'));
  const named = formatConfig("{ content: 'texts' }").replace(
    'defineConfig({',
    "defineConfig({ site: 'https://named.maplehill.ca',",
  );
  write('astro.config.mjs', named);
  expect(site.run(['check']).stdout).toContain('No problems');
  for (const build of [site.run(['build']), site.astro(['build'])]) {
    expect(build.status, build.stdout + build.stderr).toBe(0);
    expect(read('dist/sitemap-0.xml')).toContain('<loc>https://named.maplehill.ca/</loc>');
  }
  renameSync(join(site.folder, 'texts'), join(site.folder, 'content'));
  extendSite(write);
});

test.runIf(runsAll)('H5 after an update the site is built again', () => {
  useArchives(site, new Map([[engine.name, repack(site.archives.get(engine.name) ?? '', '1.99.1')]]));
  site.npm('install', '--no-audit', '--no-fund', '--prefer-offline');
  const { status, stdout, stderr } = site.run(['build', '--if-needed']);
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('Built');
});
