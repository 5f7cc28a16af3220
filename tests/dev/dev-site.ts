import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../engines/free-port.ts';
import { waitMs } from '../limits.ts';

/** What the development server tells an open page. */
export interface PageMessage {
  readonly type: string;
  readonly err?: { readonly message: string };
}

/** A development server in a process of its own, and a page that is open on it. */
export interface DevSite {
  readonly url: string;
  /** Everything it has printed. */
  printed(): string;
  /** Opens a page, as a browser would: from then on its messages are collected. */
  openPage(): Promise<PageMessage[]>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts `npm run dev` for a content folder and waits until it answers. */
export async function startDev(contentDirectory: string): Promise<DevSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['src/commands/dev.ts'], {
    // Nothing of the test runner's own environment: NODE_ENV=test alone would keep Vite from reloading pages.
    env: { PATH: process.env.PATH, CONTENT_DIR: contentDirectory, PORT: String(port), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const sockets: WebSocket[] = [];
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The development server ended:\n${output}`);
    return fetch(`${url}/@vite/client`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    url,
    printed: () => output,
    async openPage() {
      const client = await (await fetch(`${url}/@vite/client`)).text();
      const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
      const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr');
      sockets.push(socket);
      const messages: PageMessage[] = [];
      socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(data)));
      await until(() => messages.some(({ type }) => type === 'connected'));
      return messages;
    },
    isRunning: () => child.exitCode === null,
    async stop() {
      for (const socket of sockets) socket.close();
      await end(child);
    },
  };
}

/** Waits until something holds; throws when it never does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + waitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${waitMs / 1000} s in vain.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
