import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Check } from '../../tools/agent-check/check.ts';
import { checks } from '../../tools/agent-check/checks.ts';
import { summarize, writeJson, writeReport } from '../../tools/agent-check/report.ts';
import { type Result, runChecks, UnreachableSite } from '../../tools/agent-check/run-checks.ts';
import { createSiteServer } from '../server/create-server.ts';
import { buildFolders } from '../settings/folders.ts';

const usage = `Usage: npm run agent-check                 builds if needed, starts the site and checks it
       npm run agent-check URL             checks the site at this address
       npm run agent-check -- [options] [URL]

Asks a site what AI agents and their scanners would ask, and says what is wrong
and what to do about it. It only reads, six requests at once at most.

  --only IDS       only these checks, separated by commas
  --list           lists the checks with their ids
  --json           prints the report as JSON
  --origin ORIGIN  origin the site says it has, if it is served elsewhere for now
  --timeout N      seconds one request may take, default 5
  --dns            asks a public resolver (cloudflare-dns.com) for the agent records of the host
  --out FOLDER     without URL: folder of the build
  --built FOLDER   what was deployed, to compare with what is served; without URL the build itself

A fail is expected where a scanner wants what would be untrue of the site.
Exit code: 0 nothing failed but what is expected to, 1 a check failed,
2 wrong use, or the site cannot be reached.`;

/** Wrong use of the command; the message says what to write instead. */
class UsageError extends Error {}

interface Target {
  readonly base: string;
  readonly origin: string;
  /** Folder of its files, if this machine has built it. */
  readonly built?: string;
  stop(): void;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof UnreachableSite)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  if (values.help) return print(`${usage}\n`);
  if (values.list) return print(checks.map(({ id, title }) => `${id}: ${title}\n`).join(''));
  const chosen = chooseChecks(values.only);
  const timeout = readTimeout(values.timeout);
  const target = await findTarget(positionals, values.origin, values.out);
  const built = readBuiltFolder(values.built) ?? target.built;
  try {
    const results = await runChecks(chosen, {
      base: target.base,
      origin: target.origin,
      timeout,
      fetch,
      asksDns: values.dns ?? false,
      ...(built === undefined ? {} : { readBuilt: (path) => readBuilt(built, path) }),
      onResult: (result, done) => showProgress(result, done, chosen.length),
    });
    clearProgress();
    const site = target.base === target.origin ? target.base : `${target.origin}, served at ${target.base}`;
    print(values.json ? writeJson(results, target.origin) : writeReport(results, site));
    return summarize(results).failed === 0 ? 0 : 1;
  } finally {
    target.stop();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        list: { type: 'boolean' },
        json: { type: 'boolean' },
        origin: { type: 'string' },
        timeout: { type: 'string' },
        dns: { type: 'boolean' },
        out: { type: 'string' },
        built: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : error}.\n\n${usage}`);
  }
}

function chooseChecks(only: string | undefined): readonly Check[] {
  if (only === undefined) return checks;
  const ids = only.split(',').map((id) => id.trim());
  const unknown = ids.find((id) => !checks.some((check) => check.id === id));
  if (unknown !== undefined)
    throw new UsageError(`There is no check "${unknown}". The checks are ${checks.map(({ id }) => id).join(', ')}.`);
  return checks.filter(({ id }) => ids.includes(id));
}

function readBuiltFolder(folder: string | undefined): string | undefined {
  if (folder === undefined || existsSync(join(folder, 'robots.txt'))) return folder;
  throw new UsageError(
    `--built is "${folder}", which holds no built site. Name the folder that was deployed, for example --built dist`,
  );
}

/** A file of a built site. Undefined if it has no such file. */
async function readBuilt(folder: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, path), 'utf8');
  } catch {
    return undefined;
  }
}

function readTimeout(seconds = '5'): number {
  const timeout = Number(seconds) * 1000;
  if (!(timeout > 0 && timeout <= 600_000))
    throw new UsageError(`--timeout is "${seconds}". Write a number of seconds up to 600, for example --timeout 5`);
  return timeout;
}

async function findTarget(
  [address, ...others]: readonly string[],
  origin: string | undefined,
  out: string | undefined,
): Promise<Target> {
  if (others.length > 0) throw new UsageError(`One address at a time: leave out ${others.join(' ')}.`);
  const announced = origin === undefined ? undefined : readOrigin('--origin', origin);
  if (address === undefined) return startSite(announced, out);
  const base = readOrigin('The address', address);
  return { base, origin: announced ?? base, stop: () => undefined };
}

function readOrigin(what: string, address: string): string {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new UsageError(
      `${what} is "${address}". Write an origin without a path, for example https://www.example.com`,
    );
  return url.origin;
}

/** Serves the built site on a free port of this machine, building it first if needed. */
async function startSite(announced: string | undefined, out: string | undefined): Promise<Target> {
  const place = out === undefined ? [] : ['--out', out];
  const script = join(import.meta.dirname, 'build.ts');
  // What the build prints is no part of the report.
  const { status } = spawnSync(process.execPath, [script, '--if-needed', ...place], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new UsageError('The site could not be built, so there is nothing to check.');
  const folders = buildFolders(out);
  const { server, origin } = createSiteServer(folders);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    origin: announced ?? origin,
    built: folders.published,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function showProgress({ check }: Result, done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${done} of ${total}  ${check.id}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}
