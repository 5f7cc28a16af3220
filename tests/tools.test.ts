import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function run(command: string, parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  return status === 0 ? 'clean' : `${stdout}${stderr}`;
}

test(
  'lint and format find nothing',
  () => expect(run('biome', ['check', '--error-on-warnings'])).toBe('clean'),
  30_000,
);

test('types are sound in code and pages', () => {
  expect(run('astro', ['check', '--minimumSeverity', 'warning'])).toBe('clean');
}, 90_000);
