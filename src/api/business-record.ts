import { toBusinessRecord } from '../business/business.ts';
import { type Site, siteUrl } from '../business/site.ts';
import type { Business } from '../schemas/business/business.ts';
import { routeOf, routes } from './routes.ts';

/** The public record of the business with the ways in which software reads the same facts (contract B2). */
export function describeBusiness(site: Site): Business {
  const url = (path: string) => siteUrl(site, path);
  return {
    ...toBusinessRecord(site),
    interfaces: {
      rest: routes.map(({ path }) => url(path)),
      priceHistory: url(routeOf('getPriceHistory').path),
      openApi: url('/openapi.json'),
      documentation: url('/docs/api/'),
      mcp: url('/api/mcp'),
      markdown: 'Any page with Accept: text/markdown, or with index.md behind its address.',
      authentication: 'none, no key needed',
      rateLimits: 'none published',
    },
  };
}
