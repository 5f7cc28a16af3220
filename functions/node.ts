import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { preparedFolder, publishedFolder } from '../src/build/folders.ts';
import type { EdgeData } from '../src/edge/edge-data.ts';
import { createListener } from '../src/server/listener.ts';
import { refuse } from '../src/server/refusal.ts';
import { BuildError, loadStaticFiles, readBuilt } from '../src/server/static-files.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 4321);

try {
  serve();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function serve(): void {
  const data = readBuilt<EdgeData>(`${preparedFolder}/edge-data.json`);
  const files = loadStaticFiles(publishedFolder, preparedFolder, data);
  const server = createServer({ maxHeaderSize: 131_072, keepAliveTimeout: 5000 }, createListener({ data, files }));
  server.on('clientError', (error, socket) => refuse(error, socket as Socket, data));
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(wordListenError(error));
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    console.log(`${files.count} files of ${data.origin} are served at http://${host.includes(':') ? `[${host}]` : host}:${port}/`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 5000).unref();
    });
  }
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
