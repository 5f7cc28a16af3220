import { summarizeWeek } from '../domain/opening-hours.ts';
import { listedPages, pagePath, templatePage } from '../domain/pages.ts';
import { placePath, type Site, servicePath, siteUrl } from '../domain/site.ts';
import { twinOf } from '../domain/twin-path.ts';
import { formatCad, formatMinutes, formatTelephone } from '../domain/wording.ts';

/** `llms.txt` (llmstxt.org): what the site is, its most important facts, and where to read on. */
export function writeLlms(site: Site): string {
  const { business, services, places } = site;
  const link = (name: string, path: string, note: string) =>
    `- [${name}](${siteUrl(site, twinOf(path))})${note === '' ? '' : `: ${note}`}`;
  const { address, contact } = business;
  const sections = [
    `# ${business.name}`,
    `> ${business.description}${business.disclosure === undefined ? '' : ` ${business.disclosure}`}`,
    [
      `- Telephone: ${formatTelephone(contact.telephone)}`,
      `- E-mail: ${contact.email}`,
      `- Address: ${address.streetAddress}, ${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
      `- Open: ${summarizeWeek(business.openingHours)}`,
      ...(business.emergencyHours === undefined
        ? []
        : [`- Emergency line: ${summarizeWeek(business.emergencyHours.openingHours)}`]),
    ].join('\n'),
    `${business.pricing.notice} Nothing can be booked through this site or its API: a person arranges every visit by telephone or e-mail.`,
    '## Services',
    services
      .map((service) =>
        link(service.name, servicePath(service), `${service.symptom}. From ${formatCad(service.startingPriceCad)}.`),
      )
      .join('\n'),
    '## Pages',
    listedPages(site)
      .map((page) => link(page.title, pagePath(page), page.description))
      .join('\n'),
    '## For software',
    [
      `- [API and MCP documentation](${siteUrl(site, twinOf('/docs/api/'))}): endpoints, tools, errors, examples`,
      `- [OpenAPI 3.1 description](${siteUrl(site, '/openapi.json')}): every endpoint with schemas and real answers`,
      `- [MCP server card](${siteUrl(site, '/api/mcp/server-card')}): the endpoint for AI agents, no key needed`,
    ].join('\n'),
    ...(places.length === 0
      ? []
      : [
          '## Optional',
          places
            .map((place) =>
              link(
                place.name,
                placePath(place),
                `${place.distanceKm} km from the base, usual response ${formatMinutes(place.responseMinutes)}`,
              ),
            )
            .join('\n'),
        ]),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** `llms-full.txt`: the Markdown of the pages one behind the other, each with its address. */
export function writeLlmsFull(site: Site, twins: ReadonlyMap<string, string>): string {
  const paths = ['/', ...site.services.map(servicePath), ...listedPages(site).map(pagePath)];
  const texts = [...new Set([...paths, pagePath(templatePage(site, 'api'))])].flatMap((path) => {
    const twin = twins.get(path);
    return twin === undefined ? [] : [`Source: ${siteUrl(site, path)}\n\n${twin.trim()}\n`];
  });
  return texts.join('\n---\n\n');
}
