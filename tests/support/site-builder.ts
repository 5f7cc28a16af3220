import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import zlib, { type BrotliOptions, type CompressCallback, type InputType } from 'node:zlib';
import { build } from 'astro';
import { isBuildCurrent } from '../../src/build/build-inputs.ts';
import { buildFolders } from '../../src/system/folders.ts';

/** A build that a test asks for. */
export interface BuildOrder {
  readonly out: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Whether a build of the same content and code will do. */
  readonly isIfNeeded: boolean;
}

// Compression as published takes a quarter of a build.
const { brotliCompress } = zlib;
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
Object.assign(zlib, {
  brotliCompress: (body: InputType, _: BrotliOptions, done: CompressCallback) => brotliCompress(body, quick, done),
});
syncBuiltinESMExports();

const initialEnvironment = { ...process.env };

async function buildSite({ out, environment, isIfNeeded }: BuildOrder): Promise<void> {
  for (const name of Object.keys(process.env)) if (!(name in initialEnvironment)) delete process.env[name];
  Object.assign(process.env, initialEnvironment, environment);
  const folders = buildFolders(out);
  if (!isIfNeeded || !isBuildCurrent(folders)) await build({ outDir: folders.published, logLevel: 'error' });
}

// All builds share the environment of the process, so they follow each other.
let lastBuild = Promise.resolve();

function answerOrder(request: IncomingMessage): Promise<void> {
  const order = text(request);
  lastBuild = lastBuild.catch(() => {}).then(async () => buildSite(JSON.parse(await order)));
  return lastBuild;
}

const server = createServer((request, response) => {
  answerOrder(request).then(
    () => response.end(),
    (error) => response.writeHead(500).end(error.stack),
  );
});
await once(server.listen(0, '127.0.0.1'), 'listening');
process.send?.((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit());
