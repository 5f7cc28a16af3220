/** How the server describes itself in every protocol version, and in its card. */
export interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly websiteUrl: string;
}

/** The data of the MCP endpoint, prepared at build time as plain JSON. */
export interface PreparedMcp {
  readonly serverInfo: ServerInfo;
  /** What clients should tell their model about the server. */
  readonly instructions: string;
  /** The list of tools as JSON text in ASCII: it is long, and the same for everyone. */
  readonly tools: string;
  /** What tools prepare at build time, by the name of the tool. */
  readonly prepared: Readonly<Record<string, unknown>>;
}
