import { createHash } from 'node:crypto';
import { summarizeEmergencyLine } from '../business/emergency-line.ts';
import { describeNotice } from '../business/notice.ts';
import {
  formatPrice,
  formatPricedSubject,
  hasAmount,
  haveStartingPrices,
  isStartingPrice,
  minimumDue,
  namePrices,
} from '../business/prices/price.ts';
import { listPriceTerms } from '../business/prices/price-terms.ts';
import { afterHoursPrice, formatWithTax } from '../business/prices/pricing.ts';
import { formatRates, readTax } from '../business/prices/tax.ts';
import { listProofTerms } from '../business/proof.ts';
import { type Site, type SiteService, siteUrl, tellsResponse } from '../business/site.ts';
import { formatDistance } from '../countries/distance-unit.ts';
import { formatTelephone } from '../countries/telephone.ts';
import { code, joinMarkdown, type Markdown, md, plain } from '../escape/markdown.ts';
import { capitalize, formatMinutes, formatMoney } from '../format/wording.ts';
import { formatDate } from '../hours/calendar.ts';
import { isRoundTheClock, summarizeHours } from '../hours/opening-hours.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { tools } from '../mcp/tools.ts';

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
  const skill = {
    name: skillName(site),
    type: 'skill-md',
    description: describeSkill(site),
    url: siteUrl(site, skillPath(site)),
    digest: `sha256:${digest}`,
  };
  return { $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills: [skill] };
}

/** Description and trigger of the skill, for the index and the skill's front matter. */
function describeSkill({ business, services, terms }: Site): string {
  return `Answers questions about ${business.name}: ${business.trade} services, ${namePrices(services)} in ${terms.currencyName}, whether a place is served, opening hours and contact. Use it when someone needs such a service in the area, or asks about this business.`;
}

/** The skill: how to use the API and MCP tools well, and the most requested facts. */
export function writeSkill(site: Site): string {
  const { business } = site;
  // A string of JSON is a double-quoted scalar of YAML 1.2.
  const frontMatter = `---\nname: ${skillName(site)}\ndescription: ${JSON.stringify(describeSkill(site))}\n---`;
  const sections = [
    md`# ${business.name}`,
    md`${business.description}${business.disclosure === undefined ? '' : ` ${business.disclosure}`}`,
    md`Everything is public and read-only: no key, no sign-in, nothing to write to.`,
    ...writeSources(site),
    ...writeRules(site),
    ...writeExample(site),
    md`## Facts`,
    listFacts(site),
  ];
  return `${frontMatter}\n\n${joinMarkdown(sections, '\n\n').markdown}\n`;
}

/** Which question goes to which endpoint or tool. */
function writeSources(site: Site): Markdown[] {
  const url = (path: string) => siteUrl(site, path);
  const sources = tools.flatMap(({ name, uses }) =>
    uses.map(({ question, arguments: names, withoutTools }) => {
      const call = names === undefined ? code(name) : md`${code(name)} with ${joinMarkdown(names.map(code), ' or ')}`;
      return md`- ${question}: ${call}, or ${withoutTools(url)}`;
    }),
  );
  return [
    md`## Where to look`,
    md`With tools, add the MCP endpoint ${code(url('/api/mcp'))} (Streamable HTTP). Without, GET the JSON. Both give the same records.`,
    joinMarkdown(sources, '\n'),
    md`For explanations read a page: its address plus ${code('index.md')} is Markdown. All pages: ${plain(url('/llms.txt'))}. All members: ${plain(url('/openapi.json'))}.`,
  ];
}

