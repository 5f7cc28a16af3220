/** A server for a built site, in tests. */
export interface TestServer {
  readonly name: 'node' | 'workers' | 'netlify' | 'vercel';
  /** Sends a request with the path and headers exactly as given; redirects are not followed. */
  send(path: string, init?: TestRequest): Promise<TestResponse>;
  stop(): Promise<void>;
}

export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface TestResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly text: string;
}
