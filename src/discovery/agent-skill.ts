import { createHash } from 'node:crypto';
import { summarizeWeek } from '../domain/opening-hours.ts';
import { type Site, siteUrl } from '../domain/site.ts';
import { formatCad, formatTelephone, joinWords } from '../domain/wording.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { tools } from '../mcp/tools.ts';

/** Name of the skill: one word of at most 64 characters (Agent Skills 0.2.0). */
export function skillName(site: Site): string {
  return shortName(site).slice(0, 64).replace(/-+$/, '');
}

/** Path of the skill's text. */
export function skillPath(site: Site): string {
  return `/.well-known/agent-skills/${skillName(site)}/SKILL.md`;
}

function describeSkill({ business }: Site): string {
  return `Answers questions about ${business.name}: ${business.trade} services, starting prices in Canadian dollars, whether a place is served, opening hours and contact. Use it when someone needs such a service in the area, or asks about this business.`;
}

/** The skill: how an agent uses the API and the MCP tools well, and the facts it needs most often. */
export function writeSkill(site: Site): string {
  const { business, services, places } = site;
  const url = (path: string) => siteUrl(site, path);
  const telephone = formatTelephone(business.contact.telephone);
  const lines = [
    '---',
    `name: ${skillName(site)}`,
    `description: ${JSON.stringify(describeSkill(site))}`,
    '---',
    '',
    `# ${business.name}`,
    '',
    `${business.description}${business.disclosure === undefined ? '' : ` ${business.disclosure}`}`,
    '',
    '## Ask',
    '',
    `- MCP: \`${url('/api/mcp')}\` (Streamable HTTP, no key), tools ${joinWords(tools.map(({ name }) => `\`${name}\``))}.`,
    `- REST: \`${url('/api/coverage/')}?city=\` or \`?postal=\`, \`${url('/api/services/')}?id=\`, \`${url('/api/business/')}\`. Described in ${url('/openapi.json')}.`,
    `- Text: every page as Markdown at its own address plus \`index.md\`; all of them in ${url('/llms.txt')}.`,
    '',
    '## Answer well',
    '',
    '1. Find the service by what the person describes: each has a `symptom`. Something dangerous first: pass on what not to touch from the page of the service.',
    '2. Give the starting price with its `priceNote` and `priceAsOf`, and say that it is a starting price, not a quote.',
    '3. Check the place. A name gives `confirmed`; a postal code only `likely`, because its first three characters are all that is compared. If `covered` is null, offer the `suggestions`; do not guess. If it is false, say so and name the `nearest`.',
    '4. Response times are usual times while the business is open. Never promise an arrival.',
    `5. Hand over: telephone ${telephone}, ${url('/booking/')} or ${url('/quote/')}. Nothing can be booked here. Never say that a visit has been arranged.`,
    '',
    '## Facts',
    '',
    `- Telephone: ${telephone}`,
    `- E-mail: ${business.contact.email}`,
    `- Open: ${summarizeWeek(business.openingHours)}`,
    ...(business.emergencyHours === undefined
      ? []
      : [`- Emergency line: ${summarizeWeek(business.emergencyHours.openingHours)}`]),
    ...services.map(
      ({ id, name, startingPriceCad, priceAsOf }) =>
        `- ${name} (\`${id}\`): from ${formatCad(startingPriceCad)}, set ${priceAsOf}`,
    ),
    ...(places.length === 0
      ? []
      : [`- Serves: ${places.map(({ name, distanceKm }) => `${name} (${distanceKm} km)`).join(', ')}`]),
    '',
  ];
  return lines.join('\n');
}

/** The index of skills (Agent Skills discovery 0.2.0); the digest is that of the bytes served. */
export function describeSkills(site: Site): object {
  const digest = createHash('sha256').update(writeSkill(site)).digest('hex');
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: skillName(site),
        type: 'skill-md',
        description: describeSkill(site),
        url: siteUrl(site, skillPath(site)),
        digest: `sha256:${digest}`,
      },
    ],
  };
}
