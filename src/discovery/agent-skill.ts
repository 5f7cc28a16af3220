import { createHash } from 'node:crypto';
import { describeNotice } from '../business/business.ts';
import { listProofTerms } from '../business/proof.ts';
import { type Site, type SiteService, siteUrl, tellsResponse } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { code, joinMarkdown, type Markdown, md, mdOf, plain, type Sentence } from '../escape/markdown.ts';
import { capitalize, formatDistance, formatMinutes, formatMoney } from '../format/wording.ts';
import { formatDate } from '../hours/dates.ts';
import { isRoundTheClock, summarizeEmergencyLine, summarizeHours } from '../hours/opening-hours.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
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
import { textOf } from '../text/text.ts';

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
function describeSkill({ business, services, terms, country }: Site): string {
  const { name, trade } = business;
  const facts = { business: name, trade, prices: namePrices(services, country.locale), currency: terms.currencyName };
  return textOf(country.locale).skill.description(facts);
}

/** The skill: how to use the API and MCP tools well, and the most requested facts. */
export function writeSkill(site: Site): string {
  // A string of JSON is a double-quoted scalar of YAML 1.2.
  const frontMatter = `---\nname: ${skillName(site)}\ndescription: ${JSON.stringify(describeSkill(site))}\n---`;
  const { business, origin, country } = site;
  const words = textOf(country.locale).skill;
  const { markdown: text } = joinMarkdown(
    '\n\n',
    frontMatter,
    md`# ${business.name}`,
    joinMarkdown(' ', md`${business.description}`, business.disclosure && md`${business.disclosure}`),
    words.isPublic,
    words.whereToLook({ origin }),
    words.howToAnswer,
    joinMarkdown('\n', ...listRules(site).map((rule, index) => `${index + 1}. ${rule.markdown}`)),
    words.failures,
    writeExample(site),
    words.facts,
    listFacts(site),
  );
  return `${text}\n`;
}

/** How to answer with the data, in the order in which it matters. */
function listRules(site: Site): Markdown[] {
  const { business, services, terms, country } = site;
  const { rules } = textOf(country.locale).skill;
  const say = (...sentences: readonly Sentence[]) => joinMarkdown(' ', ...sentences);
  const isStarting = haveStartingPrices(services);
  return [
    ...(services.some((service) => service.safety !== undefined) ? [plain(rules.safety)] : []),
    plain(rules.choose),
    say(isStarting ? rules.startingPrices : rules.prices, rules.noEstimate),
    say(...writeSums(site), !isStarting && rules.neverMultiply, rules.neverAdd),
    mdOf(rules.coverage, terms),
    say(tellsResponse(site) && rules.usualTimes, rules.neverPromise),
    say(rules.hours, business.notice === undefined ? rules.notice : rules.noticeNow),
    ...(site.reviews.length > 0 ? [plain(rules.reviews)] : []),
    mdOf(rules.handOver, {
      telephone: formatTelephone(business.contact.telephone, country),
      booking: plain(siteUrl(site, '/booking/')),
      quote: plain(siteUrl(site, '/quote/')),
    }),
  ];
}

/** What may be said of sums: outside opening hours, and with tax. */
function writeSums(site: Site): Sentence[] {
  const { services, business, country } = site;
  const [sample] = services.flatMap((service) => {
    const amount = afterHoursPrice(site, service);
    return amount === undefined ? [] : [{ name: service.name, amount }];
  });
  const isLateSaid = sample !== undefined || business.pricing.afterHoursSurcharge?.per === 'hour';
  const isTaxSaid = readTax(business.pricing)?.isIncluded === false;
  return [
    textOf(country.locale).skill.rules.sums(isLateSaid && isTaxSaid ? 2 : isLateSaid || isTaxSaid ? 1 : 0),
    writeLate(site, sample),
    writeTax(site, sample?.amount ?? services.flatMap(({ price }) => minimumDue(price) ?? [])[0]),
  ];
}

