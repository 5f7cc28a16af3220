import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '../business/queries/problem.ts';
import type { FunctionData as EdgeData } from '../function/data.ts';
import { LONGEST_TARGET, refusalDetails } from '../function/limits.ts';
import { mcpProblemReply } from '../function/mcp.ts';
import { problemReply } from '../function/reply.ts';
import { ALLOWED_METHODS, methodFailure } from '../function/router.ts';
import { isMcpTarget } from '../function/url.ts';
import type { Connections } from './connections.ts';
import type { ParserError } from './node-http.ts';
import { notHttp1 } from './request-head.ts';

/** Answers everything that never reaches the function (contract A9, C2). */
export interface Refusals {
  /**
   * Answers a request that could be parsed, and closes its connection. Returns how many bytes were allocated for it.
   */
  answer(response: ServerResponse, failure: Failure): number;
  /** Answers input that could not be parsed, after the answers to what came before it. */
  refuse(error: ParserError, socket: Socket): void;
  /** Answers CONNECT requests: there are no tunnels. */
  refuseTunnel(socket: Socket): void;
}

/** How long a client may read a refusal before its connection is cut, in milliseconds. */
const LINGER_MS = 1000;

/** Prepares the refusals of a server: problem documents with the headers of all others. */
export function createRefusals(data: EdgeData, connections: Connections): Refusals {
  const refused = new WeakSet<Socket>();

  function describeFailure(
    failure: Failure,
    target: string,
  ): { status: number; headers: Record<string, string>; text: string } {
    const allow = failure.code === 'method-not-allowed' ? { allow: ALLOWED_METHODS } : {};
    const { status, headers, body } = isMcpTarget(target)
      ? mcpProblemReply(data, failure)
      : problemReply(data, failure, allow);
    const text = body !== undefined && 'text' in body ? body.text : '';
    const own = { connection: 'close', 'content-length': String(Buffer.byteLength(text)) };
    return { status, headers: { ...headers, ...own }, text };
  }

  function write(socket: Socket, failure: Failure, { target = '', method = '' }: RequestLine = {}): void {
    if (!socket.writable) return;
    const { status, headers, text } = describeFailure(failure, target);
    const lines = Object.entries({ date: new Date().toUTCString(), ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${method === 'HEAD' ? '' : text}`);
    const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    // A pending timer would keep the closed connection in memory.
    socket.once('close', () => clearTimeout(cut));
  }

  return {
    answer(response, failure) {
      const { status, headers, text } = describeFailure(failure, response.req.url ?? '');
      response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : text);
      return text.length;
    },
    refuse(error, socket) {
      if (refused.has(socket)) return;
      refused.add(socket);
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const read = connections.stopParsing(socket);
      const line = readRequestLine(read, error);
      connections.afterAnswers(socket, () => write(socket, explain(error, line), line));
    },
    refuseTunnel(socket) {
      socket.on('error', () => {});
      connections.stopParsing(socket);
      connections.afterAnswers(socket, () => write(socket, methodFailure));
    },
  };
}

function explain({ code }: ParserError, { target, isWhole }: RequestLine): Failure {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { code: 'request-timeout', detail: 'The request did not come whole in time. Send all of it at once.' };
    case 'HPE_HEADER_OVERFLOW': {
      const isTarget = target !== undefined && (target.length > LONGEST_TARGET || isWhole === false);
      const overflow = isTarget ? 'uri-too-long' : 'headers-too-large';
      return { code: overflow, detail: refusalDetails[overflow] };
    }
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return {
        code: 'body-too-large',
        detail: 'The chunks of the body have more to say of themselves than they hold.',
      };
    default:
      return notHttp1;
  }
}

/** The first line of the request that could not be parsed, as far as it is known. */
interface RequestLine {
  readonly method?: string | undefined;
  readonly target?: string | undefined;
  /** Whether the whole line has arrived. */
  readonly isWhole?: boolean;
}

/** Finds the request line in the chunk before an error. If it arrived in an earlier chunk, nothing is known of it. */
function readRequestLine(read: Buffer, { rawPacket, bytesParsed = 0 }: ParserError): RequestLine {
  const text = read.toString('latin1', 0, read.length - (rawPacket?.length ?? 0) + bytesParsed);
  const before = text.lastIndexOf('\r\n\r\n');
  const start = before < 0 ? 0 : before + 4;
  const end = text.indexOf('\r\n', start);
  // A body without a line break may precede it.
  const line = text.slice(start, end < 0 ? undefined : end);
  const [, method, target] = /([A-Z]{3,20}) (\S+)(?: HTTP\/\d\.\d)?$/.exec(line) ?? [];
  return { method, target, isWhole: end >= 0 };
}
