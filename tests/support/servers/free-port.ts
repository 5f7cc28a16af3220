import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, any of which may take a port between probe and use. */
const [FIRST, LAST] = [10_240, 32_767];

/** A port of this machine that nothing listens at. */
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
