import { expect, test } from 'vitest';
import { sampleOf } from '../support/sample-of.ts';
import { runProcess } from './run-command.ts';

const commands = ['dev', 'check', 'build', 'start', 'serve', 'doctor', 'record', 'links', 'deploy'];
const run = (...args: string[]) => runProcess('local-business', args);

test.each(sampleOf(commands, 2))(
  '%s prints its usage and ends with 0 for --help and with 2 for an unknown flag',
  (name) => {
    expect(run(name, '--help')).toEqual({ status: 0, stdout: expect.stringMatching(/^Usage: npm /), stderr: '' });
    expect(run(name, '--no-such-flag')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--no-such-flag'.*\n\nUsage: /),
    });
  },
);

test('an unknown command ends with 2 and the list of commands', () => {
  const { status, stderr } = run('migrate');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^There is no command "migrate"\.\n\nUsage: local-business COMMAND/);
});