/** What holds outside opening hours, with a service as an example. */
function writeLate({ services, money, business }: Site, sample?: { name: string; amount: number }): Sentence {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  const { late } = textOf(money.locale).skill;
  if (services.every(({ afterHours }) => afterHours === 'no')) return late.nothing;
  if (surcharge?.per === 'hour') {
    const amount = formatMoney(surcharge.amount, money);
    return mdOf(late.byHour, { amount, areStarting: haveStartingPrices(services) });
  }
  if (surcharge !== undefined)
    return mdOf(late.surcharge, sample ? { amount: formatMoney(sample.amount, money), service: sample.name } : {});
  return isRoundTheClock(business) ? late.alwaysOpen : late.unknown;
}

/** What holds of tax, with the total of an amount as an example. */
function writeTax({ business: { pricing }, country, money }: Site, amount: number | undefined): Sentence {
  const words = textOf(country.locale).skill.tax;
  const tax = readTax(pricing);
  const total = tax && amount !== undefined ? formatWithTax(pricing, amount, money) : undefined;
  if (tax?.isIncluded) return mdOf(words.included, { rates: formatRates(tax, country.locale) });
  if (tax && total !== undefined)
    return mdOf(words.added, { rates: formatRates(tax, country.locale), total, isOne: tax.parts.length === 1 });
  return tax === undefined && country.salesTax.isIncluded ? words.alwaysIncluded : words.unknown;
}

/** A worked example with a service and the first place: question, calls, correct answer. */
function writeExample(site: Site): Sentence {
  const { business, services, places, country } = site;
  // A service without safety advice, so that the answer is complete.
  const service =
    services.find(({ price, safety }) => safety === undefined && hasAmount(price)) ??
    services.find(({ safety }) => safety === undefined) ??
    services[0];
  const [place] = places;
  if (service === undefined || place === undefined) return undefined;
  const coverage = siteUrl(site, `/api/coverage/?city=${encodeURIComponent(place.name)}`);
  return mdOf(textOf(country.locale).skill.example, {
    symptom: service.symptom,
    place: place.name,
    byCity: code(JSON.stringify({ city: place.name })),
    coverage: plain(coverage),
    byId: code(JSON.stringify({ id: service.id })),
    record: plain(siteUrl(site, `/api/services/${service.id}/`)),
    business: business.name,
    response: place.responseMinutes ? formatMinutes(place.responseMinutes, country.locale) : undefined,
    price: formatPricedSubject(service.name, service.price, site.money),
    date: formatDate(service.priceAsOf, country.locale),
    note: service.priceNote,
    isStarting: isStartingPrice(service.price),
    telephone: formatTelephone(business.contact.telephone, country),
  });
}

/** The most requested facts as a list. */
function listFacts(site: Site): Markdown {
  const { business, services, places, country } = site;
  const { contact, notice } = business;
  const words = textOf(country.locale).discovery.facts;
  const line = summarizeEmergencyLine(site);
  const terms = [...listPriceTerms(site), ...business.policies, ...listProofTerms(site)];
  const distances = places.map(({ name, distanceKm }) => words.place(name, formatDistance(distanceKm, country)));
  return joinMarkdown(
    '\n',
    notice && mdOf(words.notice, { notice: describeNotice(notice, site) }),
    mdOf(words.telephone, { telephone: formatTelephone(contact.telephone, country) }),
    mdOf(words.email, contact),
    mdOf(words.open, { hours: summarizeHours(business, country.locale) }),
    line !== undefined && mdOf(words.emergencyLine, { line }),
    ...services.map((service) => writeService(site, service)),
    ...terms.map(({ name, text }) => md`- ${name}: ${text}`),
    places.length > 0 && mdOf(words.serves, { places: distances.join(', ') }),
  );
}

/** A service with its price; its terms outside opening hours stand in brackets behind the price. */
function writeService(site: Site, service: SiteService): Markdown {
  const { id, name, symptom, price, priceAsOf, safety, afterHours } = service;
  const late = afterHoursPrice(site, service);
  return mdOf(textOf(site.country.locale).skill.service, {
    name,
    id: code(id),
    symptom,
    price: capitalize(formatPrice(price, site.money)),
    isOnlyByDay: afterHours === 'no',
    isAfterCall: afterHours === 'call',
    late: late === undefined ? undefined : formatMoney(late, site.money),
    since: priceAsOf,
    isOfSafety: safety !== undefined,
  });
}