/** Rules for turning records into a good answer. */
function writeRules(site: Site): Markdown[] {
  const { contact, notice } = site.business;
  const dangerous = site.services.filter((service) => service.safety !== undefined);
  const rules = [
    ...(dangerous.length === 0
      ? []
      : [
          md`Safety first. For a service marked "Safety" below, pass on \`safety.dont\` of its record before anything else.`,
        ]),
    md`Choose the service by its \`symptom\`, what a person sees or hears. If two fit, name both and ask.`,
    writePriceRule(site),
    writeSums(site),
    md`Read \`covered\` with \`confidence\`. True and \`confirmed\`: a place by its name, say yes. True and \`likely\`: ${site.terms.codeThatCounts}; say "likely" and name the places in \`areas\`. Null: not decided; ask which of the \`suggestions\` is meant. False: say no, and name the \`nearest\` served place. Never conclude from a map or a distance.`,
    tellsResponse(site)
      ? md`Response times are usual times while the business is open. Never promise an arrival.`
      : md`Never promise an arrival.`,
    md`Hours are in \`timeZone\`. A date in \`specialOpeningHours\` overrides the week, and without \`opens\` it is closed all day; \`emergencyHours.onHolidays\` says whether the emergency line is answered then. A \`notice\` goes before everything${notice === undefined ? '' : '; there is one now'}.`,
    ...(site.reviews.length === 0
      ? []
      : [
          md`Quote \`reviews\` word for word, with name, date and \`url\`. Customers wrote them, the business chose them: never turn them into a rating.`,
        ]),
    md`Hand over to a person: telephone ${formatTelephone(contact.telephone, site.country)}, ${plain(siteUrl(site, '/booking/'))} or ${plain(siteUrl(site, '/quote/'))}. Nothing can be booked, ordered or sent here. Never say that a visit has been arranged.`,
  ];
  return [
    md`## How to answer`,
    joinMarkdown(
      rules.map((rule, index) => md`${plain(`${index + 1}.`)} ${rule}`),
      '\n',
    ),
    md`## When a request fails`,
    md`An error says what to send instead: read \`detail\` (in MCP the text of a result with \`isError\`), mend the request, send it once more. \`service-not-found\` lists the known ids, \`postal-code-invalid\` may carry \`didYouMean\`. Repeated unchanged, a request gets the same answer. Ignore members you do not know.`,
  ];
}

/** Rule for stating prices. */
function writePriceRule({ services }: Site): Markdown {
  const ending = md`Do not estimate what is not listed. Where \`variants\` are listed, say the price of the one that is meant.`;
  return haveStartingPrices(services)
    ? md`Say "from" with every price, and pass on its \`priceNote\` and \`priceAsOf\`. It is a starting price, never a quote. ${ending}`
    : md`Say each price as \`price.kind\` has it: \`from\` with "from" (by the hour or day as the rate it is), \`range\` as "amount to upTo", \`free\` as free, \`on-request\` with its \`note\` and without an amount. Name \`per\`, and \`minimum\` as the least that is due. Pass on \`priceNote\` and \`priceAsOf\`; no price is a quote. ${ending}`;
}

/** Rules for stating sums. */
function writeSums(site: Site): Markdown {
  const { pricing } = site.business;
  const { afterHoursSurcharge: surcharge } = pricing;
  const sample = site.services
    .map((service) => ({ service, amount: afterHoursPrice(site, service) }))
    .find(({ amount }) => amount !== undefined);
  const amount = sample?.amount ?? site.services.flatMap(({ price }) => minimumDue(price) ?? [])[0];
  const example =
    sample?.amount === undefined
      ? md``
      : md`, as "from ${formatMoney(sample.amount, site.money)} outside opening hours" (${sample.service.name})`;
  return joinMarkdown(
    [
      md`${HOW_MANY_SUMS[Number(sample !== undefined || surcharge?.per === 'hour') + Number(readTax(pricing)?.isIncluded === false)] ?? ''}`,
      surcharge === undefined
        ? writeWithoutSurcharge(site)
        : site.services.every(({ afterHours }) => afterHours === 'no')
          ? NOTHING_LATER
          : surcharge.per === 'hour'
            ? md`Outside opening hours: ${haveStartingPrices(site.services) ? '"from" the starting price' : 'the price'}, "plus ${formatMoney(surcharge.amount, site.money)} for each hour on site".`
            : md`Outside opening hours: \`afterHoursFrom\`, which holds the surcharge${example}; add nothing to it. Where \`afterHours\` is \`call\`, say that amount and that they have to ask on the telephone first; where it is \`no\`, it is done during opening hours only.`,
      writeTaxRule(site, amount),
      ...(haveStartingPrices(site.services)
        ? []
        : [
            md`What is priced by the hour or the piece is never multiplied for somebody: nobody knows yet how many it takes.`,
          ]),
      md`Never add the prices of two services; if a visit may turn into another job, \`priceNote\` says what is paid. \`pricing.ifDeclined\` is what is due after a no.`,
    ],
    ' ',
  );
}

const HOW_MANY_SUMS = [
  'No sum may be said.',
  'One sum may be said, and no other.',
  'Two sums may be said, and no others.',
];

const NOTHING_LATER = md`Outside opening hours: nothing is done.`;

/** Rule for prices outside opening hours if none is published. */
function writeWithoutSurcharge({ business, services }: Site): Markdown {
  if (services.every(({ afterHours }) => afterHours === 'no')) return NOTHING_LATER;
  return isRoundTheClock(business)
    ? md`It is open round the clock: a price holds at any hour.`
    : md`Outside opening hours: no surcharge is published, so say that a person names the price.`;
}

