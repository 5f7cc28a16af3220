import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fillIn } from '../../../tests/support/fill-in.ts';
import { testEpoch } from '../../../tests/support/test-day.ts';
import { ARCHIVES_FOLDER, archiveName } from '../../create/archives.ts';

/** The engine's package, as the repository describes it. */
export const engine = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly name: string;
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
};

interface ToolPackage {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
}

/** The tools' packages beside it. */
export const tools = engine.workspaces
  .map((folder) => ({ folder, ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ToolPackage) }))
  .filter((tool) => tool.private !== true);

/** The environment without the test runner's variables, as NODE_ENV would change what is built. npm's settings stay. */
const kept =
  /^(?:HOME|TMPDIR|TEMP|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|https?_proxy|no_proxy|npm_config_(?:registry|cache|userconfig)|NODE_EXTRA_CA_CERTS)$/i;
export const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
  SOURCE_DATE_EPOCH: testEpoch(),
};

/** A run of a program in a folder. */
type Run = SpawnSyncReturns<string>;

/** A site in a separate folder, with the engine and its tools installed from their archives. */
export interface InstalledSite {
  readonly folder: string;
  /** Paths of the archives, by package name. */
  readonly archives: ReadonlyMap<string, string>;
  readonly env: NodeJS.ProcessEnv;
  /** Runs npm in the site. Throws what it printed if it fails. */
  npm(...args: string[]): Run;
  /** Runs a module with Node. */
  node(args: readonly string[], env?: NodeJS.ProcessEnv): Run;
  /** Runs an engine command. */
  run(args: readonly string[], env?: NodeJS.ProcessEnv): Run;
  /** Runs the command of Astro. */
  astro(args: readonly string[], env?: NodeJS.ProcessEnv): Run;
  /** Removes everything. */
  dispose(): void;
}

/** Path of the engine's command below a site. */
export const command = join('node_modules', engine.name, 'lib/src/commands/local-business.cjs');

/** Creates a site, and installs the engine and all its tools from the archives that `init` puts into it. */
export function installSite(host: string): InstalledSite {
  const scratch = mkdtempSync(join(tmpdir(), 'package-'));
  const folder = join(scratch, 'my-site');
  const init = ['-C', 'open-local-business', resolve('src/commands/local-business.cjs'), 'init'];
  mustRun(process.execPath, [...init, folder, `--host=${host}`, ...answers], scratch);
  fillIn(join(folder, 'content'));
  const packages = [engine, ...tools];
  const archives = new Map(
    packages.map(({ name, version }) => [name, join(folder, ARCHIVES_FOLDER, archiveName(name, version))]),
  );
  const site: InstalledSite = {
    folder,
    archives,
    env: environment,
    npm: (...args) => mustRun('npm', args, folder),
    node: (args, env) => start(process.execPath, args, folder, env),
    run: (args, env) => site.node([command, ...args], env),
    astro: (args, env) => site.node(['node_modules/astro/bin/astro.mjs', ...args], env),
    dispose: () => rmSync(scratch, { recursive: true, force: true }),
  };
  useArchives(site, archives);
  site.npm('install', '--no-audit', '--no-fund', '--prefer-offline');
  return site;
}

/** Answers to the questions of `init`. */
export const answers = [
  ...['--country=CA', '--name=Maple Hill Plumbing', '--trade=plumbing', '--telephone=902-555-0137'],
  ...['--time-zone=America/Halifax', '--address=12 Maple Street, Truro, NS B2N 1A1', '--languages=English'],
  ...['--email=office@maplehill.example', '--latitude=45.3647', '--longitude=-63.28'],
];

/** Points package.json at other archives, and adds the tools that the scaffold only mentions. */
export function useArchives({ folder }: Pick<InstalledSite, 'folder'>, archives: ReadonlyMap<string, string>): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, archive] of archives)
    manifest[name === engine.name ? 'dependencies' : 'devDependencies'][name] = `file:${archive}`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The archive of the same engine with a later version number, beside the site. */
export function repack(archive: string, version: string): string {
  const target = mkdtempSync(join(dirname(archive), '../../later-'));
  mustRun('tar', ['xzf', archive, '-C', target], target);
  const manifest = join(target, 'package/package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`));
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target, join(target, 'package')];
  return join(target, mustRun('npm', args, target).stdout.trim());
}

function mustRun(program: string, args: readonly string[], cwd: string): Run {
  const run = start(program, args, cwd);
  if (run.status !== 0) throw new Error(`${[program, ...args].join(' ')} failed:\n${run.stdout}${run.stderr}`);
  return run;
}

function start(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Run {
  return spawnSync(program, args, {
    cwd,
    env: { ...environment, ...env },
    encoding: 'utf8',
    // npm is a script there.
    shell: process.platform === 'win32' && program !== process.execPath,
  });
}
