import { createHash } from 'node:crypto';
import { describeNotice } from '../business/business.ts';
import { listProofTerms } from '../business/proof.ts';
import { type Site, type SiteService, siteUrl, tellsResponse } from '../business/site.ts';
import { formatDistance, formatTelephone } from '../countries/formats.ts';
import { code, joinMarkdown, type Markdown, md, plain } from '../escape/markdown.ts';
import { capitalize, formatMinutes, formatMoney } from '../format/wording.ts';
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
import { skillTemplate } from './skill-template.ts';

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
  return [
    `Answers questions about ${business.name}: ${business.trade} services,`,
    `${namePrices(services)} in ${terms.currencyName}, whether a place is served, opening hours and contact.`,
    'Use it when someone needs such a service in the area, or asks about this business.',
  ].join(' ');
}

/** The skill: how to use the API and MCP tools well, and the most requested facts. */
export function writeSkill(site: Site): string {
  // A string of JSON is a double-quoted scalar of YAML 1.2.
  const frontMatter = `---\nname: ${skillName(site)}\ndescription: ${JSON.stringify(describeSkill(site))}\n---`;
  const { business, terms } = site;
  const url = (path: string) => siteUrl(site, path);
  const text = fillTemplate(skillTemplate, {
    business: business.name,
    description: business.description,
    disclosure: business.disclosure,
    mcp: code(url('/api/mcp')),
    llms: plain(url('/llms.txt')),
    openapi: plain(url('/openapi.json')),
    booking: plain(url('/booking/')),
    quote: plain(url('/quote/')),
    sources: listSources(url),
    hasDangers: site.services.some(({ safety }) => safety !== undefined),
    hasStartingPrices: haveStartingPrices(site.services),
    hasOtherPrices: !haveStartingPrices(site.services),
    ...sumFacts(site),
    codeThatCounts: terms.codeThatCounts,
    tellsResponse: tellsResponse(site),
    hasReviews: site.reviews.length > 0,
    ...exampleFacts(site),
    ...contactFacts(site),
  });
  return `${frontMatter}\n\n${text}`;
}

type Facts = Readonly<Record<string, string | Markdown | boolean | undefined>>;

/** The text of a template with its facts, as `skill-template.ts` explains. */
function fillTemplate(template: readonly string[], facts: Facts): string {
  const [first = '', ...pieces] = chooseLines(template, facts)
    .replace(/\n{3,}/g, '\n\n')
    .split('{');
  return pieces.reduce((before, piece) => {
    const [name = '', after = ''] = piece.split('}');
    const fact = facts[name];
    if (fact === undefined || typeof fact === 'boolean') throw new Error(`The skill has no text for ${name}.`);
    return md`${plain(before)}${fact}${plain(after)}`.markdown;
  }, first);
}

