import type { Lookup } from '../coverage/lookup.ts';
import type { PreparedMcp } from '../mcp/prepared-mcp.ts';
import type { Redirects } from '../site-pages/redirects.ts';
import type { Files } from './files.ts';

/** What the function works with: data prepared at build, and the published files. */
export interface EdgeContext<File> {
  readonly data: EdgeData;
  readonly files: Files<File>;
  /** Hosts besides the site's own under which the MCP endpoint answers, in lower case. */
  readonly allowedHosts?: readonly string[];
}

/** What sort of response it is; each has its own headers. */
export type ResponseKind =
  | 'page'
  | 'markdown'
  | 'json'
  | 'document'
  | 'asset'
  | 'problem'
  | 'message'
  | 'redirect'
  | 'unstored';

/** Headers of each sort of response, in lower case. */
export type HeaderTable = Readonly<Record<ResponseKind, Readonly<Record<string, string>>>>;

/** What the build prepares for the function: plain JSON. */
export interface EdgeData {
  /** Origin of the site without a slash at the end. */
  readonly origin: string;
  readonly lookup: Lookup;
  readonly mcp: PreparedMcp;
  /** Former and short paths of this site, and addresses of an older one, with the path each leads to. */
  readonly redirects: Redirects;
  readonly headers: HeaderTable;
  /** Tokens in the Markdown form of each page, by the path of the page. */
  readonly markdownTokens: Readonly<Record<string, number>>;
  /** Headers that single paths, and pages of one pattern such as `/services/...`, have besides those of their sort. */
  readonly pathHeaders: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
