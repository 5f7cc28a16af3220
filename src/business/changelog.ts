/** Version of the public contract that is published. */
export const apiVersion = '1.0.0';

/** A version of the public contract and what it brought, in words for those who build on it. */
export interface Release {
  readonly version: string;
  /** The day it was published, ISO 8601. */
  readonly date: string;
  readonly changes: readonly string[];
}

/** Every version of the public contract, newest first. The first one is what is published. */
export const changelog: readonly [Release, ...Release[]] = [
  {
    version: apiVersion,
    date: '2026-11-20',
    changes: [
      'First version: read-only REST operations for the business, its services with starting prices, its service areas, coverage by place name or postal code, and health.',
      'An MCP endpoint with four read-only tools, for clients with the initialize handshake and for stateless ones.',
      'OpenAPI 3.1, an API catalog, a server card and Markdown forms of all pages, made from the same data.',
      'Errors with the members of RFC 9457 and a permanent code each.',
    ],
  },
];

/** Id of the section about a version on the page of the changelog. */
export function releaseAnchor({ version }: Pick<Release, 'version'>): string {
  return `version-${version}`;
}
