/** A link of a Link header (RFC 8288, section 3) with its parameters by lower-case name. */
export interface HeaderLink {
  readonly href: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const LINK = /\s*<([^>]*)>((?:\s*;\s*[\w*-]+=(?:"[^"]*"|[^\s";,]+))*)\s*(?:,|$)/y;
const PARAMETER = /;\s*([\w*-]+)=(?:"([^"]*)"|([^\s";,]+))/g;

/** Takes a Link header apart. Throws where it is not written as RFC 8288 says. */
export function parseLinkHeader(header: string): HeaderLink[] {
  const links: HeaderLink[] = [];
  LINK.lastIndex = 0;
  while (LINK.lastIndex < header.length) {
    const start = LINK.lastIndex;
    const match = LINK.exec(header);
    if (match === null) throw new Error(`No link at ${start} of: ${header}`);
    const [, href = '', parameters = ''] = match;
    const named = [...parameters.matchAll(PARAMETER)].map(([, name = '', quoted, token = '']) => [
      name.toLowerCase(),
      quoted ?? token,
    ]);
    links.push({ href, parameters: Object.fromEntries(named) });
  }
  return links;
}
