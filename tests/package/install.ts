import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { sayTheRest } from '../say-the-rest.ts';
import { testEpoch } from '../test-day.ts';

/** The package of the engine, as the repository describes it. */
export const engine = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly name: string;
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** Nothing of the test runner's own: NODE_ENV alone would change what is built. Settings of npm stay. */
const kept =
  /^(?:HOME|TMPDIR|TEMP|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|https?_proxy|no_proxy|npm_config_(?:registry|cache|userconfig)|NODE_EXTRA_CA_CERTS)$/i;
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
  SOURCE_DATE_EPOCH: testEpoch(),
};

/** A run of a program in a folder. */
export type Run = SpawnSyncReturns<string>;

/** A site in a folder of its own, with the engine installed from its archive. */
export interface InstalledSite {
  readonly folder: string;
  readonly archive: string;
  readonly env: NodeJS.ProcessEnv;
  /** Runs npm in the site. Throws what it printed if it fails. */
  npm(...words: string[]): Run;
  /** Runs a command of the engine. */
  run(words: readonly string[], env?: NodeJS.ProcessEnv): Run;
  /** Runs the command of Astro. */
  astro(words: readonly string[], env?: NodeJS.ProcessEnv): Run;
  /** Takes everything away again. */
  dispose(): void;
}

/** Path of the command of the engine below a site. */
export const command = join('node_modules', engine.name, 'lib/src/commands/local-business.cjs');

/** Packs the engine, begins a site with what is in the archive, and installs both. */
export function installSite(host: string): InstalledSite {
  const scratch = mkdtempSync(join(tmpdir(), 'package-'));
  const folder = join(scratch, 'my-site');
  const archive = packEngine(scratch);
  // The archive itself needs its packages to run, which come with the site.
  mustRun(
    process.execPath,
    [resolve('src/commands/local-business.cjs'), 'init', folder, `--host=${host}`, ...answers],
    scratch,
  );
  sayTheRest(join(folder, 'content'));
  const site: InstalledSite = {
    folder,
    archive,
    env: environment,
    npm: (...words) => mustRun('npm', words, folder),
    run: (words, env) => start(process.execPath, [command, ...words], folder, env),
    astro: (words, env) => start(process.execPath, ['node_modules/astro/bin/astro.mjs', ...words], folder, env),
    dispose: () => rmSync(scratch, { recursive: true, force: true }),
  };
  useArchive(site, archive);
  site.npm('install', '--no-audit', '--no-fund', '--prefer-offline');
  return site;
}

/** What somebody would answer to `init`. */
const answers = [
  ...['--country=CA', '--name=Maple Hill Plumbing', '--trade=plumbing', '--telephone=902-555-0137'],
  ...['--time-zone=America/Halifax', '--address=12 Maple Street, Truro, NS B2N 1A1', '--languages=English'],
  ...['--email=office@maplehill.example', '--latitude=45.3647', '--longitude=-63.28'],
];

/** Lets the site take the engine from an archive, where its frame names a version of the registry. */
export function useArchive({ folder }: Pick<InstalledSite, 'folder'>, archive: string): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies[engine.name] = `file:${archive}`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Packs the engine into a folder, and returns the path of the archive. */
function packEngine(target: string): string {
  const { stdout } = mustRun('npm', ['pack', '--silent', '--pack-destination', target], resolve('.'));
  return join(target, stdout.trim().split('\n').at(-1) ?? '');
}

/** The archive of the same engine under a later version. */
export function repack(archive: string, version: string): string {
  const target = mkdtempSync(join(dirname(archive), 'later-'));
  mustRun('tar', ['xzf', archive, '-C', target], target);
  const manifest = join(target, 'package/package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`));
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target, join(target, 'package')];
  return join(target, mustRun('npm', words, target).stdout.trim());
}

function mustRun(program: string, words: readonly string[], cwd: string): Run {
  const run = start(program, words, cwd);
  if (run.status !== 0) throw new Error(`${[program, ...words].join(' ')} failed:\n${run.stdout}${run.stderr}`);
  return run;
}

function start(program: string, words: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Run {
  return spawnSync(program, words, {
    cwd,
    env: { ...environment, ...env },
    encoding: 'utf8',
    // npm is a script there.
    shell: process.platform === 'win32' && program !== process.execPath,
  });
}
