import { answerFile, routes } from '../api/routes.ts';
import type { FunctionData, Headers, ManifestEntry, ResponseKind } from '../function/data.ts';
import { headersOfPath } from '../function/reply.ts';
import { formPaths } from '../function/request.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';
import type { Redirects } from '../site-pages/redirects.ts';

/** Kinds of responses by path pattern; the first rule applies to all paths, the last one that matches decides. */
const kindRules: readonly (readonly [pattern: string, kind: ResponseKind])[] = [
  ['/*', 'document'],
  ['/', 'page'],
  ['/*/', 'page'],
  ['/_astro/*', 'asset'],
  ['/api/*', 'json'],
  ['/*index.md', 'markdown'],
];

/**
 * The `_headers` file of hosts that follow Cloudflare's format, with the same headers that the function sends but for the
 * number of tokens of Markdown forms, with which the rules would grow. Hosts join the values of all matching rules, so
 * every rule first unsets what others may have set.
 */
export function writeHeaderRules(data: FunctionData, files: readonly ManifestEntry[]): string {
  const { headers, pathHeaders, origin } = data;
  const kinds = kindRules.map(([, kind]) => headers[kind]);
  const names = [...new Set(kinds.flatMap((kind) => Object.keys(kind)))];
  const varying = names.filter((name) => new Set(kinds.map((kind) => kind[name])).size > 1);
  const writeRule = (pattern: string, wanted: Headers) => {
    const own = Object.entries(wanted).filter(([name]) => varying.includes(name) || !names.includes(name));
    const unset = new Set([...varying, ...own.map(([name]) => name)]);
    return [pattern, ...[...unset].map((name) => `! ${name}`), ...own.map(([name, value]) => `${name}: ${value}`)];
  };
  const ofPage = { link: `<${origin}/:splat>; rel="canonical"`, 'content-location': '/:splatindex.md' };
  const [, ...patterns] = kindRules.map(([pattern, kind]) =>
    writeRule(pattern, { ...headers[kind], ...pathHeaders[pattern], ...(kind === 'markdown' ? ofPage : {}) }),
  );
  const further = Object.values(data.others);
  const ofLanguages = further.flatMap(({ prefix, headers: { document, json } }) => {
    const language = document['content-language'] ?? '';
    return [[`${prefix}/*`, '! content-language', `content-language: ${language}`], writeRule(`${prefix}/api/*`, json)];
  });
  const ofFiles = files.filter(({ file, mediaType }) => !isDefaultType(file, mediaType));
  const types = new Map(ofFiles.map(({ file, mediaType }) => [`/${file}`, mediaType]));
  const own = [data, ...further].flatMap(({ prefix, pathHeaders }) =>
    [...Object.keys(pathHeaders), ...formPaths, '/index.md'].map((path) => `${prefix}${path}`),
  );
  const single = new Set([...own, ...types.keys()]);
  for (const [pattern] of kindRules) single.delete(pattern);
  const paths = [...single].map((path) => {
    const mediaType = types.get(path);
    return writeRule(path, { ...headersOfPath(data, path), ...(mediaType && { 'content-type': mediaType }) });
  });
  const first = ['/*', ...Object.entries(headers.document).map(([name, value]) => `${name}: ${value}`)];
  return [first, ...patterns, ...ofLanguages, ...paths].map((lines) => `${lines.join('\n  ')}\n`).join('\n');
}

/** Whether hosts infer this media type from the extension, so that the rules do not grow with the files. */
export function isDefaultType(file: string, mediaType: string): boolean {
  return (
    /\.(?:avif|css|html|ico|jpg|js|json|md|pdf|png|svg|txt|woff2|xml)$/.test(file) && mediaTypeOf(file) === mediaType
  );
}

/**
 * The `_redirects` file of hosts without a function: redirects, then rewrites of API paths with placeholders, so that
 * they do not grow with the places. Rules with placeholders have to come last.
 */
export function writeRedirectRules(data: FunctionData, files: readonly ManifestEntry[]): string {
  const published = new Set(files.map(({ file }) => `/${file}`));
  const paths = inAllLanguages(
    data,
    routes.map(({ path }) => path),
  );
  const rewrite = (path: string) => `${path} ${answerFile(path)} 200\n`;
  const fixed = paths
    .filter((path) => published.has(answerFile(path)))
    .map((path) => `${path.slice(0, -1)} ${path} 308\n${rewrite(path)}`);
  const keyed = paths.filter((path) => path.endsWith('}/')).map((path) => rewrite(path.replace(/\{(\w+)\}/g, ':$1')));
  return [writeMovedRules(listRedirects(data)), ...fixed, ...keyed].join('');
}

/** Paths in the first language and below the path of each other. */
export function inAllLanguages(data: FunctionData, paths: readonly string[]): string[] {
  return [data, ...Object.values(data.others)].flatMap(({ prefix }) => paths.map((path) => `${prefix}${path}`));
}

/** The redirects of all languages. */
export function listRedirects({ redirects, others }: FunctionData): Redirects {
  const further = Object.values(others).flatMap(({ prefix, redirects: { exact } }) =>
    Object.entries(exact).map(([from, to]) => [`${prefix}${from}`, `${prefix}${to}`] as const),
  );
  return { ...redirects, exact: { ...redirects.exact, ...Object.fromEntries(further) } };
}

/**
 * Redirect rules in `_redirects` format, wildcards last. A path with a trailing slash that should not match without it
 * is reached from its bare form by the slash redirect.
 */
export function writeMovedRules({ exact, below }: Redirects): string {
  const single = Object.entries(exact).flatMap(([from, to]) => {
    const bare = from.slice(0, -1);
    const isMended = from.endsWith('/') && !Object.hasOwn(exact, bare);
    return [...(isMended ? [[bare, from] as const] : []), [from, to] as const];
  });
  const stars = below.map(([prefix, to]) => [`${prefix}*`, to] as const);
  return [...single, ...stars].map(([from, to]) => `${from} ${to} 308\n`).join('');
}
