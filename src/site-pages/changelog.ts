/** Current version of the public contract. */
export const apiVersion = '1.0.0';

/** A version of the public contract, with release notes for client developers. */
export interface Release {
  readonly version: string;
  /** Release date, ISO 8601. */
  readonly date: string;
  readonly changes: readonly string[];
}

/** All versions of the public contract, newest first. The first one is published. */
export const changelog: readonly [Release, ...Release[]] = [
  {
    version: apiVersion,
    date: '2026-11-20',
    changes: [
      'First version: read-only REST operations for the business, its services with starting prices, price history and totals, its service areas, coverage by place name or postal code, a manifest of all answers, and health.',
      'An MCP endpoint with read-only tools, for clients with the initialize handshake and for stateless ones.',
      'OpenAPI 3.1, an API catalog, a server card and Markdown forms of all pages, made from the same data.',
      'Errors with the members of RFC 9457 and a permanent code each.',
    ],
  },
];

/** Anchor of a version on the changelog page. */
export function releaseAnchor({ version }: Pick<Release, 'version'>): string {
  return `version-${version}`;
}
