import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from 'open-local-business/commands';

/** Sources of our packages for a new site: archives in a folder of the site, or a registry. */
export const packageSources = ['archives', 'registry'] as const;
export type PackageSource = (typeof packageSources)[number];

/** The folder of a site with the archives of our packages. */
export const ARCHIVES_FOLDER = 'packages';

/** The root of the checkout that this module belongs to; undefined in an installed package. */
const checkout = [join(import.meta.dirname, '../..')].find((root) => existsSync(join(root, 'tools/package')));

/** Returns the default source: archives if there are any. */
export function defaultSource(): PackageSource {
  return checkout !== undefined || listSiteArchives().length > 0 ? 'archives' : 'registry';
}

/** Returns the file name `npm pack` gives to the archive of a package. */
export function archiveName(name: string, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/**
 * Writes the archives of all our packages to a folder: packs them from the checkout, or copies them from the site in the
 * working directory. Throws a `UserError` with npm's output if packing fails.
 */
export function writeArchives(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (checkout === undefined) for (const file of listSiteArchives()) copyFileSync(file, join(folder, basename(file)));
  else packCheckout(checkout, folder);
}

function listSiteArchives(): string[] {
  return globSync(`${ARCHIVES_FOLDER}/*.tgz`);
}

function packCheckout(root: string, folder: string): void {
  const args = ['run', '--silent', 'archives', '--', '--silent', `--pack-destination=${folder}`];
  // Windows starts no script without a shell, and a shell would split the path of the folder.
  const npm = process.env.npm_execpath ?? '';
  const [program, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  const run = spawnSync(program, [...first, ...args], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0)
    throw new UserError(`The engine was not packed. Run npm ci first.\n${run.error?.message ?? run.stderr}`);
}
