import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { referenceDirectory } from '../support/reference-build.ts';

/** How a command ended and what it printed. */
export interface CommandRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const settings = { NO_COLOR: '1', CONTENT_DIR: referenceDirectory };

/** Runs an engine command as `npm run` would, by default on the reference content. */
export function runProcess(
  name: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): CommandRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...programOf(name), ...parameters], {
    env: { ...process.env, ...settings, ...environment },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Arguments of Node to run a command from its sources. */
export function programOf(name: string): string[] {
  return ['-C', 'open-local-business', fileOf(name)];
}

/** The module of a command, in the engine or a tool. */
function fileOf(name: string): string {
  const [file = name] = globSync(`{src,tools/*}/commands/${name}.{ts,cjs}`);
  return file;
}

/**
 * Runs a command in this thread, which has loaded most modules: for commands that build nothing. One at a time, because
 * arguments, environment and output are those of the thread.
 */
export async function runCommand(
  name: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<CommandRun> {
  const out: string[] = [];
  const errors: string[] = [];
  const { argv, env, exitCode } = process;
  const restores = [
    replaceIn(console, 'log', (...args) => out.push(`${format(...args)}\n`)),
    replaceIn(console, 'error', (...args) => errors.push(`${format(...args)}\n`)),
    replaceIn(process.stdout, 'write', (text) => out.push(text)),
    replaceIn(process.stderr, 'write', (text) => errors.push(text)),
  ];
  process.argv = [process.execPath, name, ...parameters];
  process.env = { ...env, ...settings, ...environment };
  process.exitCode = undefined;
  // A module runs only once, so each run imports it by another URL.
  const module = `${pathToFileURL(fileOf(name))}?run=${crypto.randomUUID()}`;
  try {
    await import(module);
    return { status: Number(process.exitCode ?? 0), stdout: out.join(''), stderr: errors.join('') };
  } finally {
    Object.assign(process, { argv, env, exitCode });
    for (const restore of restores) restore();
  }
}

/** Replaces a method by a function; returns a function that restores it. */
function replaceIn<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  method: (...args: string[]) => unknown,
): () => void {
  const before = owner[name];
  owner[name] = method as Owner[Name];
  return () => {
    owner[name] = before;
  };
}
