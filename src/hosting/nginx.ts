import { type Operation, pathPattern } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import { describeProblem, type Failure } from '../business/queries/problem.ts';
import { ALLOWED_METHODS, methodFailure, NOTHING_HERE, preflightHeaders } from '../edge/answer.ts';
import type { EdgeData } from '../edge/edge-data.ts';
import type { Manifest } from '../edge/manifest.ts';
import { isCompressible, mediaTypeOf } from '../edge/media-types.ts';
import { patternOfPage } from '../edge/response-kind.ts';
import { formPaths } from '../edge/target.ts';
import { listExact } from './hosting-files.ts';

type Headers = Readonly<Record<string, string>>;
type Files = Manifest['files'];

/**
 * The contents of the `server` block of an nginx that serves the public folder without the function: slashes, discovery
 * documents, redirects and errors, with the function's headers, from the same tables. Host, port and root are up to the
 * surrounding block.
 */
export function writeNginx(data: EdgeData, { files }: Manifest): string {
  const { headers } = data;
  const page = (match: string, own: Headers, ...lines: string[]) =>
    writeLocation(match, { ...headers.page, ...own }, lines);
  const blocks = [
    '# Written by the build. Belongs into a server block that names host, port and root.',
    serverLines,
    `gzip on; gzip_vary on; gzip_min_length 256;\ngzip_types ${listCompressible(files)};`,
    writeTypes(files),
    writeLocation('@preflight', preflightHeaders(data), ['return 204;']),
    writeLocation('@method', { ...headers.problem, allow: ALLOWED_METHODS }, [refusal(data, methodFailure)]),
    writeLocation('@missing', headers.problem, [refusal(data, { code: 'not-found', detail: NOTHING_HERE })]),
    writeLocation('= /404.html', { ...headers.unstored, ...data.pathHeaders['/404/'] }, ['internal;']),
    ...['/_headers', '/_redirects'].map((path) => writeLocation(`= ${path}`, {}, ['return 404;'])),
    page('= /', data.pathHeaders['/'] ?? {}, 'try_files /index.html =404;'),
    ...formPaths.map((path) =>
      writeLocation(
        `= ${path}`,
        { ...headers.unstored, ...data.pathHeaders[patternOfPage(path)], ...data.pathHeaders[path] },
        [`try_files ${path}index.html =404;`],
      ),
    ),
    ...writeNamed(data, files),
    ...writeMoved(data),
    ...writeQueries(data),
    writeLocation('^~ /_astro/', headers.asset, []),
    writeLocation('^~ /.well-known/', headers.document, [orMissing]),
    writeLocation('~ ^/api/(?:.*/)?$', headers.json, ['default_type application/json;', orMissing, fromFolder('json')]),
    writeLocation('/api/', headers.json, [orMissing, 'try_files $uri @api-slash;']),
    writeLocation('~ ^(?<folder>.*/)index\\.html$', headers.redirect, [
      'if (-f $document_root$uri) { return 308 $folder$is_args$args; }',
      'return 404;',
    ]),
    ...writePages(data),
    page('~ /$', {}, fromFolder('html')),
    writeLocation('~ /index\\.md$', headers.markdown, []),
    writeLocation('/', headers.document, ['try_files $uri @page-slash;']),
    writeLocation('@api-slash', headers.redirect, [orMissing, ...slashLines]),
    writeLocation('@page-slash', headers.redirect, slashLines),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const serverLines = [
  'absolute_redirect off;',
  'server_tokens off;',
  'default_type application/octet-stream;',
  'error_page 404 /404.html;',
  'error_page 405 @method;',
  'error_page 418 = @preflight;',
  // No public file name contains an encoded slash. nginx evaluates these lines again for the error page.
  'set $asked "$uri|$request_uri";',
  'if ($asked ~* "^(?!/404\\.html\\|)[^|]*\\|/(?!api/)[^?]*%2f") { return 404; }',
  'if ($request_method = OPTIONS) { return 418; }',
  'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
].join('\n');

const orMissing = 'error_page 404 @missing;';

function fromFolder(ending: 'html' | 'json'): string {
  return ['try_files $', `{uri}index.${ending} =404;`].join('');
}

/** Redirects a URL without a trailing slash to the one with it, if that exists (contract A4). */
const slashLines = [
  ...['html', 'json'].map((end) => `if (-f $document_root$uri/index.${end}) { return 308 $uri/$is_args$args; }`),
  'return 404;',
];

/** Pages by path or pattern, with the digests of their inline scripts and styles. */
function writePages({ headers, pathHeaders }: EdgeData): string[] {
  return Object.entries(pathHeaders)
    .filter(([path]) => path.endsWith('/') && !['/', '/404/', ...formPaths].includes(path))
    .map(([path, own]) => {
      const match = path.endsWith('*/') ? `~ ^${path.replace('*/', '[^/]+/$')}` : `= ${path}`;
      return writeLocation(match, { ...headers.page, ...own }, [fromFolder('html')]);
    });
}

/** Documents with their own media type or headers. */
function writeNamed({ headers, pathHeaders }: EdgeData, files: Files): string[] {
  const special = files.filter(({ file, mediaType }) => !hasDefaultType(file, mediaType) || pathHeaders[`/${file}`]);
  return special.map(({ file, mediaType }) =>
    writeLocation(`= /${file}`, { ...headers.document, ...pathHeaders[`/${file}`] }, [
      'types { }',
      `default_type ${quote(mediaType)};`,
    ]),
  );
}

function writeMoved({ headers, redirects }: EdgeData): string[] {
  const write = (match: string, path: string, to: string) =>
    writeLocation(`${match} ${quotePath(path)}`, headers.redirect, [`return 308 ${to}$is_args$args;`]);
  return [
    ...listExact(redirects).map(([from, to]) => write('=', from, to)),
    ...redirects.below.map(([prefix, to]) => write('^~', prefix, to)),
  ];
}

/** Endpoints with a query. Without the function they return an error, because the static answer would be wrong. */
function writeQueries(data: EdgeData): string[] {
  return operations
    .filter(({ answerQuery }) => answerQuery !== undefined)
    .flatMap((operation) => {
      const detail = `This host takes no query. Ask ${pathForm(operation)} instead.`;
      const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
      const refuse = `@no-query-${operation.id}`;
      return [
        writeLocation(refuse, data.headers.problem, [refusal(data, { code: 'not-found', detail })]),
        writeLocation(`= ${operation.path}`, data.headers.json, [
          'default_type application/json;',
          `error_page 404 ${refuse};`,
          ...queries.map(({ name }) => `if ($arg_${name}) { return 404; }`),
          `try_files ${operation.path}index.json =404;`,
        ]),
      ];
    });
}

/** The operation that serves the answers of another by path. */
function pathForm({ path }: Operation): string {
  const form = operations.find((other) => other.path.startsWith(`${path}{`));
  return form === undefined ? path : pathPattern(form);
}

function refusal({ origin, lookup }: EdgeData, failure: Failure): string {
  const problem = describeProblem(failure, { origin, terms: lookup.terms });
  return `default_type application/json;\n  return ${problem.status} ${quote(JSON.stringify(problem))};`;
}

function writeTypes(files: Files): string {
  const types = new Map<string, Set<string>>();
  for (const { file, mediaType } of files) {
    if (!hasDefaultType(file, mediaType)) continue;
    const endings = types.get(mediaType) ?? new Set();
    types.set(mediaType, endings.add(file.slice(file.lastIndexOf('.') + 1)));
  }
  const lines = [...types].sort().map(([type, endings]) => `  ${quote(type)} ${[...endings].sort().join(' ')};`);
  return `types {\n${lines.join('\n')}\n}`;
}

function hasDefaultType(file: string, mediaType: string): boolean {
  return /\.\w+$/.test(file) && mediaTypeOf(file) === mediaType;
}

/** Compressible media types. nginx adds HTML without its charset, and limits the length of names. */
function listCompressible(files: Files): string {
  const types = new Set(files.map(({ mediaType }) => mediaType).filter(isCompressible));
  return [...types]
    .filter((type) => type.length < 48)
    .sort()
    .map(quote)
    .join(' ');
}

function writeLocation(match: string, headers: Headers, lines: readonly string[]): string {
  const sent = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  return `location ${match} {\n${[...sent, ...lines].map((line) => `  ${line}\n`).join('')}}`;
}

/** A path as nginx matches it: decoded, and quoted if necessary. */
function quotePath(path: string): string {
  return /^[\w./-]*$/.test(path) ? path : quote(decodeURIComponent(path));
}

/** A quoted nginx string. A dollar sign cannot be escaped, so none is allowed. */
function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot send the text ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
