import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function run(...words: string[]) {
  const settings = { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/local-business.cjs', ...words],
    settings,
  );
  return { status, stdout, stderr };
}

test.each(['dev', 'check', 'build', 'start', 'serve', 'doctor', 'record', 'links', 'deploy'])(
  '%s with a flag that it does not have says how it is used, and ends with 2',
  (command) => {
    const { status, stdout, stderr } = run(command, '--no-such-flag');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unknown option '--no-such-flag'.*\n\nUsage: /);
  },
);

test('a command that nobody knows is answered with those there are, and 2', () => {
  const { status, stderr } = run('migrate');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^There is no command "migrate"\.\n\nUsage: local-business COMMAND/);
});
