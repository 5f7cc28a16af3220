/** Whether a rule is kept yet: `planned` ones have no test, `covered` ones at least one. */
export type Status = 'planned' | 'covered';

export interface Requirement {
  readonly rule: string;
  readonly status: Status;
  /** Whether it is about the engine, whatever the business: one test is enough, below any title. */
  readonly isOfEngine?: boolean;
  /** Whether its tests are dear, so that they ask only the businesses that all tests ask. */
  readonly isDear?: boolean;
}

const covered = (rule: string): Requirement => ({ rule, status: 'covered' });
const dear = (rule: string): Requirement => ({ rule, status: 'covered', isDear: true });
const ofEngine = (rule: string): Requirement => ({ rule, status: 'covered', isOfEngine: true });

/** Every rule of the public contract by its id. Titles of tests begin with the ids they prove. */
export const requirements = {
  A1: covered('Everything is read-only, and nothing says that an appointment is booked.'),
  A2: covered('Every body under /api/ is compact JSON.'),
  A3: covered('Every response may be read from any origin; OPTIONS answers 204.'),
  A4: covered('The form without the trailing slash redirects to the one with it, never to another host.'),
  A5: covered('GET, HEAD and OPTIONS; anything else is 405 with a true Allow; HEAD has no body.'),
  A6: covered('Answers are cacheable, have a strong entity tag, and 304 is given for it.'),
  A7: covered('No authentication anywhere: no 401, 403, WWW-Authenticate or cookie.'),
  A8: covered('Unknown addresses are real 404s.'),
  A9: covered('No request yields a 5xx, hangs, leaks or changes a later answer; sizes are limited.'),
  A10: covered('Security headers on every response.'),
  A11: covered('Text is served compressed, with Vary right.'),
  A12: dear('Same content and origin give the same bytes, built with no network.'),
  A13: covered('Where a CDN answers without the function, only the listed differences remain.'),
  A14: dear('What has been asked whole is answered before anything is said of what follows it.'),
  B1: covered('/api/ is an index of endpoints and documents.'),
  B2: covered('/api/business/ is the business record.'),
  B3: covered('/api/services/ lists services; one by id or slug.'),
  B4: covered('An unknown service is 404 service-not-found with the known ids.'),
  B5: covered('/api/service-areas/ lists places; one by slug.'),
  B6: covered('/api/coverage/ answers for a city or a postal code.'),
  B7: covered('City look-ups are authoritative and forgiving in spelling.'),
  B8: covered('Near misses and names of several places are not guessed at.'),
  B9: covered('Postal look-ups match on the forward sortation area and are likely.'),
  B10: covered('Neither parameter is 400; of both, the city decides.'),
  B11: covered('PublishedAnswer coverage answers equal the query form.'),
  B12: covered('/api/health/ counts what is published.'),
  B13: covered('Of a postal code only the first three characters are kept.'),
  B14: covered('All GET answers are files; a CDN without the function serves every path form.'),
  B15: covered('A place as its residents write it is a match; what only holds a name is not guessed at.'),
  B16: covered('Municipalities and regions that served places lie in are names of several places.'),
  B17: covered(
    'The beginning of a postal code counts; codes of other countries and wrong letters get words of their own.',
  ),
  B18: covered('A no to a known name says which place is nearest, and how far that is from there.'),
  B19: covered('Prices, policies, people, what vouches for them and use of the data are in the records.'),
  B20: covered('/api/prices/history/ and /api/manifest/: prices over time, size and digest of every answer.'),
  B21: ofEngine(
    'A price is an amount to begin with, a range, free or on request, per job or per unit, on every surface.',
  ),
  B22: ofEngine(
    'Hours round the clock, by appointment, in parts of the year and for dates in a row; a number of the line.',
  ),
  B23: ofEngine('Without a street no surface has one; nothing need be said of response times.'),
  B24: covered('A service says whether it can be had outside opening hours, and every surface says the same.'),
  C1: covered('Errors have one shape, RFC 9457 with a permanent code.'),
  C2: covered('The list of codes and their statuses.'),
  D1: covered('JSON-RPC 2.0 over Streamable HTTP, five protocol versions.'),
  D2: covered('Notifications, methods, media types.'),
  D3: covered('Exactly four read-only tools.'),
  D4: covered('Structured content is made of the REST bodies.'),
  D5: covered('JSON-RPC error codes with their HTTP statuses; no batches.'),
  D6: covered('CORS for browser clients.'),
  D7: covered('A host that is not allowed is 421.'),
  E1: covered('/openapi.json describes everything; every example is built data.'),
  E2: covered('/.well-known/api-catalog.'),
  E3: covered('OAuth documents that issue nothing, with one switch.'),
  E4: covered('The MCP server card at both addresses.'),
  E5: covered('AI catalog, agent skills, llms.txt, security.txt, sitemap.'),
  E6: covered('robots.txt and content signals.'),
  E7: covered('The Link header of the home page.'),
  E8: covered('/docs/api/ is readable without JavaScript.'),
  E10: covered('/.well-known/ard.json beside the older catalogue, from one table.'),
  E9: covered('Every own address in every document answers 200.'),
  F1: covered('Every page has a Markdown form by negotiation.'),
  F2: covered('The Markdown form carries all facts of the page.'),
  F3: covered('JSON-LD on pages.'),
  F4: covered('One fact has one value on every surface.'),
  F5: covered('/check/?q= answers the coverage form without JavaScript.'),
  F6: covered('Every page has one h1, title, language, canonical link, description; every link resolves.'),
  F7: covered('What is said of now is true at every minute; without JavaScript only what is always true is said.'),
  F8: dear(
    'A photograph has alternative text, its size, no metadata, and stands on every surface; pages without one hold no byte for them.',
  ),
  G1: covered('Within 1.x the contract only grows; schemas are open.'),
  G2: covered('A renamed service or place keeps its old address.'),
  H1: ofEngine('The engine is packed as JavaScript, below 2 MB, and installing it installs no test tools.'),
  H2: ofEngine('Every command goes by its name in an installed site, which begins with few files.'),
  H3: dear('One integration is the whole configuration; the package gives the bytes of the repository.'),
  B25: covered('What a job comes to at a time and a place, with surcharge and tax; never a quote.'),
  H4: ofEngine('Owners add pages, styles and components; theirs win, and the build says so.'),
  H5: ofEngine('An update changes no file of the owner but package.json and the lock file.'),
  I1: ofEngine('The country in the address decides; nothing outside its row and content knows a country.'),
  I2: ofEngine('A postal code counts by its area, in every country, and the rest of it is kept nowhere.'),
  I3: ofEngine('Money, dates, telephone numbers and distances are written as the country writes them.'),
  I4: ofEngine('Telephone numbers are judged by a library and have E.164 form; the row writes them.'),
  K1: covered('Addresses of an older site lead to pages of this one, on every host that can.'),
  K2: dear('Files and proofs of ownership of the owner are published as they are, and none is executed.'),
  K3: covered('What the Google Business Profile should say, and where one differs.'),
} as const satisfies Record<string, Requirement>;

/** Id of a rule of the public contract. */
export type RuleId = keyof typeof requirements;
