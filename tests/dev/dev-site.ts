import { type RunningServer, startServer } from '../support/servers/server-process.ts';
import { until } from '../support/until.ts';

/** A message of the development server to an open page. */
export interface PageMessage {
  readonly type: string;
  readonly err?: { readonly message: string };
}

/** A development server in a separate process. */
export interface DevSite extends RunningServer {
  /** Opens a page, as a browser would: from then on its messages are collected. */
  openPage(): Promise<PageMessage[]>;
}

/** Starts `npm run dev` for a content folder and waits until it answers. */
export async function startDev(contentDirectory: string): Promise<DevSite> {
  // Nothing of the test runner's own environment: NODE_ENV=test alone would keep Vite from reloading pages.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, CONTENT_DIR: contentDirectory, NO_COLOR: '1' };
  const server = await startServer(['src/commands/dev.ts'], { env }, '/@vite/client');
  const sockets: WebSocket[] = [];
  return {
    ...server,
    async openPage() {
      const client = await (await fetch(`${server.address}/@vite/client`)).text();
      const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
      const socket = new WebSocket(`ws://localhost:${server.port}/?token=${token}`, 'vite-hmr');
      sockets.push(socket);
      const messages: PageMessage[] = [];
      socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(data)));
      await until(() => messages.some(({ type }) => type === 'connected'));
      return messages;
    },
    stop() {
      for (const socket of sockets) socket.close();
      return server.stop();
    },
  };
}
