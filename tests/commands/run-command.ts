import { spawnSync } from 'node:child_process';
import { referenceDirectory } from '../reference-build.ts';

/** How a command ended and what it printed. */
export interface CommandRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the commands of `src/commands` as `npm run` would, on the reference content unless told otherwise. */
export function runCommand(
  name: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  input = '',
): CommandRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/commands/${name}.ts`, ...parameters], {
    env: { ...process.env, NO_COLOR: '1', CONTENT_DIR: referenceDirectory, ...environment },
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}
