/** Facts by name. */
type Named<Names extends string> = Readonly<Record<Names, string>>;

/** The title of a document, and its content in a few words. */
type Entry = readonly [title: string, content: string];

/** Texts of discovery documents, by document. */
export const discovery = {
  /** Titles of documents. */
  documents: {
    apiCatalog: 'API catalog',
    openApi: 'OpenAPI 3.1 description',
    llms: 'Overview for language models',
    serverCard: 'MCP server card',
    ard: 'Agentic resources',
    aiCatalog: 'AI catalog',
    skills: 'Agent skills',
    skill: 'Skill for agents',
    protectedResource: 'No authorization needed (protected resource)',
    authorizationServer: 'No authorization needed (authorization server)',
    security: 'Where to report a vulnerability',
    robots: 'Robot rules',
    sitemaps: 'Sitemap index',
    sitemap: 'Sitemap',
    changes: 'API change feed',
    news: 'News feed',
    vcard: 'Contact card',
  },
  apiCatalog: { rest: 'REST API', mcp: 'MCP endpoint' },
  /** Facts in lists of Markdown. */
  facts: {
    notice: ({ notice }: Named<'notice'>) => `- Notice: ${notice}`,
    telephone: ({ telephone }: Named<'telephone'>) => `- Telephone: ${telephone}`,
    email: ({ email }: Named<'email'>) => `- Email: ${email}`,
    address: ({ address }: Named<'address'>) => `- Address: ${address}`,
    open: ({ hours }: Named<'hours'>) => `- Open: ${hours}`,
    emergencyLine: ({ emergencyLine }: Named<'emergencyLine'>) => `- Emergency line: ${emergencyLine}`,
    /** A term of prices, a policy or a proof. */
    term: ({ name, text }: Named<'name' | 'text'>) => `- ${name}: ${text}`,
    /** Where the business serves its customers, as a sentence. */
    venue: ({ venue }: Named<'venue'>) => `- Where: ${venue}`,
    serves: ({ places }: Named<'places'>) => `- Serves: ${places}`,
    /** A place in that list. */
    place: (name: string, distance: string) => `${name} (${distance})`,
  },
  llms: {
    noBooking:
      'Nothing can be booked through this site or its API: a person arranges every visit by telephone or email.',
    services: '## Services',
    service: ({ symptom, price }: Named<'symptom' | 'price'>) => `${symptom}. ${price}`,
    reviews: '**What customers wrote**',
    pages: '## Pages',
    news: '## News',
    software: '## For software',
    /** Documents for software, with what is in them. */
    api: ['API and MCP documentation', 'endpoints, tools, errors, examples'] satisfies Entry,
    openApi: ['OpenAPI 3.1 description', 'every endpoint with schemas and real answers'] satisfies Entry,
    serverCard: ['MCP server card', 'the endpoint for AI agents, no key needed'] satisfies Entry,
    skill: ['Skill for agents', 'how to use the API and the tools well'] satisfies Entry,
    allPages: ['All pages in one file', 'all pages except those of individual places'] satisfies Entry,
    coverage: ({
      hasResponseTimes,
      byCity,
      byPostal,
      aPostalCode,
    }: Named<'byCity' | 'byPostal' | 'aPostalCode'> & { readonly hasResponseTimes: boolean }) =>
      `To check whether a place is served${hasResponseTimes ? ', and how soon' : ''}: GET ${byCity} followed by its name, or ${byPostal} followed by ${aPostalCode}.`,
    optional: '## Optional',
    distance: ({ distance, from }: Named<'distance' | 'from'>) => `${distance} from ${from}`,
    source: (url: string) => `Source: ${url}`,
  },
  catalogs: {
    mcpName: (business: string) => `${business} MCP server`,
    mcp: ({ business, prices }: Named<'business' | 'prices'>) =>
      `Read-only tools for the services, ${prices}, service areas and contact details of ${business}.`,
    skillName: (business: string) => `${business} skill`,
    skill: (business: string) => `How to answer questions about ${business} from its open data.`,
    /** Questions that the data answers. */
    priceQuestion: ({ business, symptom }: Named<'business' | 'symptom'>) =>
      `${symptom}. How much does ${business} charge?`,
    coverageQuestion: ({ business, place }: Named<'business' | 'place'>) => `Does ${business} come to ${place}?`,
    whenOpen: (business: string) => `When is ${business} open?`,
    howToReach: (business: string) => `How do I reach ${business}?`,
  },
  serverCard: {
    description: ({ prices, currency }: Named<'prices' | 'currency'>) =>
      `Services, ${prices} in ${currency} and service areas; read-only.`,
  },
  feeds: {
    changes: ({ business, title }: Named<'business' | 'title'>) => `${business} ${title}`,
    news: ({ business, title }: Named<'business' | 'title'>) => `${business}: ${title}`,
  },
  vcard: ({ hours, emergencyLine }: { readonly hours: string; readonly emergencyLine: string | undefined }) =>
    `Open ${hours}${emergencyLine ? `; emergency line ${emergencyLine}` : ''}`,
  jsonLd: {
    services: 'Services',
    /** `price` is `lowest` with the sign of its currency. */
    priceRange: ({ currency, lowest }: Named<'currency' | 'price'> & { readonly lowest: number }) =>
      `${currency} ${lowest} and up`,
    onRequest: 'Price on request',
  },
  robots: `# Content signals (contentsignals.org) state how these pages may be used. A signal set to "yes"
# allows a use, and one set to "no" forbids it. A missing signal neither grants nor restricts
# permission. By collecting these pages, you agree to respect the signals.
#
# search    build an index, and show links and short excerpts, but no AI summaries
# ai-input  give pages to a model while it answers, and name the source
# ai-train  train or fine-tune models
#
# Where a signal is "no", rights are reserved under Article 4 of Directive (EU) 2019/790 on
# copyright in the digital single market.`,
};
