import { requests } from './requests.ts';

/** What to do about each problem, for the documentation. */
const remedies: Readonly<Record<keyof typeof requests.problems, string>> = {
  'service-not-found': 'Send one of the service identifiers listed in knownIds, or leave id out to get all services.',
  'service-area-not-found': 'Use a slug from /api/service-areas/, or ask /api/coverage/ with a name or {aPostalCode}.',
  'coverage-needs-input': 'Send city with the name of a place, or postal with {aNationalPostalCode}.',
  'total-needs-input': 'Send job with one of the identifiers listed in knownIds.',
  'postal-code-invalid': 'Send {howToWrite}. If the error has didYouMean, try it.',
  'total-when-invalid':
    'Send when as now, tonight, weekday, saturday, sunday, day, after-hours, or a local time such as 2026-12-24T19:30.',
  'total-quantity-invalid':
    'Send quantity as a whole number from 1 to 999, for a job that is priced by the hour or by the piece.',
  'bad-request': 'Send HTTP/1.1 with exactly one Host header. HTTP libraries do this for you.',
  'not-found': 'All endpoints are listed at /api/.',
  'method-not-allowed': 'Use one of the methods in the Allow header.',
  'not-acceptable': 'Accept text/html or text/markdown for pages, application/json for the MCP endpoint.',
  'body-too-large': 'Send at most 65,536 bytes.',
  'uri-too-long': 'Keep the address below 8,192 bytes.',
  'unsupported-media-type': 'Send Content-Type: application/json.',
  'misdirected-host': 'Call the MCP endpoint at the host name of the site.',
  'headers-too-large': 'Keep the headers below 16,384 bytes.',
};

/**
 * Texts about the REST API, for its description and documentation. Names of terms are in braces.
 */
export const api = {
  /** Operations by id. */
  operations: {
    getIndex: {
      summary: 'Index of the API',
      description: 'All endpoints and discovery documents with their addresses.',
    },
    getBusiness: {
      summary: 'The business',
      description:
        'Name, contact, address, opening hours, service radius, terms of payment, people, licences and insurance, rating and reviews with their source, social profiles.',
    },
    listServices: {
      summary: 'All services, or one by its identifier',
      description:
        'Every service with its price in {currencyName}, what it covers and frequent questions. With id, that one service alone. Prices are not quotes.',
    },
    getService: {
      summary: 'One service',
      description: 'The record of one service, byte for byte what id in the query returns.',
    },
    listServiceAreas: {
      summary: 'All listed places',
      description: 'Every listed place with its distance from the base and {plainPostalAreas}, nearest first.',
    },
    getServiceArea: { summary: 'One listed place', description: 'The record of one listed place.' },
    checkCoverage: {
      summary: 'Coverage of a place',
      description:
        'Whether the business comes to a place or, if it receives customers, how far it is. Send city (authoritative) or postal (matched on the {matchedPart} only, so the answer is likely). With both, city decides unless it is unknown and the {postalCode} is not. No is an answer, not an error.',
    },
    getCoverage: {
      summary: 'Coverage of one place or {plainPostalArea}',
      description:
        'The prebuilt answer for the slug or a {postalArea} of a listed place, byte for byte what checkCoverage returns.',
    },
    findTotal: {
      summary: 'Total of a job',
      description:
        'Starting price, surcharge outside opening hours and tax, added up for a job, a time and a place. The total is a starting point, not a quote. With now or a date, the answer is for that moment.',
    },
    getJobTotal: {
      summary: 'Total of a job, during or outside opening hours',
      description: 'The prebuilt answer without a place, byte for byte what findTotal returns.',
    },
    getPriceHistory: {
      summary: 'Prices over time',
      description:
        'Every price that was published, by service, oldest first. A price is added when it is published and never rewritten. Prices are not quotes.',
    },
    getHealth: {
      summary: 'Liveness and counts',
      description:
        'Shows that the API is reachable, counts what is published, and has a digest that changes when any fact changes.',
    },
    getManifest: {
      summary: 'Size and digest of every answer',
      description:
        'Path, size and SHA-256 of every JSON answer under /api/ except this one, over the uncompressed bytes. Use it to verify that an answer arrived unchanged.',
    },
  },
  /** Parameters of operations by name. */
  parameters: {
    id: 'Identifier or page slug of a service, in any letter case.',
    slug: 'Slug of a place, as listed by listServiceAreas.',
    city: 'Name of a city, town or neighbourhood in any usual spelling, an alternate or former name, or a slug; the municipality, {regionKind} or country may follow after a comma.',
    postal: '{CodeParameter}. {OnlyMatchedPartIs} used or kept.',
    key: 'Slug of a listed place, or a {areaAsKey} of one.',
    job: 'Identifier of a service, or service.variant.',
    when: 'now, tonight, weekday, saturday, sunday, day or after-hours, or a local time as YYYY-MM-DDTHH:MM, in any letter case. By default weekday.',
    place:
      'Name of a place, in a form that checkCoverage accepts as city. Unserved places have no total. city is an alias.',
    quantity: 'Number of hours or pieces, from 1 to 999, where the price is per hour or piece (price.per).',
    state: 'During opening hours (day) or outside them (after-hours; afterHours redirects there).',
  },
  title: (business: string) => `${business} API`,
  index:
    'Public, read-only data of a local business: services with prices, places, coverage, contact. Nothing can be booked here.',
  /** Texts about interfaces in the record of the business. */
  interfaces: {
    markdown: 'Any page with Accept: text/markdown, or with index.md added to its address.',
    authentication: 'none, no key needed',
    rateLimits: 'none published',
  },
  explainProblem: (code: keyof typeof remedies) => `${requests.problems[code]}. ${remedies[code]}`,
  explainProblemWithCode: (code: keyof typeof remedies) => `${requests.problems[code]} (${code}). ${remedies[code]}`,
};
