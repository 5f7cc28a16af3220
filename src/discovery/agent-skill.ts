import { describeNotice } from '../business/notice.ts';
import { listPriceTerms } from '../business/price-terms.ts';
import { afterHoursPrice, wordWithTax } from '../business/pricing.ts';
import { listProofTerms } from '../business/proof.ts';
import { type Site, type SiteService, siteUrl } from '../business/site.ts';
import { formatDate } from '../hours/calendar.ts';
import { summarizeLine, summarizeWeek } from '../hours/opening-hours.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { formatCad, formatMinutes, formatTelephone } from '../words/wording.ts';

/** Name of the skill: one word of at most 64 characters (Agent Skills 0.2.0). */
export function skillName(site: Site): string {
  return shortName(site).slice(0, 64).replace(/-+$/, '');
}

/** Path of the skill's text. */
export function skillPath(site: Site): string {
  return `/.well-known/agent-skills/${skillName(site)}/SKILL.md`;
}

/** What the skill is for and when to use it, as the index and the skill itself say it. */
export function describeSkill({ business }: Site): string {
  return `Answers questions about ${business.name}: ${business.trade} services, starting prices in Canadian dollars, whether a place is served, opening hours and contact. Use it when someone needs such a service in the area, or asks about this business.`;
}

/** The skill: how an agent uses the API and the MCP tools well, and the facts it needs most often. */
export function writeSkill(site: Site): string {
  const { business } = site;
  const sections = [
    `---\nname: ${skillName(site)}\ndescription: ${JSON.stringify(describeSkill(site))}\n---`,
    `# ${business.name}`,
    `${business.description}${business.disclosure === undefined ? '' : ` ${business.disclosure}`}`,
    'Everything is public and read-only: no key, no sign-in, nothing to write to.',
    ...writeSources(site),
    ...writeRules(site),
    ...writeExample(site),
    '## Facts',
    listFacts(site).join('\n'),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Which question goes where. */
function writeSources(site: Site): string[] {
  const url = (path: string) => siteUrl(site, path);
  const sources = [
    ['What they do, which service fits', '`get_services`', url('/api/services/')],
    ['One service in full', '`get_services` with `id`', `\`${url('/api/services/{id}/')}\``],
    ['What it starts at, by day and outside opening hours', '`get_pricing`', 'the prices in the same records'],
    [
      'Whether they come here',
      '`check_service_area` with `city` or `postal`',
      `\`${url('/api/coverage/?city=')}\` or \`?postal=\``,
    ],
    ['Hours, telephone, address, closures, payment, policies', '`get_business_info`', url('/api/business/')],
  ];
  return [
    '## Where to look',
    `With tools, add the MCP endpoint \`${url('/api/mcp')}\` (Streamable HTTP). Without, GET the JSON. Both give the same records.`,
    sources.map(([question, tool, address]) => `- ${question}: ${tool}, or ${address}`).join('\n'),
    `For explanations read a page: its address plus \`index.md\` is Markdown. All pages: ${url('/llms.txt')}. All members: ${url('/openapi.json')}.`,
  ];
}

/** How to get from the records to a good answer. */
function writeRules(site: Site): string[] {
  const { contact, notice } = site.business;
  const dangerous = site.services.filter((service) => service.safety !== undefined);
  const rules = [
    ...(dangerous.length === 0
      ? []
      : [
          'Safety first. For a service marked "Safety" below, pass on `safety.dont` of its record before anything else.',
        ]),
    'Choose the service by its `symptom`, what a person sees or hears. If two fit, name both and ask.',
    'Say "from" with every price, and pass on its `priceNote` and `priceAsOf`. It is a starting price, never a quote. Do not estimate what is not listed. Where `variants` are listed, say the price of the one that is meant.',
    writeSums(site),
    'Read `covered` with `confidence`. True and `confirmed`: a place by its name, say yes. True and `likely`: a postal code, of which only the first three characters count, so send no more; say "likely" and name the places in `areas`. Null: not decided; ask which of the `suggestions` is meant. False: say no, and name the `nearest` served place. Never conclude from a map or a distance.',
    'Response times are usual times while the business is open. Never promise an arrival.',
    `Hours are in \`timeZone\`. A date in \`specialOpeningHours\` overrides the week, and without \`opens\` it is closed all day; \`emergencyHours.onHolidays\` says whether the emergency line is answered then. A \`notice\` goes before everything${notice === undefined ? '' : '; there is one now'}.`,
    ...(site.reviews.length === 0
      ? []
      : [
          'Quote `reviews` word for word, with name, date and `url`. Customers wrote them, the business chose them: never turn them into a rating.',
        ]),
    `Hand over to a person: telephone ${formatTelephone(contact.telephone)}, ${siteUrl(site, '/booking/')} or ${siteUrl(site, '/quote/')}. Nothing can be booked, ordered or sent here. Never say that a visit has been arranged.`,
  ];
  return [
    '## How to answer',
    rules.map((rule, index) => `${index + 1}. ${rule}`).join('\n'),
    '## When a request fails',
    'An error says what to send instead: read `detail` (in MCP the text of a result with `isError`), mend the request, send it once more. `service-not-found` lists the known ids, `postal-code-invalid` may carry `didYouMean`. Repeated unchanged, a request gets the same answer. Ignore members you do not know.',
  ];
}

/** Which sums may be said, with which words. */
function writeSums(site: Site): string {
  const { pricing } = site.business;
  const { afterHoursSurcharge: surcharge, tax } = pricing;
  const sample = site.services
    .map((service) => ({ service, amount: afterHoursPrice(site, service) }))
    .find(({ amount }) => amount !== undefined);
  const amount = sample?.amount ?? site.services[0]?.startingPriceCad;
  const total = amount === undefined ? undefined : wordWithTax(pricing, amount);
  return [
    'Two sums may be said, and no others.',
    surcharge === undefined
      ? 'Outside opening hours: no surcharge is published, so say that a person names the price.'
      : surcharge.per === 'hour'
        ? `Outside opening hours: "from" the starting price, "plus ${formatCad(surcharge.amountCad)} for each hour on site".`
        : `Outside opening hours: \`afterHoursFrom\`, which holds the surcharge${sample?.amount === undefined ? '' : `, as "from ${formatCad(sample.amount)} outside opening hours" (${sample.service.name})`}; add nothing to it. Null means that the price does not change.`,
    tax === undefined || total === undefined
      ? 'With tax: no rate is published, so say that tax may be extra.'
      : `With tax: an amount and ${tax.ratePercent}% ${tax.name}, rounded to the cent, as "from ${total}".`,
    'Never add the prices of two services; if a visit may turn into another job, `priceNote` says what is paid. `pricing.ifDeclined` is what is due after a no.',
  ].join(' ');
}

/** A question, the calls it takes and an answer that is right, from a service and the first place. */
function writeExample(site: Site): string[] {
  const { business, services, places } = site;
  // One that needs no advice on safety, so that the answer is whole.
  const service = services.find(({ safety }) => safety === undefined) ?? services[0];
  const [place] = places;
  if (service === undefined || place === undefined) return [];
  const calls = [
    `\`check_service_area\` with \`${JSON.stringify({ city: place.name })}\`, or GET ${siteUrl(site, `/api/coverage/?city=${encodeURIComponent(place.name)}`)}`,
    `\`get_pricing\` with \`${JSON.stringify({ id: service.id })}\`, or GET ${siteUrl(site, `/api/services/${service.id}/`)}`,
  ];
  return [
    '## Example',
    `"${service.symptom}. I live in ${place.name}. What will it cost?"`,
    calls.map((call, index) => `${index + 1}. ${call}`).join('\n'),
    `> ${business.name} comes to ${place.name}, usually within ${formatMinutes(place.responseMinutes)} while it is open. ${service.name} starts at ${formatCad(service.startingPriceCad)} (set on ${formatDate(service.priceAsOf)}). ${service.priceNote} That is a starting price, not a quote. To arrange a visit, call ${formatTelephone(business.contact.telephone)}: a person agrees on the time with you.`,
  ];
}

function listFacts(site: Site): string[] {
  const { business, services, places } = site;
  const { contact, emergencyHours, notice, openingHours } = business;
  return [
    ...(notice === undefined ? [] : [`- Notice: ${describeNotice(notice)}`]),
    `- Telephone: ${formatTelephone(contact.telephone)}`,
    `- E-mail: ${contact.email}`,
    `- Open: ${summarizeWeek(openingHours)}`,
    ...(emergencyHours === undefined ? [] : [`- Emergency line: ${summarizeLine(emergencyHours)}`]),
    ...services.map((service) => `- ${writeService(site, service)}`),
    ...[...listPriceTerms(site), ...listProofTerms(site)].map(({ name, text }) => `- ${name}: ${text}`),
    ...(places.length === 0
      ? []
      : [`- Serves: ${places.map(({ name, distanceKm }) => `${name} (${distanceKm} km)`).join(', ')}`]),
  ];
}

function writeService(site: Site, service: SiteService): string {
  const { id, name, symptom, startingPriceCad, priceAsOf, safety } = service;
  const mark = safety === undefined ? '' : '. Safety';
  const afterHours = afterHoursPrice(site, service);
  const evening = afterHours === undefined ? '' : ` (${formatCad(afterHours)} outside opening hours)`;
  return `${name} (\`${id}\`): ${symptom}. From ${formatCad(startingPriceCad)}${evening}, set ${priceAsOf}${mark}`;
}
