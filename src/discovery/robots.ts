import { type Site, siteUrl } from '../business/site.ts';
import { textOf } from '../text/text.ts';

/** The content signals of the policy on one line (contentsignals.org). */
export function writeSignals({ policy }: Site): string {
  const { search, aiInput, aiTrain } = policy.contentSignals;
  return `search=${search}, ai-input=${aiInput}, ai-train=${aiTrain}`;
}

/** `robots.txt` (RFC 9309): one group for all robots, with content signals that comments explain. */
export function writeRobots(site: Site): string {
  return `${textOf(site.country.locale).discovery.robots}

User-agent: *
Content-Signal: ${writeSignals(site)}
Allow: /

Sitemap: ${siteUrl(site, '/sitemap-index.xml')}
`;
}
