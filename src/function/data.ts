import type { PreparedMcp } from '../mcp/prepare-mcp.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import type { Redirects } from '../site-pages/redirects.ts';
import type { Files } from './files.ts';

/** Headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** The kinds of responses; each has its own headers. */
export type ResponseKind = 'page' | 'markdown' | 'json' | 'document' | 'asset' | 'problem' | 'redirect' | 'unstored';

/** Headers of each kind of response, and of the answers to OPTIONS. */
export type HeaderTable = Readonly<Record<ResponseKind | 'options' | 'mcpOptions', Headers>>;

/** The context of the function: data prepared at build time, and the published files. */
export interface FunctionContext<File> {
  readonly data: FunctionData;
  readonly files: Files<File>;
  /** Further hosts, in lower case, under which the MCP endpoint answers besides the site's own. */
  readonly allowedHosts?: readonly string[];
}

/** What the build prepares for the function, as plain JSON. */
export interface FunctionData {
  /** Origin of the site without a trailing slash. */
  readonly origin: string;
  readonly lookup: CoverageIndex;
  readonly mcp: PreparedMcp;
  /** Redirects: former and short paths of this site, and addresses of an older one, each with its target path. */
  readonly redirects: Redirects;
  readonly headers: HeaderTable;
  /** Number of tokens in the Markdown form of each page, by the path of the page. */
  readonly markdownTokens: Readonly<Record<string, number>>;
  /**
   * Headers of single paths, and of pages of one pattern such as `/services/...`, in addition to those of their kind.
   */
  readonly pathHeaders: Readonly<Record<string, Headers>>;
}
