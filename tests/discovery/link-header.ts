import LinkHeader from 'http-link-header';

/** A link of a Link header (RFC 8288, section 3) with its parameters by lower-case name. */
export interface HeaderLink {
  readonly href: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Takes a Link header apart as a client's library would. Throws where it is not written as RFC 8288 says. */
export function parseLinkHeader(header: string): HeaderLink[] {
  return LinkHeader.parse(header).refs.map(({ uri, ...parameters }) => ({
    href: uri,
    parameters: Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
  }));
}
