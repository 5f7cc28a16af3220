import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** The content of a commit cannot be read. The message says why. */
export class CommitError extends Error {}

/**
 * Checks out a folder of a commit to a temporary folder, passes its path to `use`, and removes it afterwards. Index and
 * working tree stay untouched. Throws a `CommitError` if the commit or folder does not exist.
 */
export async function withCommit<Result>(
  commit: string,
  directory: string,
  use: (directory: string) => Result | Promise<Result>,
): Promise<Result> {
  const top = git(['rev-parse', '--show-toplevel'], directory).trim();
  const folder = relative(top, directory).replaceAll('\\', '/');
  if (folder.startsWith('..')) throw new CommitError(`${directory} lies outside the repository.`);
  const scratch = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    const own = { GIT_INDEX_FILE: join(scratch, 'index') };
    // A name with a leading hyphen would be parsed as a flag.
    const tree = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}:${folder}`], top, own).trim();
    const files = join(scratch, 'content');
    git(['read-tree', tree], top, own);
    git(['checkout-index', '--all', `--prefix=${files.replaceAll('\\', '/')}/`], top, own);
    return await use(files);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function git(parameters: readonly string[], directory: string, environment: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync('git', parameters, {
    cwd: directory,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status === 0) return stdout;
  throw new CommitError(error?.message ?? (stderr.trim() || 'git knows no such commit, or no such folder in it'));
}
