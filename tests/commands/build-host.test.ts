import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '../../functions/hosting/hosts.ts';
import { secondBusiness } from '../support/reference-build.ts';
import { sampleOf } from '../support/sample-of.ts';
import { runCommand } from './run-command.ts';

const environment = { CONTENT_DIR: secondBusiness.directory, SITE_URL: secondBusiness.origin };
const build = (host: string, settings: NodeJS.ProcessEnv = environment) =>
  runCommand('build', ['--if-needed', '--out', '.build/test/second-business', '--host', host], settings);

test.each(sampleOf(hosts, 2))(
  'the build prints the folder for $name, which has a home page',
  async ({ name: host, files }) => {
    const { status, stdout, stderr } = await build(host);
    expect([status, stderr]).toEqual([0, '']);
    const [, folder = ''] = new RegExp(`^Wrote (\\S+)/ for ${host}\\.$`, 'm').exec(stdout) ?? [];
    expect(existsSync(join(folder, files, 'index.html'))).toBe(true);
  },
);

test('an unknown host is refused with the list of known hosts', { tags: 'thorough' }, async () => {
  expect(await build('cpanel')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      `There is no host "cpanel". Write one of: ${hosts.map(({ name }) => name).join(', ')}.\n\nUsage: npm run build`,
    ),
  });
});

test('no folder is written for a local address', async () => {
  const { status, stderr } = await build('netlify', { ...environment, SITE_URL: 'http://localhost:4321' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^SITE_URL is http:\/\/localhost:4321, .* Set it to the address/),
  ]);
});
