import type { SitePage } from '../business/site.ts';
import { changelog } from './changelog.ts';

/** Pages about the software. Their text is the same for every business, so it is not in the content. */
export const softwarePages = {
  changelog: {
    slug: 'changelog',
    title: 'API changelog',
    description: 'Every version of the REST API and the MCP endpoint, what changed, and how changes are announced.',
    updated: changelog[0].date,
  },
  records: {
    slug: 'records',
    title: 'Records of the API',
    description: 'Every member of every answer of the REST API and the MCP tools, with its type and what it says.',
    updated: changelog[0].date,
  },
  status: {
    slug: 'status',
    title: 'Status of site and API',
    description: 'What this site published, counted, with the digest of its content, and whether its API answers now.',
  },
} as const satisfies Record<string, Pick<SitePage, 'slug' | 'title' | 'description' | 'updated'>>;

/** Path prefixes that the engine serves itself. */
export const softwareFolders: readonly string[] = ['/_astro/', '/_errors/', '/api/', '/pictures/'];
