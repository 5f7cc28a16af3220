import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFile, engineFile, siteFile } from '../settings/folders.ts';
import { UserError } from '../settings/user-error.ts';
import { withoutCredentials } from './deployment.ts';

/** Path of Wrangler below a folder it is installed in. */
const program = 'node_modules/wrangler/bin/wrangler.js';

/**
 * Path of Wrangler: the site's own if it has one. The package of the engine brings a lock file for it instead, because
 * it weighs more than all the rest and only a deployment needs it; what that names is installed on first use, with its
 * digests checked and without scripts. Throws a `UserError` where it cannot be installed.
 */
export function findWrangler(): string {
  const own = siteFile(program);
  if (existsSync(own)) return own;
  const locked = engineFile('wrangler-lock.json');
  if (!existsSync(locked)) throw new UserError('Wrangler is not installed. Nothing was uploaded. Run: npm ci');
  const lock = readFileSync(locked, 'utf8');
  const { dependencies } = JSON.parse(lock).packages[''];
  const folder = cacheFile(`wrangler-${dependencies.wrangler}`);
  // npm writes it last.
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    writeFileSync(join(folder, 'package-lock.json'), lock);
    installLocked(folder);
  }
  return join(folder, program);
}

function installLocked(folder: string): void {
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const npm = process.env.npm_execpath;
  const options = { cwd: folder, stdio: 'inherit', env: withoutCredentials(process.env) } as const;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) throw new UserError('Wrangler could not be installed. Nothing was uploaded.');
}
