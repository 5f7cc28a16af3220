import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Check } from './check.ts';
import { checks } from './checks.ts';
import { summarize, writeJson, writeReport } from './report.ts';
import { type Result, runChecks, UnreachableSite } from './run-checks.ts';

/** Where `npm start` serves a site, and what is checked without an address. */
const LOCAL_SITE = 'http://localhost:4321';

/** Wrong use of the command; the message says what to write instead. */
export class UsageError extends Error {}

/**
 * Runs the command with its arguments, prints the report and gives the exit code: 0 nothing failed but what is
 * expected to, 1 a check failed, 2 wrong use or a site that cannot be reached.
 */
export async function runCommand(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    return await checkSite(args);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreachableSite)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

const usage = `Usage: local-business agent-check [options] [URL]

Asks a site what AI agents and their scanners would ask, and says what is wrong
and what to do about it. It only reads, six requests at once at most. Without
an address it asks ${LOCAL_SITE}, where "npm start" serves a site.

  --only IDS       only these checks, separated by commas
  --list           lists the checks with their ids
  --json           prints the report as JSON
  --origin ORIGIN  origin the site says it has, if it is served elsewhere for now
  --timeout N      seconds one request may take, default 5
  --dns            asks a public resolver (cloudflare-dns.com) for the agent records of the host
  --built FOLDER   what was deployed, to compare with what is served, for example dist

A fail is expected where a scanner wants what would be untrue of the site.
Exit code: 0 nothing failed but what is expected to, 1 a check failed,
2 wrong use, or the site cannot be reached.`;

async function checkSite(args: readonly string[]): Promise<0 | 1> {
  const { values, positionals } = readArguments(args);
  if (values.help) return print(`${usage}\n`);
  if (values.list) return print(checks.map(({ id, title }) => `${id}: ${title}\n`).join(''));
  const chosen = chooseChecks(values.only);
  const timeout = readTimeout(values.timeout);
  const base = readAddress(positionals);
  const origin = values.origin === undefined ? base : readOrigin('--origin', values.origin);
  const built = readBuiltFolder(values.built);
  const results = await runChecks(chosen, {
    base,
    origin,
    timeout,
    fetch,
    asksDns: values.dns ?? false,
    ...(built === undefined ? {} : { readBuilt: (path) => readBuilt(built, path) }),
    onResult: (result, done) => showProgress(result, done, chosen.length),
  });
  clearProgress();
  const site = base === origin ? base : `${origin}, served at ${base}`;
  print(values.json ? writeJson(results, origin) : writeReport(results, site));
  return summarize(results).failed === 0 ? 0 : 1;
}

function readArguments(args: readonly string[]) {
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

/** The origin to ask. Throws if there is more than one. */
function readAddress([address = LOCAL_SITE, ...others]: readonly string[]): string {
  if (others.length > 0) throw new UsageError(`One address at a time: leave out ${others.join(' ')}.`);
  return readOrigin('The address', address);
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
