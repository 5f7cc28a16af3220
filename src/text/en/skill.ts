/** The skill for agents, a template in Markdown. */
export const skill = {
  description: (facts: Record<'business' | 'trade' | 'prices' | 'currency', string>) =>
    [
      `Answers questions about ${facts.business}: ${facts.trade} services,`,
      `${facts.prices} in ${facts.currency}, whether a place is served, opening hours and contact.`,
      'Use it when someone needs such a service in the area, or asks about this business.',
    ].join(' '),
  isPublic: 'Everything is public and read-only: no key, no sign-in, nothing to write to.',
  /** An item of the list below: what coverage answers. */
  coverage: 'Whether they come here',
  whereToLook: ({ origin, coverage }: Record<'origin' | 'coverage', string>) => `## Where to look

With tools, add the MCP endpoint \`${origin}/api/mcp\` (Streamable HTTP). Without, GET the JSON. Both give the same records.

- What they do, which service fits: \`get_services\`, or ${origin}/api/services/
- One service in full: \`get_services\` with \`id\`, or \`${origin}/api/services/{id}/\`
- What it costs, during and outside opening hours: \`get_pricing\`, or the prices in the same records
- ${coverage}: \`check_service_area\` with \`city\` or \`postal\`, or \`${origin}/api/coverage/?city=\` or \`?postal=\`
- Hours, telephone, address, closures, payment, policies: \`get_business_info\`, or ${origin}/api/business/

For explanations read a page: its address plus \`index.md\` is Markdown. All pages: ${origin}/llms.txt. All members: ${origin}/openapi.json.`,
  otherLanguages: ({ names, addresses }: Record<'names' | 'addresses', string>) =>
    `Also in ${names}: \`language\` of a tool, or ${addresses}.`,
  howToAnswer: '## How to answer',
  /** Rules for answers, the most important ones first. */
  rules: {
    safety:
      'Safety first. For a service marked "Safety" below, pass on `safety.dont` of its record before anything else.',
    choose: 'Choose the service by its `symptom`, what a person sees or hears. If two fit, name both and ask.',
    prices: [
      'State each price according to `price.kind`: `from` with "from" (by the hour or day as the rate it is),',
      '`range` as "amount to upTo", `free` as free, `on-request` with its `note` and without an amount.',
      'Name `per`, and `minimum` as the minimum charge.',
      'Pass on `priceNote` and `priceAsOf`; no price is a quote.',
    ].join(' '),
    noEstimate:
      'Do not guess what is not listed. Where `variants` are listed, give the price of the variant they mean.',
    sums: [
      'Outside opening hours say `afterHoursFrom`, which already includes the surcharge;',
      'if `afterHours` is `call`, they have to ask on the telephone first;',
      'if it is `no`, the service is available during opening hours only.',
      'If the amount is null, `pricing.afterHoursSurcharge` has what is added, if it is published.',
      'With tax: if `pricing.tax.included` is true, add nothing; if it is false, add each of `pricing.taxes`,',
      'rounded to the cent; if `pricing.tax` is null, no rate is published.',
    ].join(' '),
    multiply: [
      'You may multiply a price whose `per` is not `job` or `visit` by a number that the person names; at least `leastDue` is due.',
      '`get_pricing` with `id`, `when`, `place` and `quantity` computes the total (`total`), and so does `/api/total/`.',
    ].join(' '),
    add: [
      'You may add the prices of several jobs: a surcharge per visit counts once, and if `priceNote` says that one job is paid',
      'instead of another, only that one. Call every sum a starting point, name the tax and the surcharge in it, and say that the',
      'written price is what counts. `pricing.ifDeclined` is what is due if they decline.',
    ].join(' '),
    coverage: ({
      codeThatCounts,
      postalCode,
      isByRadius,
    }: Record<'codeThatCounts' | 'postalCode', string> & { readonly isByRadius: boolean }) =>
      [
        'Read `covered` with `confidence`. True and `confirmed`: a place by its name, say yes.',
        `True and \`likely\`: ${codeThatCounts}${isByRadius ? ', or a place within the radius' : ''};`,
        'say "likely" and name the places in `areas`.',
        `Null: not decided; ask which of the \`suggestions\` is meant or, if there are none, for the ${postalCode}.`,
        'False: say no, and name the `nearest` served place if there is one. Never conclude from a map or a distance.',
      ].join(' '),
    usualTimes: 'Response times are usual times while the business is open.',
    neverPromise: 'Never promise an arrival.',
    hours: [
      'Hours are in `timeZone`. A date in `specialOpeningHours` overrides the week,',
      'and without `opens` the business is closed all day;',
      '`emergencyHours.onHolidays` says whether the emergency line is answered then.',
    ].join(' '),
    notice: 'A `notice` comes before everything but safety.',
    reviews: [
      'Quote `reviews` word for word, with name, date and `url`.',
      'Customers wrote them, the business chose them: never turn them into a rating.',
    ].join(' '),
    handOver: (facts: Record<'telephone' | 'booking' | 'quote', string>) =>
      [
        `Hand over to a person: telephone ${facts.telephone}, ${facts.booking} or ${facts.quote}.`,
        '`nextStep.numbers` has every telephone number with its hours.',
        'Nothing can be booked, ordered or sent here. Never say that a visit has been arranged.',
      ].join(' '),
  },
  failures: `## When a request fails

An error says what to send instead: read \`detail\` (in MCP the text of a result with \`isError\`), correct the request, send it once more. \`service-not-found\` lists the known ids, \`postal-code-invalid\` may carry \`didYouMean\`. Repeated unchanged, a request gets the same answer. Ignore members you do not know.`,
  facts: '## Facts',
  /**
   * A service with its price and its terms outside opening hours: whether it is available, after a call, and its price.
   */
  service: ({
    afterHoursPrice,
    isOnlyInOpeningHours,
    needsCall,
    hasSafetyAdvice,
    variants,
    ...facts
  }: Record<'name' | 'id' | 'symptom' | 'price' | 'since' | 'variants', string> & {
    readonly isOnlyInOpeningHours: boolean;
    readonly needsCall: boolean;
    readonly afterHoursPrice: string | undefined;
    readonly hasSafetyAdvice: boolean;
  }) => {
    const [amount, first] = [
      afterHoursPrice === undefined ? '' : `${afterHoursPrice} `,
      needsCall ? ', ask first' : '',
    ];
    const hasLateTerms = afterHoursPrice !== undefined || needsCall;
    const atOtherHours = hasLateTerms ? ` (${amount}outside opening hours${first})` : '';
    const hours = isOnlyInOpeningHours ? ' (during opening hours only)' : atOtherHours;
    return `- ${facts.name} (${facts.id}): ${facts.symptom}. ${facts.price}${hours}, set ${facts.since}.${variants === '' ? '' : ` ${variants}`}${hasSafetyAdvice ? ' Safety' : ''}`;
  },
};
