import { remember } from '../business/remember.ts';
import type { Inquiry } from '../coverage/inquiry.ts';
import { checkPath } from './check-page.ts';
import { mcpPaths } from './mcp-endpoint.ts';
import type { Reply, RequestHead } from './reply.ts';

/** One request that the function has answered, as its owner may read it. */
export interface LogLine extends Partial<Inquiry> {
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly surface: 'api' | 'check' | 'mcp' | 'page';
  readonly method: string;
  readonly status: number;
  /** Time in the function, in milliseconds. */
  readonly ms: number;
  /** Program that asked, without its version; "browser" for a person's. */
  readonly agent: string;
  /** Path of the published file that was the answer. */
  readonly path?: string;
}

/** The log line of a request: what was asked and by what sort of program, never by whom or from where. */
export function describeRequest(
  { method, target, header }: Pick<RequestHead, 'method' | 'target' | 'header'>,
  { status, body, code }: Reply<unknown>,
  { time, ms, inquiry }: { readonly time: Date; readonly ms: number; readonly inquiry: Inquiry | undefined },
): LogLine {
  const path = target.split('?', 1)[0] ?? '';
  const isFile = body !== undefined && 'file' in body && status === 200;
  return {
    time: time.toISOString(),
    surface: nameSurface(path),
    method: /^[A-Z]{1,10}$/.test(method) ? method : 'other',
    status,
    ms: Math.round(ms * 1000) / 1000,
    agent: nameAgent(header('user-agent')),
    // A path that is no published one may hold anything.
    ...(isFile && inquiry === undefined ? { path } : {}),
    ...(code === undefined ? {} : { problem: code }),
    ...inquiry,
  };
}

function nameSurface(path: string): LogLine['surface'] {
  if (mcpPaths.has(path)) return 'mcp';
  if (path === checkPath) return 'check';
  return path.startsWith('/api/') ? 'api' : 'page';
}

const NAME = /^[A-Za-z][\w.-]{1,39}/;

/** The name of the program in a `User-Agent` header (RFC 9110, section 10.1.5), without its version. */
export function nameAgent(userAgent: string | null | undefined): string {
  return userAgent ? readAgent(userAgent) : 'unnamed';
}

const readAgent = remember((userAgent): string => {
  const robot =
    /compatible;\s*([A-Za-z][\w.-]{1,39})/.exec(userAgent)?.[1] ??
    /\b([A-Za-z][\w-]{0,30}(?:bot|crawler|spider|-User))\b/i.exec(userAgent)?.[1];
  if (robot !== undefined) return robot;
  return userAgent.startsWith('Mozilla/') ? 'browser' : (NAME.exec(userAgent)?.[0] ?? 'unnamed');
});
