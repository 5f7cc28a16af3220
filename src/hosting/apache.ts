import { pathPattern } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import { describeProblem, type Failure } from '../business/queries/problem.ts';
import { ALLOWED_METHODS, methodFailure, NOTHING_HERE, preflightHeaders } from '../edge/answer.ts';
import type { EdgeData } from '../edge/edge-data.ts';
import type { Manifest } from '../edge/manifest.ts';
import { isCompressible, mediaTypeOf } from '../edge/media-types.ts';
import { escapePattern } from '../words/escape-pattern.ts';
import { type Headers, listFileHeaders } from './file-headers.ts';
import { listExact } from './hosting-files.ts';

/** Folder of error bodies. They are not served at their own URLs. */
const ERRORS = '/_errors/';

/** An error response without the function: body and condition. */
interface Refusal {
  readonly name: string;
  readonly failure: Failure;
  readonly query?: { readonly path: string; readonly names: readonly string[] };
}

/**
 * Configuration of an Apache without the function, by path: `.htaccess` with slashes, redirects, headers and errors,
 * generated from the tables the function uses, and the error bodies.
 */
export function writeApache(data: EdgeData, manifest: Manifest): Map<string, string> {
  const refusals = listRefusals();
  const bodies = refusals.map(({ name, failure }) => {
    return [
      `${ERRORS}${name}.json`,
      JSON.stringify(describeProblem(failure, { origin: data.origin, terms: data.lookup.terms })),
    ] as const;
  });
  return new Map([['/.htaccess', writeRules(data, manifest, refusals)], ...bodies]);
}

function listRefusals(): Refusal[] {
  const takingQuery = operations.filter(({ answerQuery }) => answerQuery !== undefined);
  return [
    { name: 'not-found', failure: { code: 'not-found', detail: NOTHING_HERE } },
    { name: 'method-not-allowed', failure: methodFailure },
    ...takingQuery.map(({ id, path, parameters }): Refusal => {
      const keyed = operations.find((other) => other.path.startsWith(`${path}{`));
      const detail = `This host takes no query. Ask ${keyed === undefined ? path : pathPattern(keyed)} instead.`;
      const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return { name: `no-query-${id}`, failure: { code: 'not-found', detail }, query: { path, names } };
    }),
  ];
}

