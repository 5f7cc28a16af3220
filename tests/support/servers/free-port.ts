import { createServer } from 'node:net';

/** Below the ports of outgoing connections, which could take a port between probe and use. */
const [FIRST, LAST] = [10_240, 32_767];

/** Finds a local port on which nothing listens. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
