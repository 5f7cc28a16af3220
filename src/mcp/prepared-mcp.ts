/** What the MCP endpoint needs of a site, prepared at build: plain JSON whose texts are sent as they are. */
export interface PreparedMcp {
  /** JSON of the list of tools, in ASCII. */
  readonly tools: string;
  /** JSON of the server's own description: name, title, version, address; in ASCII. */
  readonly serverInfo: string;
  /** JSON text of what a client should tell its model about the server, in ASCII. */
  readonly instructions: string;
  /** Results that are no answer of the REST API: JSON by key. */
  readonly records: Readonly<Record<string, string>>;
}