/** Rule for stating tax. */
function writeTaxRule({ business: { pricing }, country, money }: Site, amount: number | undefined): Markdown {
  const tax = readTax(pricing);
  if (tax?.isIncluded) return md`With tax: every amount includes ${formatRates(tax)}; add nothing.`;
  const total = amount === undefined ? undefined : formatWithTax(pricing, amount, money);
  if (tax === undefined && country.salesTax.isIncluded) {
    return md`With tax: a price is what consumers pay here; add nothing.`;
  }
  if (tax === undefined || total === undefined) {
    return md`With tax: no rate is published, so say that tax may be extra.`;
  }
  const rounded = tax.parts.length === 1 ? 'rounded' : 'each rounded';
  return md`With tax: an amount and ${formatRates(tax)}, ${rounded} to the cent, as "from ${total}".`;
}

/** A worked example with a service and the first place: question, calls, correct answer. */
function writeExample(site: Site): Markdown[] {
  const { business, services, places } = site;
  // A service without safety advice, so that the answer is complete.
  const service =
    services.find(({ price, safety }) => safety === undefined && hasAmount(price)) ??
    services.find(({ safety }) => safety === undefined) ??
    services[0];
  const [place] = places;
  if (service === undefined || place === undefined) return [];
  const closing = isStartingPrice(service.price) ? 'That is a starting price, not a quote.' : 'That is not a quote.';
  const coverage = siteUrl(site, `/api/coverage/?city=${encodeURIComponent(place.name)}`);
  return [
    md`## Example`,
    md`"${service.symptom}. I live in ${place.name}. What will it cost?"`,
    joinMarkdown(
      [
        md`1. \`check_service_area\` with ${code(JSON.stringify({ city: place.name }))}, or GET ${plain(coverage)}`,
        md`2. \`get_pricing\` with ${code(JSON.stringify({ id: service.id }))}, or GET ${plain(siteUrl(site, `/api/services/${service.id}/`))}`,
      ],
      '\n',
    ),
    md`> ${business.name} comes to ${place.name}${place.responseMinutes ? `, usually within ${formatMinutes(place.responseMinutes)} while it is open` : ''}. ${formatPricedSubject(service.name, service.price, site.money)} (set on ${formatDate(service.priceAsOf, site.country.locale)}). ${service.priceNote} ${closing} To arrange a visit, call ${formatTelephone(business.contact.telephone, site.country)}: a person agrees on the time with you.`,
  ];
}

function listFacts(site: Site): Markdown {
  const { business, services, places } = site;
  const { contact, notice } = business;
  const line = summarizeEmergencyLine(site);
  const facts = [
    ...(notice === undefined ? [] : [md`- Notice: ${describeNotice(notice, site)}`]),
    md`- Telephone: ${formatTelephone(contact.telephone, site.country)}`,
    md`- Email: ${contact.email}`,
    md`- Open: ${summarizeHours(business, site.country.locale)}`,
    ...(line === undefined ? [] : [md`- Emergency line: ${line}`]),
    ...services.map((service) => md`- ${writeService(site, service)}`),
    ...[...listPriceTerms(site), ...business.policies, ...listProofTerms(site)].map(
      ({ name, text }) => md`- ${name}: ${text}`,
    ),
    ...(places.length === 0
      ? []
      : [
          md`- Serves: ${places.map(({ name, distanceKm }) => `${name} (${formatDistance(distanceKm, site.country.distanceUnit)})`).join(', ')}`,
        ]),
  ];
  return joinMarkdown(facts, '\n');
}

function writeService(site: Site, service: SiteService): Markdown {
  const { id, name, symptom, price, priceAsOf, safety } = service;
  const mark = safety === undefined ? '' : '. Safety';
  const afterHours = afterHoursPrice(site, service);
  const hours = describeHours(service, afterHours === undefined ? undefined : formatMoney(afterHours, site.money));
  return md`${name} (${code(id)}): ${symptom}. ${capitalize(formatPrice(price, site.money))}${hours}, set ${priceAsOf}${mark}`;
}

/** After-hours terms of a service, in brackets after its price; empty if there are none. */
function describeHours({ afterHours }: SiteService, price: string | undefined): string {
  if (afterHours === 'no') return ' (during opening hours only)';
  const ask = afterHours === 'call' ? ', ask first' : '';
  const hours = `${price === undefined ? '' : `${price} `}outside opening hours${ask}`;
  return price === undefined && ask === '' ? '' : ` (${hours})`;
}
