import type { Socket } from 'node:net';
import { LONGEST_TARGET, refuseRequest } from '../edge/answer.ts';
import type { EdgeData } from '../edge/edge-data.ts';

/** An error of Node's HTTP parser, with the bytes it stumbled over. */
export interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** Answers what is no request: too large an address, too many headers, or not HTTP at all. */
export function refuse(error: ParserError, socket: Socket, data: EdgeData): void {
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // What is still under way is read and dropped: closing at once would take the answer back.
  socket.removeAllListeners('data');
  socket.on('data', () => {});
  socket.end(wordRefusal(error, data));
  setTimeout(() => socket.destroy(), 1000).unref();
}

function wordRefusal(error: ParserError, data: EdgeData): string {
  if (error.code !== 'HPE_HEADER_OVERFLOW') {
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
    return `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
  }
  const packet = error.rawPacket?.toString('latin1') ?? '';
  const firstLine = packet.indexOf('\r\n');
  const isTarget = firstLine < 0 || firstLine > LONGEST_TARGET;
  const [, target = ''] = packet.slice(0, firstLine < 0 ? undefined : firstLine).split(' ');
  const { status, headers, body } = refuseRequest(data, target, isTarget ? 'uri-too-long' : 'headers-too-large');
  const text = body !== undefined && 'text' in body ? body.text : '';
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': String(Buffer.byteLength(text)) });
  const title = isTarget ? 'URI Too Long' : 'Request Header Fields Too Large';
  return `HTTP/1.1 ${status} ${title}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`;
}
