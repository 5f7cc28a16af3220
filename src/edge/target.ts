import type { ReadParameter } from '../api/operation.ts';

/** What a request asks for. */
export interface Target {
  /** Path with percent-encoded characters decoded, except the reserved ones. */
  readonly path: string;
  /** Query string with its question mark, or empty. */
  readonly search: string;
  readonly read: ReadParameter;
}

/**
 * Reads the target of a request as the URL standard does: dot segments are
 * resolved, backslashes are slashes. Undefined where it is no URL, or where
 * its percent-encoding is broken.
 */
export function parseTarget(target: string, origin: string): Target | undefined {
  const url = URL.parse(target.startsWith('/') ? `${origin}${target}` : target);
  if (url === null) return undefined;
  try {
    const path = url.pathname.includes('%') ? decodeURI(url.pathname) : url.pathname;
    return { path, search: url.search, read: parameterReader(url) };
  } catch {
    return undefined;
  }
}

/** The path as it may stand in a Location header: nothing that could end the header, no second slash in front. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/^\/{2,}/, '/');
}

function parameterReader(url: URL): ReadParameter {
  if (url.search === '') return () => '';
  return (name) => {
    for (const value of url.searchParams.getAll(name)) {
      const trimmed = value.trim();
      if (trimmed !== '') return trimmed;
    }
    return '';
  };
}
