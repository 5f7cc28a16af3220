import { type Site, siteUrl } from '../business/site.ts';
import { listTranslations } from '../site-pages/translations.ts';
import { textOf } from '../text/text.ts';

/** The profile of an API catalog (RFC 9727, section 4). */
export const catalogProfile = 'https://www.rfc-editor.org/info/rfc9727';

/** The API catalog (RFC 9727): a linkset (RFC 9264) of both APIs and their descriptions. */
export function toApiCatalog(site: Site): object {
  const url = (path: string) => siteUrl(site, path);
  const words = textOf(site.country.locale).discovery.apiCatalog;
  const documentation = listTranslations(site, '/docs/api/').map(({ url: href, locale }) => ({
    href,
    type: 'text/html',
    hreflang: [locale],
  }));
  const status = [{ href: url('/api/health/'), type: 'application/json' }];
  return {
    linkset: [
      {
        anchor: url('/.well-known/api-catalog'),
        item: [
          ...listTranslations(site, '/api/').map(({ url: href, locale, prefix }) => ({
            href,
            title: words.rest,
            ...(prefix !== '' && { hreflang: [locale] }),
          })),
          { href: url('/api/mcp'), title: words.mcp },
        ],
        profile: [{ href: catalogProfile }],
        ard: [{ href: url('/.well-known/ard.json'), type: 'application/json' }],
      },
      {
        anchor: url('/api/'),
        'service-desc': [{ href: url('/openapi.json'), type: 'application/json' }],
        'service-doc': [...documentation, { href: url('/llms.txt'), type: 'text/plain' }],
        status,
      },
      {
        anchor: url('/api/mcp'),
        'service-desc': [{ href: url('/api/mcp/server-card'), type: 'application/mcp-server-card+json' }],
        'service-doc': documentation,
        status,
      },
    ],
  };
}
