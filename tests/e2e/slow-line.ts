import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Enough for a browser to paint what it has. */
const PAUSE_MS = 250;

/** A line to a site on which the script at the end of a page comes in after the page has been painted. */
export interface SlowLine {
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
}

export async function startSlowLine(site: string): Promise<SlowLine> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const script = type.startsWith('text/html') ? body.lastIndexOf('<script type="module">') : -1;
    response.writeHead(answer.status, { 'content-type': type });
    if (script < 0) {
      response.end(body);
      return;
    }
    response.write(body.subarray(0, script));
    setTimeout(() => response.end(body.subarray(script)), PAUSE_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
