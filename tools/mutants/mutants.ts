/** A deliberate error in the code, and the tests that have to fail because of it. */
export interface Mutant {
  /** What the error breaks, as shown in the output. */
  readonly description: string;
  readonly file: string;
  /** Text that occurs once in the file, and its replacement. */
  readonly from: string;
  readonly to: string;
  /** Test files, one of which has to fail. */
  readonly tests: readonly string[];
  /** Whether these tests use built sites, which are built with the error. */
  readonly needsBuilds?: true;
}

const mutate = (
  file: string,
  tests: string,
  ...changes: readonly (readonly [description: string, from: string, to: string])[]
) =>
  changes.map(
    ([description, from, to]): Mutant => ({
      description,
      file: file.startsWith('functions/') ? file : `src/${file}`,
      from,
      to,
      tests: tests.split(' ').map((test) => `tests/${test}.test.ts`),
    }),
  );
const built = (mutants: readonly Mutant[]) => mutants.map((mutant): Mutant => ({ ...mutant, needsBuilds: true }));

/** Every deliberate mistake, by layers. */
export const mutants: readonly Mutant[] = [
  ...mutate(
    'prices/totals.ts',
    'contract/total contract/generated-businesses mcp/totals',
    ['a sum without its surcharge', 'addAmounts(from, surcharge)', 'addAmounts(from)'],
    ['a sum without its tax', 'addTaxes(subtotal, pricing)', 'subtotal'],
    ['a sum for what is not done at night', "return when === 'after-hours' && afterHours === 'no';", 'return false;'],
  ),
  ...mutate(
    'prices/money.ts',
    'contract/pricing',
    ['tax rounded down', '+ 50_000', '+ 0'],
    ['sums of whole units', 'cents + toCents(amount), 0) / 100', 'cents + Math.round(amount), 0)'],
  ),
  ...mutate('prices/money.ts', 'unit/tax', ['tax added again', 'isTaxIncluded: included', 'isTaxIncluded: false']),
  ...mutate(
    'places/distance.ts',
    'unit/places',
    ['a distance on a smaller earth', '6371.0088', '6300'],
    ['distances in whole kilometres', 'Math.round(km * 10) / 10', 'Math.round(km)'],
  ),
  ...mutate('places/coverage-records.ts', 'unit/coverage-questions unit/coverage-elsewhere', [
    'a place served in part as a sure yes',
    "confidence: place.isServedInPart ? 'likely' : 'confirmed',\n",
    "confidence: 'confirmed',\n",
  ]),
  ...mutate(
    'places/find-coverage.ts',
    'unit/coverage-questions unit/coverage-elsewhere',
    [
      'a question without a place answered',
      'if (code !== undefined) return ok(findByPostalArea(code.value, lookup))',
      "return ok(findByPostalArea(code?.value ?? '', lookup))",
    ],
    ['a wrong code taken', 'if (code?.ok === false) {', 'if (false) {'],
    ['a postal area ahead of the city', "if (city !== '') return", "if (city !== '' && postal === '') return"],
  ),
  ...mutate(
    'countries/postal-code.ts',
    'unit/postal-code unit/countries',
    ['a code of another country as a wrong one', 'if (foreign !== undefined) return', 'if (false) return'],
    ['a typing error not mended', 'if (didYouMean !== undefined) return', 'if (false) return'],
    ['the rest of a code kept', "text.replace(patterns.moreThanArea, ' ') : text", 'text : text'],
    ['the first of several codes', 'text.match(patterns.inText)?.at(-1)', 'text.match(patterns.inText)?.at(0)'],
  ),
  ...mutate('countries/prepare-postal-codes.ts', 'unit/postal-code unit/countries', [
    'a code of another country as the beginning of one',
    'shapes.some((shape) => canBegin(shape, whole))',
    'shapes.length === 0',
  ]),
  ...mutate(
    'format/spelling.ts',
    'unit/wording',
    ['letters that changed places as two mistakes', 'const isSwap = row > 1', 'const isSwap = row > 99'],
    ['the word that is least like another', 'a.distance - b.distance', 'b.distance - a.distance'],
  ),
  ...mutate('format/amounts.ts', 'unit/wording', ['cents of whole dollars', "'stripIfInteger'", "'auto'"]),
  ...mutate('text/en/grammar.ts', 'unit/wording', ['half hours as whole ones', '}½`;', '}`;']),
  ...mutate(
    'format/amounts.ts',
    'unit/countries',
    ['nautical miles', '1.609344', '1.852'],
    ['less than a mile as one', 'km < KM_PER_MILE / 2', 'km < 0'],
  ),
  ...mutate(
    'format/slug.ts',
    'unit/slug unit/places',
    ['names with other accents', ".replace(/\\p{M}/gu, '')", ''],
    ['letters that are no letter with a mark', 'LETTERS.get(letter) ?? letter', 'letter'],
    ['two headings at one anchor', 'taken.add(anchor);', ''],
  ),
  ...mutate(
    'places/place-name.ts',
    'unit/places',
    ['saints by one spelling', "  saint: 'st',\n", ''],
    ['an apostrophe that parts a name', '’‘ʹʻʼ`´′]+/g', ']+/g'],
  ),
  ...mutate(
    'escape/markup.ts',
    'unit/escape',
    ['a quotation mark that ends an attribute', ".replaceAll('\"', '&quot;')", ''],
    ['an element from a text', ".replaceAll('<', '&lt;')", ''],
    ['a script that ends in its data', ".replaceAll('<', '\\\\u003c')", ''],
  ),
  ...mutate(
    'escape/markdown.ts',
    'unit/escape markdown/html-to-markdown',
    ['a link from a text', ".replaceAll('[', '&#91;')", ''],
    ['a mark that begins a line', 'return escapeLineStart(escapeText(', 'return (escapeText('],
    ['an address that ends its link', '/[()\\s<>\\\\]/g, encode', '/[\\s<>\\\\]/g, encode'],
  ),
  ...mutate('function/headers.ts', 'unit/escape', [
    'a header of two lines',
    'if (!FIELD_VALUE.test(value))',
    'if (false)',
  ]),
  ...mutate(
    'function/request.ts',
    'contract/negotiation',
    ['Markdown for whoever takes anything', 'if (named && markdown >= html)', 'if (markdown >= html)'],
    ['HTML for a tie with Markdown', 'markdown >= html', 'markdown > html'],
    ['a page for whoever refuses it', "if (html > 0) return 'html';", "if (html >= 0) return 'html';"],
  ),
  ...mutate('function/request.ts', 'unit/request-parsing', ['dots left in a path', '[\\w/-]*)', '[\\w/.-]*)']),
  ...mutate(
    'function/reply.ts',
    'unit/request-parsing',
    ['the tag of the compressed form unknown', '.replace(/-(?:br|gzip)"$/, \'"\')', ''],
    ['a weak tag unknown', ".replace(/^W\\//, '')", ''],
  ),
  ...mutate(
    'places/names.ts',
    'unit/coverage-elsewhere',
    ['a middle of far areas', 'MAX_SPREAD_KM = 30', 'MAX_SPREAD_KM = 300'],
    ['no for what a served area holds', 'if (slugs.length > 0 && site', 'if (slugs.length > 99 && site'],
  ),
  ...mutate(
    'places/coverage-answers.ts',
    'unit/coverage-elsewhere',
    [
      'a sure no about what nobody knows',
      "if (match.kind === 'none' && lookup.asksForPostalCode",
      "if (match.kind === 'none' && false",
    ],
    ['a yes beyond the radius', 'baseKm <= radius.km', 'baseKm >= 0'],
  ),
  ...mutate('places/find-place.ts', 'unit/coverage-elsewhere', [
    'a name in another country as one here',
    'if (named === undefined && endsWithForeignProvince(parts, lookup))',
    'if (false)',
  ]),
  ...mutate(
    'function/reply.ts',
    'contract/redirects contract/renames contract/total',
    ['a redirect for a while', 'return { status: 308,', 'return { status: 302,'],
    ['an answer of this hour kept by caches', "isVolatile ? { 'cache-control': 'no-store' } :", 'false ? {} :'],
  ),
  ...mutate('function/router.ts', 'contract/redirects', [
    'a redirect without its query',
    '(data, target + search)',
    '(data, target)',
  ]),
  ...mutate(
    'hours/schedule.ts',
    'unit/open-now unit/open-all-year',
    [
      'a night that ends at midnight',
      '[from, to > from ? to : to + DAY_MINUTES]',
      '[from, to > from ? to : DAY_MINUTES]',
    ],
    ['an emergency line closed on holidays', 'emergencyHours.onHolidays ? [] : closed', 'closed'],
  ),
  ...mutate('hours/local-time.ts', 'unit/local-time', ['clocks of the machine', "('sv', { timeZone,", "('sv', {"]),
  ...mutate('content/load/to-site.ts', 'unit/places', [
    'places out of order',
    'a.distanceKm - b.distanceKm ||',
    'b.distanceKm - a.distanceKm ||',
  ]),
  ...mutate('content/load/format-report.ts', 'content/problems', ['no line', 'problem.line', 'problem.column']),
  ...mutate('discovery/contact-files.ts', 'contract/no-street', [
    'a pin without a street',
    'address.streetAddress === undefined ?',
    'false ?',
  ]),
  ...built([
    ...mutate('discovery/robots.ts', 'discovery/text-documents', [
      'robots.txt without signals',
      'Content-Signal: ${',
      'Signal: ${',
    ]),
    ...mutate(
      'function/headers.ts',
      'contract/http',
      ['answers that other origins cannot read', "'access-control-allow-origin': '*',", ''],
      ['a media type that browsers may guess', "'x-content-type-options': 'nosniff',", ''],
      ['pages that others may frame', '    "frame-ancestors \'none\'",\n  ].join', '  ].join'],
      ['scripts from anywhere', "`script-src 'self'$", "`script-src 'self' 'unsafe-inline'$"],
    ),
    ...mutate('function/router.ts', 'contract/http', ['nothing as found', 'status: 404,', 'status: 200,']),
    ...mutate('function/reply.ts', 'contract/negotiation', [
      'Markdown that calls its page another form',
      '; rel="canonical"',
      '; rel="alternate"',
    ]),
    ...mutate('function/headers.ts', 'discovery/every-document', [
      'a host without its media types',
      "...(!isTypeKnown && { 'content-type': mediaType })",
      '',
    ]),
    ...mutate('functions/hosting/workers.ts', 'discovery/every-document', [
      'header rules that add to each other',
      'Object.keys({ ...document, ...headers })',
      'Object.keys({})',
    ]),
    ...mutate('mcp/tools/get-services/operation.ts', 'mcp/answers', [
      'a tool that answers no service for one',
      'total: 1, services: [service]',
      'total: 1, services: []',
    ]),
    ...mutate('mcp/tools/get-pricing/operation.ts', 'mcp/answers', [
      'the prices of all services for one',
      '...list, prices, totals',
      '...list, totals',
    ]),
    ...mutate('mcp/protocol.ts', 'mcp/protocol', ['a code of another error', 'Found: -32601', 'Found: -32600']),
    ...mutate(
      'content/translation.ts',
      'content/translations',
      ['a missing sentence that nobody is told', '=> translation === undefined)', '=> translation === null)'],
      ['facts of a language that count', 'if (path.length === 0 || names.has(', 'if (path.length === 0 || !names.has('],
    ),
    ...mutate('business/site.ts', 'build/languages', [
      'links of one language into another',
      'isShared(path) ? path :',
      'isShared(path) || prefix ? path :',
    ]),
    ...mutate('site-pages/translations.ts', 'build/languages', [
      'a page that exists in one language named in both',
      '.filter(({ optionalPaths }) => !isOptional || optionalPaths.includes(path))',
      '.slice(1)',
    ]),
    ...mutate('function/reply.ts', 'contract/languages', [
      'a redirect out of the language',
      '...headers.redirect, location:',
      '...headers.redirect, place:',
    ]),
    ...mutate('mcp/handle-mcp.ts', 'contract/languages', [
      'a tool that ignores the language it is asked for',
      'values, { ...context, ...localized })',
      'values, { ...context })',
    ]),
    ...mutate('functions/node/listener.ts', 'server/rejected-requests', [
      'two hosts are one',
      "hosts.length > 1 ? 'repeatedHost'",
      "hosts.length > 2 ? 'repeatedHost'",
    ]),
  ]),
];
