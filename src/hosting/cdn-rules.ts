import { answerFile, pathPattern } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import type { FunctionData, ResponseKind } from '../function/data.ts';
import { kindOfPath } from '../function/headers.ts';
import { mediaTypeOf } from '../function/media-types.ts';
import type { Redirects } from '../site-pages/redirects.ts';

/** Header sets by path pattern; the first rule applies to all paths. */
const headerRules: readonly (readonly [pattern: string, kind: ResponseKind])[] = [
  ['/*', 'document'],
  ['/', 'page'],
  ['/*/', 'page'],
  ['/_astro/*', 'asset'],
  ['/api/*', 'json'],
  ['/*.md', 'markdown'],
];

/**
 * The `_headers` file of CDN hosts, with the same headers that the function sends. Hosts join the values of all
 * matching rules, so every rule first unsets what others may have set. `mediaTypes` maps paths of public files to their
 * media types.
 */
export function writeHeaderRules(
  { headers, pathHeaders }: Pick<FunctionData, 'headers' | 'pathHeaders'>,
  mediaTypes: ReadonlyMap<string, string>,
): string {
  const kinds = headerRules.map(([, kind]) => headers[kind]);
  const names = [...new Set(kinds.flatMap((kind) => Object.keys(kind)))];
  const varying = names.filter((name) => new Set(kinds.map((kind) => kind[name])).size > 1);
  const rules = headerRules.map(([pattern, kind], index) => {
    const own = Object.entries({ ...headers[kind], ...pathHeaders[pattern] });
    if (index === 0) return writeRule(pattern, [], own);
    return writeRule(
      pattern,
      varying,
      own.filter(([name]) => varying.includes(name) || !names.includes(name)),
    );
  });
  const patterns = headerRules.map(([pattern]) => pattern);
  const single = new Set([
    ...Object.keys(pathHeaders).filter((path) => !patterns.includes(path)),
    ...mediaTypes.keys(),
  ]);
  const pathRules = [...single].flatMap((path) => {
    const kind = kindOfPath(path);
    const corrected = kind === kindByRules(path) ? [] : varying;
    const mediaType = mediaTypes.get(path);
    const own = {
      ...Object.fromEntries(Object.entries(headers[kind]).filter(([name]) => corrected.includes(name))),
      ...pathHeaders[path],
      ...(mediaType === undefined || isDefaultType(path, mediaType) ? {} : { 'content-type': mediaType }),
    };
    const taken = [...new Set([...corrected, ...Object.keys(own)])];
    return taken.length === 0 ? [] : [writeRule(path, taken, Object.entries(own))];
  });
  return `${[...rules, ...pathRules].join('\n\n')}\n`;
}

/** The response kind of a path by the patterns alone: that of the last match. */
function kindByRules(path: string): ResponseKind | undefined {
  return headerRules.findLast(([pattern]) => {
    const [start = '', end] = pattern.split('*');
    return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
  })?.[1];
}

function writeRule(
  pattern: string,
  taken: readonly string[],
  set: readonly (readonly [name: string, value: string])[],
): string {
  const lines = [...taken.map((name) => `! ${name}`), ...set.map(([name, value]) => `${name}: ${value}`)];
  return [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Whether hosts infer this media type from the extension, so that the rules do not grow with the files. */
export function isDefaultType(path: string, mediaType: string): boolean {
  return (
    /\.(?:avif|css|html|ico|jpg|js|json|md|pdf|png|svg|txt|woff2|xml)$/.test(path) && mediaTypeOf(path) === mediaType
  );
}

/**
 * The `_redirects` file of CDN hosts without a function: redirects, then rewrites of API paths with placeholders, so
 * that they do not grow with the places. Rules with placeholders have to come last. `published` holds the paths of all
 * files.
 */
export function writeRedirectRules(redirects: Redirects, published: ReadonlySet<string>): string {
  const fixed = operations.filter(({ path }) => published.has(answerFile(path)));
  const keyed = operations.filter(({ path }) => path.endsWith('}/'));
  const rewrites = [
    ...fixed.flatMap(({ path }) => [slashRule(path), `${path} ${answerFile(path)} 200`]),
    ...keyed.map(pathPattern).map((path) => `${path} ${answerFile(path)} 200`),
  ];
  return `${writeMovedRules(redirects)}${rewrites.join('\n')}\n`;
}

/** Redirect rules in `_redirects` format, wildcards last. */
export function writeMovedRules(redirects: Redirects): string {
  const { below } = redirects;
  const rules = [...listExact(redirects), ...below.map(([prefix, to]) => [`${prefix}*`, to] as const)];
  return rules.map(([from, to]) => `${from} ${to} 308\n`).join('');
}

/**
 * Exact redirects. A path with a trailing slash that should not match without it is reached from its bare form by the
 * slash redirect.
 */
export function listExact({ exact }: Redirects): (readonly [from: string, to: string])[] {
  return Object.entries(exact).flatMap(([from, to]) => {
    const bare = from.slice(0, -1);
    const isMended = from.endsWith('/') && !Object.hasOwn(exact, bare);
    return [...(isMended ? [[bare, from] as const] : []), [from, to] as const];
  });
}

function slashRule(path: string): string {
  return `${path.slice(0, -1)} ${path} 308`;
}
