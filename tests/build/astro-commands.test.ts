import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { servicePath } from '../../src/business/site.ts';
import { markdownPathOf } from '../../src/site-pages/addresses.ts';
import { plumber } from '../businesses.ts';
import { whileServing } from '../engines/while-serving.ts';
import { copyProject } from '../project-copy.ts';
import { scratchFolder } from '../scratch.ts';
import { testEpoch } from '../test-day.ts';

const environment = {
  PATH: process.env.PATH,
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  HOME: tmpdir(),
  SOURCE_DATE_EPOCH: testEpoch(),
  CONTENT_DIR: plumber.directory,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

const { service, postalArea } = plumber.samples;
const page = servicePath(service);

const clone = copyProject(scratchFolder('clone'));

const astro = (...words: string[]) => [join(clone, 'node_modules/astro/bin/astro.mjs'), ...words];

/** Starts a server in the clone, looks at what it answers, and finds nothing wrong in what it prints. */
async function serve(words: string[], look: (address: string) => Promise<void>): Promise<void> {
  // The background is for those who ask for it.
  const env = { ...environment, ASTRO_DEV_BACKGROUND: '0', ASTRO_PREVIEW_BACKGROUND: '0' };
  expect(await whileServing(words, { cwd: clone, env }, look)).not.toMatch(/\berror\b|\[WARN\]/i);
}

/** Looks at what every way of serving the site must answer. */
async function lookAround(address: string): Promise<void> {
  for (const [path, type] of [
    ['/', 'text/html'],
    [page, 'text/html'],
    [markdownPathOf(page), 'text/markdown'],
    ['/api/', 'application/json'],
    [`/api/coverage/?postal=${postalArea}`, 'application/json'],
    ['/openapi.json', 'application/json'],
    ['/index.md', 'text/markdown'],
    ['/llms-full.txt', 'text/plain'],
  ] as const) {
    const response = await fetch(`${address}${path}`);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]], path).toEqual([200, type]);
  }
}

describe('in a fresh clone', () => {
  test('astro build leaves a whole site, and nothing beside it', async () => {
    const before = readdirSync(clone);
    const run = spawnSync(process.execPath, astro('build'), { cwd: clone, env: environment, encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('page(s) built');
    expect(run.stdout).not.toMatch(/file not created|\berror\b|\[WARN\]/i);
    expect(readdirSync(clone).sort()).toEqual([...new Set([...before, '.astro', '.build', 'dist'])].sort());
    expect(readdirSync(join(clone, '.build'))).toEqual(['server']);
    await serve([join(clone, 'src/commands/serve.cjs')], lookAround);
  });

  test('astro preview answers as the published site does, with the function', async () => {
    await serve(astro('preview'), async (address) => {
      await lookAround(address);
      const page = await fetch(`${address}/`);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    });
  });
});
