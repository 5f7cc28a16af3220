import { createHash } from 'node:crypto';
import { describeNotice } from '../business/business.ts';
import { listProofTerms } from '../business/proof.ts';
import { type Site, type SiteService, siteUrl, tellsResponse } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { code, joinMarkdown, type Markdown, md, plain } from '../escape/markdown.ts';
import { capitalize, formatDistance, formatMinutes, formatMoney } from '../format/wording.ts';
import { formatDate } from '../hours/dates.ts';
import { isRoundTheClock, summarizeEmergencyLine, summarizeHours } from '../hours/opening-hours.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { tools } from '../mcp/tools.ts';
import { formatRates, readTax } from '../prices/money.ts';
import {
  formatPrice,
  formatPricedSubject,
  hasAmount,
  haveStartingPrices,
  isStartingPrice,
  minimumDue,
  namePrices,
} from '../prices/price.ts';
import { afterHoursPrice, formatWithTax, listPriceTerms } from '../prices/pricing.ts';

/** Skill name: one word of at most 64 characters (Agent Skills 0.2.0). */
export function skillName(site: Site): string {
  return shortName(site).slice(0, 64).replace(/-+$/, '');
}

export function skillPath(site: Site): string {
  return `/.well-known/agent-skills/${skillName(site)}/SKILL.md`;
}

/** The skill index (Agent Skills discovery 0.2.0), with the digest of the served file. */
export function toSkillIndex(site: Site): object {
  const digest = createHash('sha256').update(writeSkill(site)).digest('hex');
  const url = siteUrl(site, skillPath(site));
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      { name: skillName(site), type: 'skill-md', description: describeSkill(site), url, digest: `sha256:${digest}` },
    ],
  };
}

/** Description and trigger of the skill, for the index and the skill's front matter. */
function describeSkill({ business, services, terms, money }: Site): string {
  return [
    `Answers questions about ${business.name}: ${business.trade} services,`,
    `${namePrices(services, money.locale)} in ${terms.currencyName}, whether a place is served, opening hours and contact.`,
    'Use it when someone needs such a service in the area, or asks about this business.',
  ].join(' ');
}

/** Sentences and lists: text of our own, and Markdown. What is not there is left out. */
type Sentence = string | Markdown | false | undefined;

function join(between: string, ...sentences: readonly Sentence[]): Markdown {
  return joinMarkdown(
    sentences.flatMap((one) => (typeof one === 'string' ? plain(one) : one || [])),
    between,
  );
}

const say = (...sentences: readonly Sentence[]): Markdown => join(' ', ...sentences);

/** The skill: how to use the API and MCP tools well, and the most requested facts. */
export function writeSkill(site: Site): string {
  // A string of JSON is a double-quoted scalar of YAML 1.2.
  const frontMatter = `---\nname: ${skillName(site)}\ndescription: ${JSON.stringify(describeSkill(site))}\n---`;
  const { business } = site;
  const url = (path: string) => siteUrl(site, path);
  const { markdown: text } = join(
    '\n\n',
    frontMatter,
    md`# ${business.name}`,
    say(md`${business.description}`, business.disclosure !== undefined && md`${business.disclosure}`),
    'Everything is public and read-only: no key, no sign-in, nothing to write to.',
    '## Where to look',
    say(
      md`With tools, add the MCP endpoint ${code(url('/api/mcp'))} (Streamable HTTP).`,
      'Without, GET the JSON. Both give the same records.',
    ),
    listSources(url),
    say(
      'For explanations read a page: its address plus `index.md` is Markdown.',
      `All pages: ${url('/llms.txt')}. All members: ${url('/openapi.json')}.`,
    ),
    '## How to answer',
    join('\n', ...listRules(site).map((rule, index) => `${index + 1}. ${rule.markdown}`)),
    '## When a request fails',
    say(
      'An error says what to send instead: read `detail` (in MCP the text of a result with `isError`),',
      'mend the request, send it once more.',
      '`service-not-found` lists the known ids, `postal-code-invalid` may carry `didYouMean`.',
      'Repeated unchanged, a request gets the same answer. Ignore members you do not know.',
    ),
    ...writeExample(site),
    '## Facts',
    listFacts(site),
  );
  return `${text}\n`;
}

/** Which question goes to which endpoint or tool. */
function listSources(url: (path: string) => string): Markdown {
  const sources = tools.flatMap(({ name, uses }) =>
    uses.map(({ question, arguments: names, withoutTools }) => {
      const call = names === undefined ? code(name) : md`${code(name)} with ${joinMarkdown(names.map(code), ' or ')}`;
      return md`- ${question}: ${call}, or ${withoutTools(url)}`;
    }),
  );
  return joinMarkdown(sources, '\n');
}

