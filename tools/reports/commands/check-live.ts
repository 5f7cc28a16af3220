import {
  buildFolders,
  runCommand,
  showControls,
  startLocalServer,
  UsageError,
  UserError,
} from 'open-local-business/commands';
import { ask, compare, type Difference } from '../live/compare.ts';
import { listProbes, type Probe } from '../live/probes.ts';

const usage = `Usage: npm run check-live -- [URL] [--out FOLDER] [--files]

Requests one address of every kind from a deployed site (page, language, Markdown,
API file, query, error, redirect, MCP, discovery, asset) and compares status, media
type, headers and bytes with those of the build on this machine. Exits with 1 and
says what to do if they differ. Build the deployed content first.
  URL          address of the live site, by default the one it was built for
  --out        folder of the build: .build/deploy/production after npm run
               deploy, by default that of npm run build
  --files      for a host without a function and headers (--host static): pages
               and files only`;

const MAX_PARALLEL = 4;

await runCommand(usage, { out: { type: 'string' }, files: { type: 'boolean' } }, async ({ values, positionals }) => {
  if (positionals.length > 1) throw new UsageError('Specify one address.');
  const folders = buildFolders(values.out);
  const local = await startLocalServer(folders);
  try {
    const site = readSite(positionals[0] ?? local.origin);
    const probes = listProbes(folders.published).filter(({ isFile }) => isFile || !values.files);
    const digests = await Promise.all([local.url, site].map(readDigest));
    if (!values.files && digests[1] !== undefined && digests[0] !== digests[1]) {
      console.log(`${site} serves content other than that of this build. Deploy again, or build what was deployed.`);
      return false;
    }
    const differences = await askAll(probes, async (probe) => {
      const [built, live] = await Promise.all([ask(local.url, probe), ask(site, probe)]);
      return compare(probe, built, values.files ? { ...live, headers: built.headers } : live);
    });
    for (const [probe, { found, remedy }] of differences)
      console.log(`${nameProbe(probe)} ${showControls(found)}.\n  ${remedy}`);
    const failed = differences.length;
    console.log(
      failed === 0
        ? `${site} serves what was built: ${probes.length} of ${probes.length} answers are the same.`
        : `${failed} of ${probes.length} answers differ.`,
    );
    return failed === 0;
  } finally {
    local.close();
  }
});

/** Returns the origin of a given address. */
function readSite(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${text}" is not an address. Write one such as https://www.example.com`);
  return url.origin;
}

/**
 * Returns the digest of the content that a site serves; undefined if it does not say. Throws if nothing answers there.
 */
async function readDigest(site: string): Promise<unknown> {
  const { body } = await ask(site, { kind: 'API file', path: '/api/health/' }).catch((error: Error) => {
    throw new UserError(`${site} cannot be reached: ${describe(error)}.`);
  });
  try {
    return JSON.parse(body.toString()).contentDigest;
  } catch {
    return undefined;
  }
}

/** Sends a few probes at once, and keeps their order. A missing answer is a difference too. */
async function askAll(probes: readonly Probe[], check: (probe: Probe) => Promise<Difference | undefined>) {
  const differences: (Difference | undefined)[] = [];
  const waiting = [...probes.entries()];
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, probe] = next;
      differences[index] = await check(probe).catch((error: Error) => {
        return {
          found: `did not answer: ${describe(error)}`,
          remedy: 'Run the command again; if it happens again, look into the log of the host.',
        };
      });
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, askNext));
  return probes.flatMap((probe, index) =>
    differences[index] === undefined ? [] : [[probe, differences[index]] as const],
  );
}

function nameProbe({ kind, method = 'GET', path, headers = {} }: Probe): string {
  const { accept, 'user-agent': agent } = headers;
  const as = agent ?? (method === 'GET' ? accept : undefined);
  return `${kind}: ${method} ${path}${as === undefined ? '' : ` (${as})`}`;
}

/** Explains in one line why a request failed. `fetch` has the reason in the cause. */
function describe({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
