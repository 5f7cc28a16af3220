import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDeploymentProblem, readDeployment, readWranglerConfig } from '../../functions/hosting/deployment.ts';
import { writeHostFolder } from '../../functions/hosting/host.ts';
import { workers } from '../../functions/hosting/workers.ts';
import { referenceFolders } from '../support/reference-build.ts';
import { scratchFolder } from '../support/scratch.ts';

const environment = { SITE_URL: 'https://www.doors.ca' };

describe('the environments', () => {
  test('production and previews have different names', () => {
    expect(readDeployment('production', environment)).toEqual({
      environment: 'production',
      name: 'local-business',
      origin: 'https://www.doors.ca',
      isPreview: false,
    });
    expect(readDeployment('preview', {})).toMatchObject({ name: 'local-business-preview', isPreview: true });
  });

  test('the settings may contain comments and trailing commas, and invalid JSON is reported by line', () => {
    const folder = scratchFolder('wrangler');
    const file = join(folder, 'wrangler.jsonc');
    writeFileSync(file, '{ // here\n  "name": "a//b", /* and\n there */ "env": {},\n}\n');
    expect(readWranglerConfig(file)).toEqual({ name: 'a//b', env: {} });
    writeFileSync(file, '{\n  "name": "a"\n  "env": {}\n}\n');
    expect(() => readWranglerConfig(file)).toThrow(/wrangler\.jsonc:3 is not JSON with comments: CommaExpected\./);
  });

  test('wrong settings are reported with what to write instead', () => {
    expect(() => readDeployment('prod', {})).toThrow('Write one of: production, preview');
    expect(() => readDeployment('preview', { SITE_URL: 'www.doors.ca' })).toThrow('Write an origin without a path');
  });

  test('a preview version has its alias in front of the preview address', () => {
    const at = { SITE_URL: 'https://local-business-preview.doors.workers.dev' };
    expect(readDeployment('preview', at, 'pr-12')).toMatchObject({
      name: 'local-business-preview',
      origin: 'https://pr-12-local-business-preview.doors.workers.dev',
      isPreview: true,
      alias: 'pr-12',
    });
    expect(() => readDeployment('production', at, 'pr-12')).toThrow('Write: preview --alias NAME');
    expect(() => readDeployment('preview', environment, 'pr-12')).toThrow(
      'must be https://local-business-preview.SUBDOMAIN.',
    );
    for (const alias of ['pr-', '12', 'Spring', 'a.b', '']) {
      expect(() => readDeployment('preview', at, alias)).toThrow('with lower-case letters, digits and hyphens');
    }
    expect(findDeploymentProblem(readDeployment('preview', {}, 'pr-12'))).toContain('cannot be reached by https');
  });

  test('a missing or local address is not deployed to', () => {
    for (const environment of ['production', 'preview'])
      expect(findDeploymentProblem(readDeployment(environment, {}))).toContain(
        'Write the address of your site in wrangler',
      );
    const local = ['http://localhost:4321', 'https://shop.localhost', 'http://127.0.0.1', 'http://[::1]:80'];
    for (const origin of ['http://www.doors.ca', ...local])
      expect(findDeploymentProblem(readDeployment('production', { SITE_URL: origin }))).toContain(
        'cannot be reached by https',
      );
    expect(findDeploymentProblem(readDeployment('production', environment))).toBeUndefined();
  });
});

test('a production build does not block search engines', async () => {
  const deployment = readDeployment('production', environment);
  const { folder } = await writeHostFolder(workers, referenceFolders, '.build/test/production', deployment);
  expect(readFileSync(join(folder, 'assets/_headers'), 'utf8')).not.toContain('x-robots-tag: noindex');
  expect(JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))).toMatchObject({
    name: 'local-business',
    workers_dev: false,
    routes: [{ pattern: 'www.doors.ca', custom_domain: true }],
  });
});
