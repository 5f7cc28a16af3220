import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Check } from './check.ts';
import { checks } from './checks.ts';
import { summarize, writeJson, writeReport } from './report.ts';
import { type Result, runChecks, UnreachableSite } from './run-checks.ts';

/** A site that is served for as long as it is checked. */
export interface ServedSite {
  /** Origin the requests go to. */
  readonly base: string;
  /** Origin the site says it has. */
  readonly origin: string;
  /** Folder of its files, to compare with what is served. */
  readonly built: string;
  stop(): void;
}

/** What a project adds that checks a site of its own. */
export interface CommandOptions {
  /** How the command is called, for the usage text. */
  readonly name?: string;
  /**
   * Builds and serves the project's own site, which is checked when no address is given; `out` is the folder of the
   * build, if one is named. Throws a `UsageError` if there is nothing to check.
   */
  readonly serveOwnSite?: (out: string | undefined) => Promise<ServedSite>;
}

/** Wrong use of the command; the message says what to write instead. */
export class UsageError extends Error {}

/**
 * Runs the command with its arguments, prints the report and gives the exit code: 0 nothing failed but what is
 * expected to, 1 a check failed, 2 wrong use or a site that cannot be reached.
 */
export async function runCommand(args: readonly string[], options: CommandOptions = {}): Promise<0 | 1 | 2> {
  try {
    return await checkSite(args, options);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreachableSite)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function describeUsage({ name = 'agent-check', serveOwnSite }: CommandOptions): string {
  const dashes = name.startsWith('npm run ') ? ' --' : '';
  const own = `${name}                 builds if needed, starts the site and checks it\n       `;
  return `Usage: ${serveOwnSite === undefined ? '' : own}${name} URL             checks the site at this address
       ${name}${dashes} [options] ${serveOwnSite === undefined ? 'URL' : '[URL]'}

Asks a site what AI agents and their scanners would ask, and says what is wrong
and what to do about it. It only reads, six requests at once at most.

  --only IDS       only these checks, separated by commas
  --list           lists the checks with their ids
  --json           prints the report as JSON
  --origin ORIGIN  origin the site says it has, if it is served elsewhere for now
  --timeout N      seconds one request may take, default 5
  --dns            asks a public resolver (cloudflare-dns.com) for the agent records of the host
${
  serveOwnSite === undefined
    ? '  --built FOLDER   what was deployed, to compare with what is served'
    : `  --out FOLDER     without URL: folder of the build
  --built FOLDER   what was deployed, to compare with what is served; without URL the build itself`
}

A fail is expected where a scanner wants what would be untrue of the site.
Exit code: 0 nothing failed but what is expected to, 1 a check failed,
2 wrong use, or the site cannot be reached.`;
}

type Target = Omit<ServedSite, 'built'> & Partial<Pick<ServedSite, 'built'>>;

async function checkSite(args: readonly string[], command: CommandOptions): Promise<0 | 1> {
  const { values, positionals } = readArguments(args, command);
  if (values.help) return print(`${describeUsage(command)}\n`);
  if (values.list) return print(checks.map(({ id, title }) => `${id}: ${title}\n`).join(''));
  const chosen = chooseChecks(values.only);
  const timeout = readTimeout(values.timeout);
  const target = await findTarget(positionals, values, command);
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

function readArguments(args: readonly string[], command: CommandOptions) {
  try {
    return parseArgs({
      args: [...args],
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
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : error}.\n\n${describeUsage(command)}`,
    );
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
  { origin, out }: { readonly origin?: string | undefined; readonly out?: string | undefined },
  command: CommandOptions,
): Promise<Target> {
  if (others.length > 0) throw new UsageError(`One address at a time: leave out ${others.join(' ')}.`);
  const announced = origin === undefined ? undefined : readOrigin('--origin', origin);
  if (address === undefined) {
    if (command.serveOwnSite === undefined) throw new UsageError(`Which site?\n\n${describeUsage(command)}`);
    const site = await command.serveOwnSite(out);
    return { ...site, origin: announced ?? site.origin };
  }
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
