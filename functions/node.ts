import type { AddressInfo } from 'node:net';
import { createSiteServer, serverLimits } from '../src/server/create-server.ts';
import { batchLog } from '../src/server/log.ts';
import { type ListenAddress, listenAddress } from '../src/settings/environment.ts';
import { buildFolders } from '../src/settings/folders.ts';

/** Serves the build of the project, or of the folder `out`, at `HOST` and `PORT`. */
export function serve(out: string | undefined): void {
  // A reader of the output that goes away is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    listen(listenAddress(process.env), out);
  } catch (error) {
    stopWith(error instanceof Error ? error.message : String(error));
  }
}

function listen(address: ListenAddress, out: string | undefined): void {
  const output = process.env.LOG === 'off' ? undefined : batchLog(process.stdout);
  const site = createSiteServer(buildFolders(out), { log: output?.log });
  const { server, origin, fileCount } = site;
  server.once('error', (error) => stopWith(describeListenError(error, address)));
  server.listen(address.port, address.host, () => {
    const { address: host, port } = server.address() as AddressInfo;
    console.log(
      `Serving ${fileCount} files of ${origin} at http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
    );
  });
  server.on('close', () => {
    output?.flush();
    if (output !== undefined && output.dropped > 0) {
      console.error(`${output.dropped} log lines were dropped: what reads them did not keep up.`);
    }
  });
  const stop = () => {
    site.drain();
    // Output that nobody reads would keep the process alive.
    setTimeout(() => process.exit(), serverLimits.endMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}

function stopWith(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function describeListenError(error: NodeJS.ErrnoException, { host, port }: ListenAddress): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} needs rights this program does not have. Set PORT to a number above 1023.`;
    default:
      return `The server cannot listen at ${host}:${port}: ${error.message}`;
  }
}
