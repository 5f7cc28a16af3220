import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plumber } from '../support/businesses.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { copyProject } from '../support/project-copy.ts';
import { scratchFolder } from '../support/scratch.ts';
import { withServer } from '../support/servers/server-process.ts';
import { smokeTest } from '../support/servers/smoke-test.ts';
import { testEpoch } from '../support/test-day.ts';

const environment = {
  PATH: process.env.PATH,
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  HOME: tmpdir(),
  SOURCE_DATE_EPOCH: testEpoch(),
  CONTENT_DIR: plumber.directory,
  SITE_URL: plumber.origin,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

const clone = scratchFolder('clone');
const astro = (...args: string[]) => [join(clone, 'node_modules/astro/bin/astro.mjs'), ...args];

describe('in a fresh clone', () => {
  beforeAll(() => {
    copyProject(clone);
  });

  test('A12 astro build works without network, and writes the same bytes as the build command and nothing else', {
    tags: 'thorough',
  }, ({ annotate }) => {
    const before = readdirSync(clone);
    const isCutOff = spawnSync('unshare', ['-rn', 'true']).status === 0;
    if (!isCutOff) void annotate('This machine does not let a test cut off the network (unshare -rn): built with it.');
    const [program = '', ...args] = [...(isCutOff ? ['unshare', '-rn'] : []), process.execPath, ...astro('build')];
    const run = spawnSync(program, args, { cwd: clone, env: environment, encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('page(s) built');
    expect(run.stdout).not.toMatch(/file not created|\berror\b|\[WARN\]/i);
    expect(readdirSync(clone).sort()).toEqual([...new Set([...before, '.astro', '.build', 'dist'])].sort());
    expect(readdirSync(join(clone, '.build'))).toEqual(['server']);
    expect(fingerprint(join(clone, 'dist'))).toEqual(fingerprint(plumber.folders.published));
  });

  test('astro preview answers like the published site, function included', { tags: 'thorough' }, async () => {
    // Astro runs in the background only if asked to.
    const env = { ...environment, ASTRO_PREVIEW_BACKGROUND: '0' };
    const printed = await withServer(astro('preview'), { cwd: clone, env }, async (address) => {
      await smokeTest(address);
      const page = await fetch(`${address}/`);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    });
    expect(printed).not.toMatch(/\berror\b|\[WARN\]/i);
  });
});
