import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** A commit whose content cannot be had. Its message says why. */
export class CommitError extends Error {}

/**
 * Lays the files that a folder had in a commit into a temporary folder, and hands its path to `use`; then removes it. Neither
 * the index nor a file of the repository is touched. Throws a `CommitError` where git knows no such commit or folder.
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
    // A name that begins with a hyphen would be taken for a flag.
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