/** How to answer with the data, in the order in which it matters. */
function listRules(site: Site): Markdown[] {
  const { business, services, terms, country } = site;
  const isStarting = haveStartingPrices(services);
  const safety = say(
    'Safety first. For a service marked "Safety" below,',
    'pass on `safety.dont` of its record before anything else.',
  );
  const reviews = say(
    'Quote `reviews` word for word, with name, date and `url`.',
    'Customers wrote them, the business chose them: never turn them into a rating.',
  );
  return [
    ...(services.some((service) => service.safety !== undefined) ? [safety] : []),
    say('Choose the service by its `symptom`, what a person sees or hears. If two fit, name both and ask.'),
    say(
      isStarting && 'Say "from" with every price, and pass on its `priceNote` and `priceAsOf`.',
      isStarting && 'It is a starting price, never a quote.',
      !isStarting &&
        'Say each price as `price.kind` has it: `from` with "from" (by the hour or day as the rate it is),',
      !isStarting && '`range` as "amount to upTo", `free` as free, `on-request` with its `note` and without an amount.',
      !isStarting && 'Name `per`, and `minimum` as the least that is due.',
      !isStarting && 'Pass on `priceNote` and `priceAsOf`; no price is a quote.',
      'Do not estimate what is not listed. Where `variants` are listed, say the price of the one that is meant.',
    ),
    say(
      ...writeSums(site),
      !isStarting &&
        'What is priced by the hour or the piece is never multiplied for somebody: nobody knows yet how many it takes.',
      'Never add the prices of two services; if a visit may turn into another job, `priceNote` says what is paid.',
      '`pricing.ifDeclined` is what is due after a no.',
    ),
    say(
      'Read `covered` with `confidence`. True and `confirmed`: a place by its name, say yes.',
      md`True and \`likely\`: ${terms.codeThatCounts}; say "likely" and name the places in \`areas\`.`,
      'Null: not decided; ask which of the `suggestions` is meant.',
      'False: say no, and name the `nearest` served place. Never conclude from a map or a distance.',
    ),
    say(
      tellsResponse(site) && 'Response times are usual times while the business is open.',
      'Never promise an arrival.',
    ),
    say(
      'Hours are in `timeZone`. A date in `specialOpeningHours` overrides the week,',
      'and without `opens` it is closed all day;',
      '`emergencyHours.onHolidays` says whether the emergency line is answered then.',
      `A \`notice\` goes before everything${business.notice === undefined ? '' : '; there is one now'}.`,
    ),
    ...(site.reviews.length > 0 ? [reviews] : []),
    say(
      md`Hand over to a person: telephone ${formatTelephone(business.contact.telephone, country)},`,
      `${siteUrl(site, '/booking/')} or ${siteUrl(site, '/quote/')}.`,
      'Nothing can be booked, ordered or sent here. Never say that a visit has been arranged.',
    ),
  ];
}

/** What may be said of sums: outside opening hours, and with tax. */
function writeSums(site: Site): Sentence[] {
  const { services, business } = site;
  const [sample] = services.flatMap((service) => {
    const amount = afterHoursPrice(site, service);
    return amount === undefined ? [] : [{ name: service.name, amount }];
  });
  const isLateSaid = sample !== undefined || business.pricing.afterHoursSurcharge?.per === 'hour';
  const sums = Number(isLateSaid) + Number(readTax(business.pricing)?.isIncluded === false);
  return [
    ['No sum may be said.', 'One sum may be said, and no other.', 'Two sums may be said, and no others.'][sums],
    writeLate(site, sample),
    writeTax(site, sample?.amount ?? services.flatMap(({ price }) => minimumDue(price) ?? [])[0]),
  ];
}

/** What holds outside opening hours, with a service as an example. */
function writeLate({ services, money, business }: Site, sample?: { name: string; amount: number }): Sentence {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  if (services.every(({ afterHours }) => afterHours === 'no')) return 'Outside opening hours: nothing is done.';
  if (surcharge?.per === 'hour') {
    const base = haveStartingPrices(services) ? '"from" the starting price' : 'the price';
    return md`Outside opening hours: ${base}, "plus ${formatMoney(surcharge.amount, money)} for each hour on site".`;
  }
  if (surcharge !== undefined) {
    const late = formatMoney(sample?.amount ?? 0, money);
    const example = sample ? md`, as "from ${late} outside opening hours" (${sample.name})` : '';
    return say(
      md`Outside opening hours: \`afterHoursFrom\`, which holds the surcharge${example}; add nothing to it.`,
      'Where `afterHours` is `call`, say that amount and that they have to ask on the telephone first;',
      'where it is `no`, it is done during opening hours only.',
    );
  }
  return isRoundTheClock(business)
    ? 'It is open round the clock: a price holds at any hour.'
    : 'Outside opening hours: no surcharge is published, so say that a person names the price.';
}