/** The lines of a template whose facts are there, each with what goes on with it. */
function chooseLines(template: readonly string[], facts: Facts): string {
  const lines: string[] = [];
  let number = 0;
  let omittedIndent = Number.POSITIVE_INFINITY;
  for (const line of template) {
    const [, indent = '', condition, text = ''] = /^( *)(?:\[(\w+)\] )?(.*)$/.exec(line) ?? [];
    if (line !== '' && indent.length > omittedIndent) continue;
    const isOmitted = condition !== undefined && !facts[condition];
    omittedIndent = isOmitted ? indent.length : Number.POSITIVE_INFINITY;
    if (isOmitted) continue;
    if (text.startsWith('#')) number = 0;
    if (indent === '') lines.push(text.replace(/^1\./, () => `${++number}.`));
    else lines.push(`${lines.pop()} ${text}`);
  }
  return lines.join('\n');
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

/** What may be said of sums: outside opening hours, and with tax. */
function sumFacts(site: Site): Facts {
  const { services, money, business } = site;
  const sample = services
    .map((service) => ({ name: service.name, amount: afterHoursPrice(site, service) }))
    .find(({ amount }) => amount !== undefined);
  const surcharge = business.pricing.afterHoursSurcharge;
  const isByHour = surcharge?.per === 'hour';
  const sums = Number(sample !== undefined || isByHour) + Number(readTax(business.pricing)?.isIncluded === false);
  return {
    ...firstOf({ noSum: sums === 0, oneSum: sums === 1, twoSums: true }),
    ...firstOf({
      lateNever: services.every(({ afterHours }) => afterHours === 'no'),
      lateByHour: isByHour,
      lateListed: surcharge !== undefined,
      lateAsByDay: isRoundTheClock(business),
      lateUnknown: true,
    }),
    hourlyBase: haveStartingPrices(services) ? '"from" the starting price' : 'the price',
    hourlySurcharge: surcharge && formatMoney(surcharge.amount, money),
    lateExample:
      sample?.amount === undefined
        ? ''
        : md`, as "from ${formatMoney(sample.amount, money)} outside opening hours" (${sample.name})`,
    ...taxFacts(site, sample?.amount ?? services.flatMap(({ price }) => minimumDue(price) ?? [])[0]),
  };
}

function taxFacts({ business: { pricing }, country, money }: Site, amount: number | undefined): Facts {
  const tax = readTax(pricing);
  const total = tax && amount !== undefined ? formatWithTax(pricing, amount, money) : undefined;
  return {
    ...firstOf({
      taxIncluded: tax?.isIncluded === true,
      taxAdded: total !== undefined,
      taxNeverExtra: tax === undefined && country.salesTax.isIncluded,
      taxUnknown: true,
    }),
    rates: tax && formatRates(tax),
    rounded: tax?.parts.length === 1 ? 'rounded' : 'each rounded',
    total,
  };
}

/** The first condition that holds, as a fact. */
function firstOf(conditions: Readonly<Record<string, boolean>>): Facts {
  const [name = ''] = Object.entries(conditions).find(([, holds]) => holds) ?? [];
  return { [name]: true };
}

/** A worked example with a service and the first place: question, calls, correct answer. */
function exampleFacts(site: Site): Facts {
  const { services, places, country } = site;
  // A service without safety advice, so that the answer is complete.
  const service =
    services.find(({ price, safety }) => safety === undefined && hasAmount(price)) ??
    services.find(({ safety }) => safety === undefined) ??
    services[0];
  const [place] = places;
  if (service === undefined || place === undefined) return {};
  return {
    hasExample: true,
    symptom: service.symptom,
    place: place.name,
    city: code(JSON.stringify({ city: place.name })),
    coverageUrl: plain(siteUrl(site, `/api/coverage/?city=${encodeURIComponent(place.name)}`)),
    service: code(JSON.stringify({ id: service.id })),
    serviceUrl: plain(siteUrl(site, `/api/services/${service.id}/`)),
    within: place.responseMinutes ? `, usually within ${formatMinutes(place.responseMinutes)} while it is open` : '',
    price: formatPricedSubject(service.name, service.price, site.money),
    priceDate: formatDate(service.priceAsOf, country.locale),
    priceNote: service.priceNote,
    isStartingPrice: isStartingPrice(service.price),
    isOtherPrice: !isStartingPrice(service.price),
  };
}

function contactFacts(site: Site): Facts {
  const { business, services, places, country } = site;
  const { contact, notice } = business;
  const terms = [...listPriceTerms(site), ...business.policies, ...listProofTerms(site)];
  const distances = places.map(
    ({ name, distanceKm }) => `${name} (${formatDistance(distanceKm, country.distanceUnit)})`,
  );
  const list = (items: readonly Markdown[]) => (items.length === 0 ? undefined : joinMarkdown(items, '\n'));
  return {
    telephone: formatTelephone(contact.telephone, country),
    email: contact.email,
    hours: summarizeHours(business, country.locale),
    emergencyLine: summarizeEmergencyLine(site),
    notice: notice && describeNotice(notice, site),
    noticeNow: notice === undefined ? '' : '; there is one now',
    services: list(services.map((service) => writeService(site, service))),
    terms: list(terms.map(({ name, text }) => md`- ${name}: ${text}`)),
    places: places.length === 0 ? undefined : distances.join(', '),
  };
}

function writeService(site: Site, service: SiteService): Markdown {
  const { id, name, symptom, price, priceAsOf, safety } = service;
  const mark = safety === undefined ? '' : '. Safety';
  const afterHours = afterHoursPrice(site, service);
  const hours = describeHours(service, afterHours === undefined ? undefined : formatMoney(afterHours, site.money));
  const cost = `${capitalize(formatPrice(price, site.money))}${hours}`;
  return md`- ${name} (${code(id)}): ${symptom}. ${cost}, set ${priceAsOf}${mark}`;
}

/** After-hours terms of a service, in brackets after its price; empty if there are none. */
function describeHours({ afterHours }: SiteService, price: string | undefined): string {
  if (afterHours === 'no') return ' (during opening hours only)';
  const ask = afterHours === 'call' ? ', ask first' : '';
  const hours = `${price === undefined ? '' : `${price} `}outside opening hours${ask}`;
  return price === undefined && ask === '' ? '' : ` (${hours})`;
}
