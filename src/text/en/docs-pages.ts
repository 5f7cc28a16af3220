/** Sentences of the pages that document the engine, by page. */
export const docsPages = {
  api: {
    overview: 'Overview',
    asMarkdown: 'This page as Markdown',
    /** Names of its sections, by anchor. */
    sections: {
      start: 'Start',
      conventions: 'Conventions',
      endpoints: 'Endpoints',
      mcp: 'MCP',
      documents: 'Discovery',
      limits: 'Limits and use',
      errors: 'Errors',
      changes: 'Changes',
    },
    start: 'Start in 30 seconds',
    startLead: 'Three lines for a terminal. Their output is shown with each endpoint below.',
    collection:
      'To get a collection in Bruno, Postman or Insomnia, choose Import and enter the address of [/openapi.json].',
    conventions: 'Base address and conventions',
    /** By subject; the one about errors has a link. */
    listConventions: ({
      base,
      version,
      postalCode,
      onlyMatchedPartIs,
    }: Readonly<Record<'base' | 'version' | 'postalCode' | 'onlyMatchedPartIs', string>>): Readonly<
      Record<string, readonly [name: string, text: string]>
    > => ({
      base: [
        'Base',
        `\`${base}\`, version ${version}. Within version 1 members are added, never renamed or removed: ignore those you do not know.`,
      ],
      methods: ['Methods', 'GET and HEAD. Nothing writes, books or sends. No key, no login, no cookie.'],
      origins: [
        'Origins',
        'Every response carries `Access-Control-Allow-Origin: *`, so a page of any origin may read it.',
      ],
      slash: [
        'Trailing slash',
        'Addresses end with a slash. Without it they redirect (308, or 307 where a CDN answers) with the query. Only `/api/mcp` answers in both forms.',
      ],
      bodies: [
        'Bodies',
        'JSON in UTF-8 everywhere under `/api/`, errors included. Money is an amount with its currency, durations are in minutes, straight-line distances in kilometres, dates in ISO 8601.',
      ],
      errors: [
        'Errors',
        'An object with the members of RFC 9457. Branch on its permanent `code`, read `detail` for what to send instead. [All codes].',
      ],
      caching: ['Caching', 'Answers carry a strong `ETag` and `Cache-Control`; send `If-None-Match` to get a 304.'],
      confidence: [
        'Confidence',
        `By name an answer is \`confirmed\`: the place is on the list or it is not. By ${postalCode} it is at best \`likely\`, because ${onlyMatchedPartIs} compared, and an area can lie in several places. \`covered\` is \`null\` where a name is a near miss or means several places; then \`suggestions\` has them.`,
      ],
    }),
    byPath: (path: string) => `By path: GET ${path}`,
    /** `[date]` is replaced by the date. */
    versionFrom: (version: string) => `Version ${version} is from [date].`,
  },
  changelog: {
    title: 'API changelog',
    follow: 'Follow it as an Atom feed',
    version: (version: string) => `Version ${version}`,
    /** Release notes for client developers, by version. */
    changes: {
      '1.0.0': [
        'First version: read-only REST operations for the business, its services with starting prices, price history and totals, its service areas, coverage by place name or postal code, a manifest of all answers, and health.',
        'An MCP endpoint with read-only tools, for clients with the initialize handshake and for stateless ones.',
        'OpenAPI 3.1, an API catalog, a server card and Markdown versions of all pages, made from the same data.',
        'Errors with the members of RFC 9457 and a permanent code each.',
      ],
    },
    policyLines: [
      'Versions have three numbers. The last one goes up with a fix, the middle one with an addition that breaks nothing. Within version 1, members, endpoints, tools and codes are added and never renamed or removed; ignore members you do not know.',
      'Nothing is deprecated now. Anything that will be removed is announced first: its responses carry `Deprecation` (RFC 9745) with the date from which it should no longer be used, and `Sunset` (RFC 8594) with the date on which it may stop answering, at least a year later, and a link to the entry on this page. The OpenAPI description marks it with `deprecated`.',
      'Facts such as prices, hours and places change without a version: see `priceAsOf` and the `contentDigest` of [/api/health/].',
    ],
  },
};
