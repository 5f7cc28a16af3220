import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '@open-local-business/agent-check/check';
import { checks } from '@open-local-business/agent-check/checks';
import { type Result, runChecks } from '@open-local-business/agent-check/run-checks';
import type { TestBusiness } from '../../../tests/businesses.ts';
import { startNode } from '../../../tests/engines/node.ts';
import { waitMs } from '../../../tests/limits.ts';

/** A change to what a site answers. */
export interface Change {
  /** Path of the requests it concerns. */
  readonly path: string | RegExp;
  /** Which of them, if not all. */
  readonly when?: (headers: Headers, method: string) => boolean;
  readonly status?: number;
  /** Headers to set; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly text?: string | ((text: string) => string);
}

/** A site as the checks see it, with ways to spoil it. */
export interface ServedSite {
  run(chosen: readonly Check[], changes: readonly Change[]): Promise<Result[]>;
  stop(): Promise<void>;
}

/** Only requests that want Markdown. */
export const wantsMarkdown = (headers: Headers) => headers.get('accept') === 'text/markdown';

/** Only requests of browsers. */
export const wantsHtml = (headers: Headers) => headers.get('accept')?.startsWith('text/html,') ?? false;

/** Serves the site of a business at its own origin, and answers for the resolver of host names. */
export async function serveSite({ folders, origin }: Pick<TestBusiness, 'folders' | 'origin'>): Promise<ServedSite> {
  const engine = await startNode(folders);
  const fetchThrough = async (changes: readonly Change[], input: URL, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const own = input.origin === origin;
    const response = own
      ? await fetch(new URL(input.pathname + input.search, `http://127.0.0.1:${engine.port}`), init)
      : Response.json({});
    const concerned = changes.filter(
      ({ path, when }) =>
        (typeof path === 'string' ? path === input.pathname : path.test(input.pathname)) &&
        (when?.(headers, init.method ?? 'GET') ?? true),
    );
    return concerned.length === 0 ? response : concerned.reduce(spoil, await readWhole(response)).toResponse();
  };
  return {
    run: (chosen, changes) =>
      runChecks(chosen, {
        base: origin,
        origin,
        timeout: waitMs,
        readBuilt: (path) => readFile(join(folders.published, path), 'utf8'),
        asksDns: changes.some(({ path }) => path === '/dns-query'),
        fetch: (input, init) => fetchThrough(changes, input as URL, init ?? {}),
      }),
    stop: () => engine.stop(),
  };
}

/** The check with an id. */
export function findCheck(id: string): Check {
  const check = checks.find((candidate) => candidate.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}.`);
  return check;
}

interface Whole {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  toResponse(): Response;
}

async function readWhole(response: Response): Promise<Whole> {
  return makeWhole(response.status, new Headers(response.headers), await response.text());
}

function makeWhole(status: number, headers: Headers, text: string): Whole {
  const hasBody = ![204, 304].includes(status);
  return { status, headers, text, toResponse: () => new Response(hasBody ? text : null, { status, headers }) };
}

function spoil(whole: Whole, change: Change): Whole {
  const headers = new Headers(whole.headers);
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const { text = whole.text } = change;
  const changed = typeof text === 'string' ? text : text(whole.text);
  if (typeof text !== 'string' && changed === whole.text && whole.status === 200)
    throw new Error(`The change to ${change.path} changes nothing.`);
  return makeWhole(change.status ?? whole.status, headers, changed);
}
