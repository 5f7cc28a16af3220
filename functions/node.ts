import type { AddressInfo } from 'node:net';
import { readPort } from '../src/system/environment.ts';
import { buildFolders } from '../src/system/folders.ts';
import { batchLog } from './node/batch-log.ts';
import { createSiteServer, serverLimits } from './node/create-server.ts';

/** Serves the build of the project, or of the folder `out`, at `HOST` and `PORT`. */
export function serve(out: string | undefined): void {
  // The server keeps running if nobody reads its output any more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    const [host, port] = [process.env.HOST || '127.0.0.1', readPort(process.env)];
    const output = process.env.LOG === 'off' ? undefined : batchLog(process.stdout);
    const { server, origin, fileCount, drain } = createSiteServer(buildFolders(out), { log: output?.log });
    const advice: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`,
      EACCES: `This program has no permission to use port ${port}. Set PORT to a number above 1023.`,
    };
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      stopWith(advice[code] ?? `The server cannot listen at ${host}:${port}: ${message}`),
    );
    server.listen({ port, host, backlog: 1400 }, () => {
      const address = server.address() as AddressInfo;
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      console.log(`Serving ${fileCount} files of ${origin} at http://${name}:${address.port}/`);
    });
    server.on('close', () => output?.flush());
    const stop = () => {
      drain();
      // Output without a reader would keep the process alive.
      setTimeout(() => process.exit(), serverLimits.endMs).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  } catch (error) {
    stopWith(error instanceof Error ? error.message : String(error));
  }
}

function stopWith(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