/** What holds of tax, with the total of an amount as an example. */
function writeTax({ business: { pricing }, country, money }: Site, amount: number | undefined): Sentence {
  const tax = readTax(pricing);
  const total = tax && amount !== undefined ? formatWithTax(pricing, amount, money) : undefined;
  if (tax?.isIncluded) return md`With tax: every amount includes ${formatRates(tax, money.locale)}; add nothing.`;
  if (tax && total !== undefined) {
    const rounded = tax.parts.length === 1 ? 'rounded' : 'each rounded';
    return md`With tax: an amount and ${formatRates(tax, money.locale)}, ${rounded} to the cent, as "from ${total}".`;
  }
  return tax === undefined && country.salesTax.isIncluded
    ? 'With tax: a price is what consumers pay here; add nothing.'
    : 'With tax: no rate is published, so say that tax may be extra.';
}

/** A worked example with a service and the first place: question, calls, correct answer. */
function writeExample(site: Site): Sentence[] {
  const { business, services, places, country } = site;
  // A service without safety advice, so that the answer is complete.
  const service =
    services.find(({ price, safety }) => safety === undefined && hasAmount(price)) ??
    services.find(({ safety }) => safety === undefined) ??
    services[0];
  const [place] = places;
  if (service === undefined || place === undefined) return [];
  const within = place.responseMinutes
    ? `, usually within ${formatMinutes(place.responseMinutes, site.country.locale)} while it is open`
    : '';
  const price = formatPricedSubject(service.name, service.price, site.money);
  const coverage = siteUrl(site, `/api/coverage/?city=${encodeURIComponent(place.name)}`);
  const record = siteUrl(site, `/api/services/${service.id}/`);
  return [
    '## Example',
    md`"${service.symptom}. I live in ${place.name}. What will it cost?"`,
    join(
      '\n',
      md`1. \`check_service_area\` with ${code(JSON.stringify({ city: place.name }))}, or GET ${plain(coverage)}`,
      md`2. \`get_pricing\` with ${code(JSON.stringify({ id: service.id }))}, or GET ${plain(record)}`,
    ),
    say(
      md`> ${business.name} comes to ${place.name}${within}. ${price}`,
      md`(set on ${formatDate(service.priceAsOf, country.locale)}). ${service.priceNote}`,
      isStartingPrice(service.price) ? 'That is a starting price, not a quote.' : 'That is not a quote.',
      md`To arrange a visit, call ${formatTelephone(business.contact.telephone, country)}:`,
      'a person agrees on the time with you.',
    ),
  ];
}

/** The most requested facts as a list. */
function listFacts(site: Site): Markdown {
  const { business, services, places, country } = site;
  const { contact, notice } = business;
  const line = summarizeEmergencyLine(site);
  const terms = [...listPriceTerms(site), ...business.policies, ...listProofTerms(site)];
  const distances = places.map(({ name, distanceKm }) => `${name} (${formatDistance(distanceKm, country)})`);
  return join(
    '\n',
    notice && md`- Notice: ${describeNotice(notice, site)}`,
    md`- Telephone: ${formatTelephone(contact.telephone, country)}`,
    md`- Email: ${contact.email}`,
    md`- Open: ${summarizeHours(business, country.locale)}`,
    line === undefined ? undefined : md`- Emergency line: ${line}`,
    ...services.map((service) => writeService(site, service)),
    ...terms.map(({ name, text }) => md`- ${name}: ${text}`),
    places.length > 0 && md`- Serves: ${distances.join(', ')}`,
  );
}

/** A service with its price; its terms outside opening hours stand in brackets behind the price. */
function writeService(site: Site, service: SiteService): Markdown {
  const { id, name, symptom, price, priceAsOf, safety, afterHours } = service;
  const late = afterHoursPrice(site, service);
  const words = [
    ...(late === undefined ? [] : [formatMoney(late, site.money)]),
    `outside opening hours${afterHours === 'call' ? ', ask first' : ''}`,
  ];
  const isSaid = late !== undefined || afterHours === 'call';
  const hours = afterHours === 'no' ? ' (during opening hours only)' : isSaid ? ` (${words.join(' ')})` : '';
  const cost = `${capitalize(formatPrice(price, site.money))}${hours}`;
  return md`- ${name} (${code(id)}): ${symptom}. ${cost}, set ${priceAsOf}${safety === undefined ? '' : '. Safety'}`;
}
