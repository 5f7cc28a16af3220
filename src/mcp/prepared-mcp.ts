/** What the server says of itself in every protocol version, and in its card. */
export interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly websiteUrl: string;
}

/** What the MCP endpoint needs of a site, prepared at build: plain JSON. */
export interface PreparedMcp {
  readonly serverInfo: ServerInfo;
  /** What a client should tell its model about the server. */
  readonly instructions: string;
  /** The list of tools as JSON text of ASCII alone: it is long, and the same for everyone. */
  readonly tools: string;
  /** What tools prepare at build, by the name of the tool. */
  readonly prepared: Readonly<Record<string, unknown>>;
}
