import { createSiteServer } from '../src/server/create-server.ts';
import { drain } from '../src/server/drain.ts';
import { serverLimits } from '../src/server/limits.ts';
import { batchLog } from '../src/server/log.ts';
import { BuildError } from '../src/server/static-files.ts';
import { buildFolders } from '../src/settings/folders.ts';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4321);

const output = process.env.LOG === 'off' ? undefined : batchLog((text) => process.stdout.write(text));

/** Serves the build in the project's own folders, or in `out`, at `HOST` and `PORT`. */
export function serve(out: string | undefined): void {
  try {
    const site = createSiteServer(buildFolders(out), { log: output?.log });
    const { server, origin, fileCount } = site;
    server.on('close', () => output?.flush());
    server.once('error', (error) => stopWith(wordListenError(error)));
    server.listen(port, host, () => {
      const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
      console.log(`Serving ${fileCount} files of ${origin} at ${address}`);
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => drain(site, serverLimits));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    stopWith(error.message);
  }
}

function stopWith(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function wordListenError(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} needs rights this program does not have. Set PORT to a number above 1023.`;
    default:
      return `The server cannot listen at ${host}:${port}: ${error.message}`;
  }
}
