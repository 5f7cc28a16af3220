const LARGEST_BODY = 5_000_000;
const MOST_AT_ONCE = 6;
/** Requests of one run, and how many may time out before the rest are not sent: a site may name any number of addresses. */
const MOST_REQUESTS = 600;
const MOST_TIMEOUTS = 6;
const userAgent = 'agent-check/1.0 (run by hand for a site owner; reads public pages only)';

/** A request to the site. */
export interface SiteRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back. Redirects are not followed. */
export interface Answer {
  /** Address that was asked, on the origin the site says it has. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Media type without parameters, in lower case; empty if there is none. */
  readonly mediaType: string;
}

/** A request that got no answer at all, or more than could be read. */
export class RequestFailure extends Error {}

class TimeoutFailure extends RequestFailure {}

/** How to reach a site. */
export interface ClientOptions {
  /** Origin the requests go to. */
  readonly base: string;
  /** Origin the site says it has: its addresses are asked for at `base`. */
  readonly origin: string;
  /** Milliseconds a request may take. */
  readonly timeout: number;
  readonly fetch: typeof fetch;
}

/** Asks a site politely: few requests at once, each only once, none for long. */
export interface SiteClient {
  readonly base: string;
  readonly origin: string;
  /** Sends a request to a path or address of the site. Throws a `RequestFailure` if nothing comes back. */
  send(target: string | URL, request?: SiteRequest): Promise<Answer>;
  /** Sends a request to an address of somebody else. */
  sendOutside(url: URL, request?: SiteRequest): Promise<Answer>;
  /** An address as the site means it. Undefined if it is none. */
  resolve(target: string, from?: URL): URL | undefined;
  isOwn(url: URL): boolean;
  /** The value of a key, made once in a run: several checks read the same pages and sitemaps. */
  once<Value>(key: string, make: () => Promise<Value>): Promise<Value>;
}

/** A client for one run of the checks. */
export function createClient(options: ClientOptions): SiteClient {
  const { base, origin } = options;
  const sent = new Map<string, Promise<Answer>>();
  const made = new Map<string, Promise<unknown>>();
  const enter = limitConcurrency(MOST_AT_ONCE);
  let timeouts = 0;
  const isOwn = (url: URL) => url.origin === origin || url.origin === base;
  const resolve = (target: string, from = new URL(origin)) => {
    const url = URL.parse(target, from);
    return url === null ? undefined : url;
  };
  const sendOnce = (url: URL, at: URL, request: SiteRequest) => {
    const key = JSON.stringify([at.href, request]);
    const known = sent.get(key);
    if (known !== undefined) return known;
    const answer = enter(async () => {
      if (timeouts >= MOST_TIMEOUTS)
        throw new RequestFailure(`${at.pathname} was not asked: ${timeouts} requests before it got no answer in time`);
      if (sent.size > MOST_REQUESTS)
        throw new RequestFailure(`${at.pathname} was not asked: the site names more than ${MOST_REQUESTS} addresses`);
      return sendRequest(url, at, request, options);
    });
    answer.catch((error: unknown) => {
      if (error instanceof TimeoutFailure) timeouts++;
    });
    sent.set(key, answer);
    return answer;
  };
  return {
    base,
    origin,
    isOwn,
    resolve,
    send(target, request = {}) {
      const url = typeof target === 'string' ? resolve(target) : target;
      if (url === undefined || !isOwn(url)) throw new RequestFailure(`${target} is not an address of this site`);
      return sendOnce(url, new URL(url.pathname + url.search, base), request);
    },
    sendOutside: (url, request = {}) => sendOnce(url, url, request),
    once<Value>(key: string, make: () => Promise<Value>) {
      const known = made.get(key) as Promise<Value> | undefined;
      if (known !== undefined) return known;
      const value = make();
      made.set(key, value);
      return value;
    },
  };
}

async function sendRequest(url: URL, at: URL, request: SiteRequest, options: ClientOptions): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = request;
  const what = `${method} ${at.pathname}${at.search}`;
  try {
    const response = await options.fetch(at, {
      method,
      headers: { 'user-agent': userAgent, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeout),
      ...(body === undefined ? {} : { body }),
    });
    const bytes = await readBody(response, what);
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const text = new TextDecoder().decode(bytes);
    return { url, status: response.status, headers: response.headers, bytes, text, mediaType };
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new TimeoutFailure(`${what} was not answered within ${options.timeout / 1000} s`);
    throw new RequestFailure(`${what} was not answered: ${describeCause(error)}`);
  }
}

async function readBody(response: Response, what: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_BODY) throw new RequestFailure(`${what} gives more than ${LARGEST_BODY / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}

function limitConcurrency(most: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    running++;
    try {
      return await task();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
