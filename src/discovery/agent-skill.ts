import { createHash } from 'node:crypto';
import { describeNotice, listAddressLines } from '../business/contact.ts';
import { listProofTerms } from '../business/proof.ts';
import { hasResponseTimes, type Site, type SiteService, siteUrl } from '../business/site.ts';
import { siteTextOf } from '../business/site-text.ts';
import { formatTelephone } from '../countries/formats.ts';
import {
  code,
  joinMarkdown,
  type Markdown,
  type MarkdownPiece,
  md,
  mdOf,
  trustedMarkdown,
} from '../escape/markdown.ts';
import { formatDistance, formatMoney } from '../format/amounts.ts';
import { formatLanguageNames, joinSentences } from '../format/sentences.ts';
import { formatDate } from '../hours/dates.ts';
import { summarizeEmergencyLine, summarizeHours } from '../hours/opening-hours.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { getBaseNames } from '../places/places.ts';
import { formatPrice, formatPricesTerm, formatVariants } from '../prices/price.ts';
import { computeAfterHoursPrice, listPriceTerms } from '../prices/pricing.ts';
import { capitalize } from '../text/capitalize.ts';
import { fillTerms } from '../text/terms.ts';
import { textOf } from '../text/text.ts';

/** Returns the path of the skill. */
export function skillPath(site: Site): string {
  return `/.well-known/agent-skills/${shortName(site)}/SKILL.md`;
}

/** Makes the skill index (Agent Skills discovery 0.2.0), with the digest of the served file. */
export function toSkillIndex(site: Site): object {
  const digest = `sha256:${createHash('sha256').update(renderSkill(site)).digest('hex')}`;
  const url = siteUrl(site, skillPath(site));
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name: shortName(site), type: 'skill-md', description: describeSkill(site), url, digest }],
  };
}

/** Describes what the skill is for and when to use it, for the index and the front matter of the skill. */
function describeSkill(site: Site): string {
  const { business, services, terms, country } = site;
  const { name, trade } = business;
  const facts = {
    business: name,
    trade,
    prices: formatPricesTerm(services, country.locale),
    currency: terms.currencyName,
  };
  return siteTextOf(site).skill.description(facts);
}

/** Renders the skill: how to use the API and MCP tools well, and the most requested facts. */
export function renderSkill(site: Site): string {
  const { business, services, places, origin, country, terms } = site;
  const { skill: t, discovery, places: placeTexts } = siteTextOf(site);
  const { rules } = t;
  const { facts } = discovery;
  const others = site.languages.filter(({ prefix }) => prefix !== site.prefix);
  const here = placeTexts.atBase(getBaseNames(site).clause);
  const distances = places.map(({ name, distanceKm, isBase }) =>
    facts.place(name, isBase ? here : formatDistance(distanceKm, country)),
  );
  /** How to answer with the data, most important rules first. */
  const answers: readonly MarkdownPiece[] = [
    services.some(({ safety }) => safety !== undefined) && rules.safety,
    rules.choose,
    fillTerms(`${rules.prices} ${rules.noEstimate}`, terms),
    `${rules.sums} ${rules.multiply} ${rules.add}`,
    mdOf(rules.coverage, { ...terms, isByRadius: business.coverage === 'radius' }),
    [...(hasResponseTimes(site) ? [rules.usualTimes] : []), rules.neverPromise].join(' '),
    `${rules.hours} ${rules.notice}`,
    site.reviews.length > 0 && rules.reviews,
    mdOf(rules.handOver, {
      telephone: formatTelephone(business.contact.telephone, country),
      booking: trustedMarkdown(siteUrl(site, '/booking/')),
      quote: trustedMarkdown(siteUrl(site, '/quote/')),
    }),
  ];
  const { markdown } = joinMarkdown(
    '\n\n',
    // A string of JSON is a double-quoted scalar of YAML 1.2.
    `---\nname: ${shortName(site)}\ndescription: ${JSON.stringify(describeSkill(site))}\n---`,
    md`# ${business.name}`,
    md`${joinSentences(business.description, business.disclosure)}`,
    t.isPublic,
    t.whereToLook({ ...t, origin }),
    others.length > 0 &&
      t.otherLanguages({
        names: formatLanguageNames(
          others.map(({ language }) => language),
          country.locale,
        ),
        addresses: others.map(({ prefix }) => `${origin}${prefix}/api/`).join(', '),
      }),
    t.howToAnswer,
    joinMarkdown('\n', ...answers.filter(Boolean).map((rule, index) => joinMarkdown(' ', `${index + 1}.`, rule))),
    t.failures,
    t.facts,
    joinMarkdown(
      '\n',
      business.notice && mdOf(facts.notice, { notice: describeNotice(business.notice, site) }),
      formatContacts(site),
      ...services.map((service) => renderService(site, service)),
      formatBusinessTerms(site),
      places.length > 0 && mdOf(facts.serves, { places: distances.join(', ') }),
    ),
  );
  return `${markdown}\n`;
}

/** Lists how to reach the business, and when. */
export function formatContacts(site: Site): Markdown {
  const { contact } = site.business;
  const { discovery, places } = siteTextOf(site);
  const t = discovery.facts;
  const emergencyLine = summarizeEmergencyLine(site);
  return joinMarkdown(
    '\n',
    mdOf(t.telephone, { telephone: formatTelephone(contact.telephone, site.country) }),
    mdOf(t.email, contact),
    mdOf(t.address, { address: listAddressLines(site).join(', ') }),
    places.venue !== undefined && mdOf(t.venue, { venue: places.venue }),
    mdOf(t.open, { hours: summarizeHours(site.business, site.country.locale) }),
    emergencyLine !== undefined && mdOf(t.emergencyLine, { emergencyLine }),
  );
}

/** Lists the terms of prices, the policies, credentials, people and brands. */
export function formatBusinessTerms(site: Site): Markdown {
  const terms = [...listPriceTerms(site), ...site.business.policies, ...listProofTerms(site)];
  return joinMarkdown('\n', ...terms.map((term) => mdOf(textOf(site.country.locale).discovery.facts.term, term)));
}

/** Renders a service with its price, followed in brackets by its terms outside opening hours. */
function renderService(site: Site, service: SiteService): Markdown {
  const { id, name, symptom, price, priceAsOf, safety, afterHours } = service;
  const afterHoursPrice = computeAfterHoursPrice(site, service);
  return mdOf(textOf(site.country.locale).skill.service, {
    name,
    id: code(id),
    symptom,
    price: capitalize(formatPrice(price, site.money)),
    isOnlyInOpeningHours: afterHours === 'no',
    needsCall: afterHours === 'call',
    afterHoursPrice: afterHoursPrice === undefined ? undefined : formatMoney(afterHoursPrice, site.money),
    since: formatDate(priceAsOf, site.country.locale),
    variants: formatVariants(service, site.money),
    hasSafetyAdvice: safety !== undefined,
  });
}
