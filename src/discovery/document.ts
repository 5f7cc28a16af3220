import type { Site } from '../business/site.ts';
import type { ApiSource } from './openapi/openapi-paths.ts';

/** Input of documents. */
export type DocumentSource = ApiSource;

/** A discovery document. This is the single source for everything that other documents say about it. */
export interface DiscoveryDocument {
  /** Path on the site. */
  readonly path: string;
  readonly mediaType: string;
  readonly title: string;
  /** Link relation in the Link header of the home page (RFC 8288). */
  readonly relation?: string;
  /** Additional response headers, names in lower case. */
  readonly headers?: (site: Site) => Readonly<Record<string, string>>;
  /** Whether the site has it; by default every site does. */
  readonly isPublished?: (site: Site) => boolean;
  /** Renders the document. */
  readonly write: (source: DocumentSource) => string;
}