function writeRules(data: EdgeData, manifest: Manifest, refusals: readonly Refusal[]): string {
  const common = data.headers.document;
  const blocks = [
    '# Written by the build, for the folder that Apache calls DocumentRoot and cPanel public_html.',
    'Options -Indexes -MultiViews\nDirectorySlash Off\nDirectoryIndex index.html index.json\nFileETag MTime Size',
    `ErrorDocument 404 /404.html\nErrorDocument 405 ${ERRORS}method-not-allowed.json`,
    writeIf('%{REQUEST_URI} =~ m#^/(?:api|\\.well-known)(?:/|$)#', [`ErrorDocument 404 ${ERRORS}not-found.json`]),
    ...refusals.flatMap(({ name, query }) =>
      query === undefined
        ? []
        : [
            writeIf(`%{REQUEST_URI} == '${query.path}' && %{QUERY_STRING} =~ m#${matchQuery(query.names)}#`, [
              `ErrorDocument 404 ${ERRORS}${name}.json`,
            ]),
          ],
    ),
    writeTypes(manifest),
    writeRewrites(data, refusals),
    writeHeaders(common).join('\n'),
    writeIf("%{REQUEST_METHOD} == 'OPTIONS'", writeHeaders(preflightHeaders(data), common)),
    ...listFileHeaders(data, manifest).map(({ file, headers, hasDefaultType }) => {
      const { 'content-type': mediaType = '', ...others } = headers;
      const type = hasDefaultType ? [] : [`ForceType ${quote(mediaType)}`];
      return writeIf(matchFile(file), [...type, ...writeHeaders(others, common)]);
    }),
    writeIf(`%{REQUEST_URI} =~ m#^${ERRORS}#`, writeHeaders(data.headers.problem, common)),
    writeIf(`%{REQUEST_URI} == '${ERRORS}method-not-allowed.json'`, [
      `Header always set allow ${quote(ALLOWED_METHODS)}`,
    ]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function writeTypes({ files }: Manifest): string {
  const endings = new Map<string, string>();
  for (const { file, mediaType } of files) {
    const ending = /\.\w+$/.exec(file)?.[0];
    if (ending !== undefined && mediaTypeOf(file) === mediaType) endings.set(ending, mediaType);
  }
  const types = [...endings].sort().map(([ending, type]) => `AddType ${quote(type)} ${ending}`);
  const texts = new Set(files.map(({ mediaType }) => mediaType.replace(/;.*/, '')).filter(isCompressible));
  const compressed = `AddOutputFilterByType DEFLATE ${[...texts].sort().join(' ')}`;
  return `${types.join('\n')}\n<IfModule mod_deflate.c>\n  ${compressed}\n</IfModule>`;
}

function writeRewrites({ redirects }: EdgeData, refusals: readonly Refusal[]): string {
  const rule = (path: string, end: string, to: string) =>
    `RewriteRule ${quotePattern(`^${escapePattern(decodeURIComponent(path).slice(1))}${end}`)} ${to} [R=308,L]`;
  const moved = [
    ...listExact(redirects).map(([from, to]) => rule(from, '$', to)),
    ...redirects.below.map(([prefix, to]) => rule(prefix, '', to)),
  ];
  const queries = refusals.flatMap(({ query }) =>
    query === undefined
      ? []
      : [
          `RewriteCond %{QUERY_STRING} ${matchQuery(query.names)}`,
          `RewriteRule ^${escapePattern(query.path.slice(1))}$ - [R=404,L]`,
        ],
  );
  const lacksIndex = ['html', 'json'].map((end) => `RewriteCond %{REQUEST_FILENAME}/index.${end} !-f`);
  return [
    'RewriteEngine On',
    'RewriteCond %{REQUEST_METHOD} =OPTIONS',
    'RewriteRule ^ - [R=204,L]',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    '# Files that have no address of their own.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteRule ^(?:404\\.html$|${ERRORS.slice(1)}) - [R=404,L]`,
    'RewriteCond %{THE_REQUEST} "^\\S+ /(?:[^?\\s]*/)?index\\.html[?\\s]"',
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^(.*/|)index\\.html$ /$1 [R=308,L]',
    ...queries,
    ...moved,
    '# A path without its slash leads to the one with it.',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f [OR]',
    'RewriteCond %{REQUEST_FILENAME}/index.json -f',
    'RewriteRule ^(.*[^/])$ /$1/ [R=308,L]',
    'RewriteCond %{REQUEST_FILENAME} -d',
    ...lacksIndex,
    'RewriteRule ^ - [R=404,L]',
  ].join('\n');
}

/** Header directives: only headers that differ from those already set, and those to unset. */
function writeHeaders(headers: Headers, already: Headers = {}): string[] {
  const gone = Object.keys(already).filter((name) => !(name in headers));
  const own = Object.entries(headers).filter(([name, value]) => already[name] !== value);
  return [
    ...gone.map((name) => `Header always unset ${name}`),
    // A per cent sign starts a variable.
    ...own.map(([name, value]) => `Header always set ${name} ${quote(value.replaceAll('%', '%%'))}`),
  ];
}

function writeIf(condition: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return [`<If "${condition}">`, ...lines.map((line) => `  ${line}`), '</If>'].join('\n');
}

function matchFile(file: string): string {
  if (!file.includes('*')) return `%{REQUEST_URI} == '${file}'`;
  return `%{REQUEST_URI} =~ m#^${escapePattern(file).replaceAll('\\*', '[^/]+')}$#`;
}

/** Parameters that are present and not empty. */
function matchQuery(names: readonly string[]): string {
  return `(?:^|&)(?:${names.join('|')})=[^&]`;
}

/** An Apache pattern, quoted if it contains a space. */
function quotePattern(pattern: string): string {
  return pattern.includes(' ') ? `"${pattern}"` : pattern;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
