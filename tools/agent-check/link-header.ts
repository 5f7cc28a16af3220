/** A link of a `Link` header (RFC 8288): its target as written, its relations, its media type. */
export interface HeaderLink {
  readonly target: string;
  readonly relations: readonly string[];
  readonly type: string | undefined;
}

const LINK = /<([^>]*)>((?:\s*;\s*[\w*!#$%&'+.^`|~-]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]+))?)*)/g;
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))/g;

/** Reads a `Link` header; what is not a link is passed over. */
export function parseLinkHeader(header: string | null): HeaderLink[] {
  return [...(header ?? '').matchAll(LINK)].map(([, target = '', rest = '']) => {
    const parameters = new Map(
      [...rest.matchAll(PARAMETER)].map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? '']),
    );
    return {
      target,
      relations: (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      type: parameters.get('type'),
    };
  });
}
