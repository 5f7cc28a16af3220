import type { Site } from '../business/site.ts';
import type { ApiSource } from './openapi/openapi-paths.ts';

/** What documents are made from. */
export type DocumentSource = ApiSource;

/** A document that tells machines what there is. Everything said about it anywhere is said here. */
export interface DiscoveryDocument {
  /** Path on the site. */
  readonly path: string;
  readonly mediaType: string;
  readonly title: string;
  /** Relation of the site to it, for the Link header of the home page (RFC 8288). */
  readonly relation?: string;
  /** Headers of its own, in lower case. */
  readonly headers?: (site: Site) => Readonly<Record<string, string>>;
  /** Whether a site has it; without this every site has. */
  readonly isPublished?: (site: Site) => boolean;
  /** Its text. */
  readonly write: (source: DocumentSource) => string;
}
