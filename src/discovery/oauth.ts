import { type Site, siteUrl } from '../business/site.ts';
import { textOf } from '../text/text.ts';

/**
 * Protected resource metadata without authorization server, tokens or scopes (RFC 9728). The empty lists tell clients
 * that no authentication is needed.
 */
export function toProtectedResource(site: Site): object {
  return {
    resource: site.origin,
    authorization_servers: [],
    bearer_methods_supported: [],
    scopes_supported: [],
    resource_name: textOf(site.country.locale).api.title(site.business.name),
    resource_documentation: siteUrl(site, '/docs/api/'),
  };
}

/**
 * Authorization server metadata without endpoints (RFC 8414), because some clients start to authenticate as soon as
 * they see one.
 */
export function toAuthorizationServer(site: Site): object {
  return {
    issuer: site.origin,
    response_types_supported: [],
    grant_types_supported: [],
    token_endpoint_auth_methods_supported: [],
    revocation_endpoint: null,
    service_documentation: siteUrl(site, '/docs/api/'),
    agent_auth: {
      registration_required: false,
      identity_types_supported: ['none'],
      credential_types_supported: ['none'],
      register_uri: null,
      claim_endpoint: null,
      events_endpoint: null,
    },
  };
}
