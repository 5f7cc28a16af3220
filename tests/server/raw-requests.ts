import { connect } from 'node:net';
import { waitMs } from '../support/limits.ts';
import type { TestResponse } from '../support/servers/test-server.ts';

/** Sends packets in order. Returns everything received until the end; `ends` closes the client side first. */
export async function converse(port: number, packets: readonly string[], { ends = false } = {}): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  let received = '';
  socket.on('data', (data) => {
    received += data.toString('latin1');
  });
  const closed = new Promise<void>((resolve, reject) => {
    socket.on('end', resolve);
    socket.on('error', reject);
    socket.setTimeout(waitMs, () => socket.destroy(new Error(`The connection stays open after: ${received}`)));
  });
  for (const packet of packets) {
    socket.write(packet, 'latin1');
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (ends) socket.end();
  await closed;
  socket.destroy();
  return received;
}

/** The answers one behind the other, each as long as its head says. */
export function readResponses(received: string): TestResponse[] {
  const responses: TestResponse[] = [];
  for (let index = 0; index < received.length; ) {
    const start = received.indexOf('\r\n\r\n', index) + 4;
    const [first = '', ...lines] = received.slice(index, start - 4).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]),
    );
    const length = Number(headers['content-length'] ?? 0);
    const text = received.slice(start, start + length);
    responses.push({ status: Number(first.split(' ')[1]), headers, body: Buffer.from(text, 'latin1'), text });
    index = start + length;
  }
  return responses;
}
