import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Copies the project to `target` as a checkout with its packages installed: the files that git tracks or would add,
 * and links to the packages. Files for which `isOmitted` is true are left out.
 */
export function copyProject(target: string, isOmitted: (file: string) => boolean = () => false): string {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name) && !isOmitted(name)))
    cpSync(file, join(target, file));
  const packages = join(target, 'node_modules');
  mkdirSync(join(packages, '.bin'), { recursive: true });
  // Dot folders are tool caches.
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(packages, name));
  for (const name of readdirSync('node_modules/.bin'))
    symlinkSync(resolve('node_modules/.bin', name), join(packages, '.bin', name));
  return target;
}
