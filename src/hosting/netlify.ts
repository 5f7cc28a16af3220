import { answerFile, pathPattern } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import type { FunctionData } from '../function/data.ts';
import type { Manifest } from '../function/manifest.ts';
import { engineModule } from '../settings/roots.ts';
import type { Redirects } from '../site-pages/redirects.ts';
import { type Headers, listFileHeaders } from './file-headers.ts';
import type { Host } from './host.ts';

/** When Netlify calls the function: for every path without a file. It parses this from the source of the function. */
const functionConfig = { path: '/*', preferStatic: true } as const;

/** Netlify: files, rules in its own form, and a function for what is no file. */
export const netlify: Host = {
  name: 'netlify',
  folder: '.build/netlify',
  files: 'site',
  async write({ data, manifest, bundle }) {
    const config = `export const config = ${JSON.stringify(functionConfig)};\n`;
    return new Map([
      ['site/_headers', writeNetlifyHeaders(data, manifest())],
      ['site/_redirects', writeNetlifyRedirects(data, manifest())],
      ['functions/site.mjs', `${await bundle(engineModule('functions/netlify'))}${config}`],
    ]);
  },
};

/**
 * The `_headers` file of Netlify. It joins the values of all matching rules and cannot unset any, so headers that
 * differ between files are in rules of which only one matches.
 */
export function writeNetlifyHeaders(data: FunctionData, manifest: Manifest): string {
  const rules = new Map<string, Headers>();
  const files = listFileHeaders(data, manifest);
  const common = commonHeaders(files.map(({ headers }) => headers));
  for (const { file, headers, hasDefaultType } of files) {
    const { 'content-type': mediaType = '', ...others } = headers;
    const own = Object.entries(others).filter(([name]) => !(name in common));
    if (!hasDefaultType) own.push(['content-type', mediaType]);
    for (const path of listPaths(file)) {
      const rule = Object.fromEntries(own);
      // A placeholder cannot distinguish extensions within a folder; hosts infer most media types.
      rules.set(path, commonHeaders([rules.get(path) ?? rule, rule]));
    }
  }
  // A file beside the folders that a placeholder matches, such as the Markdown alternate of a list, matches both rules.
  const sorted = [...rules].sort(([a], [b]) => widthOf(b) - widthOf(a));
  const written = sorted.map(([path, headers]) => {
    const wider = sorted.filter(([other]) => other !== path && isWithin(path, other)).map(([, given]) => given);
    const isSaid = (name: string, value: string) => wider.length > 0 && wider.every((given) => given[name] === value);
    return writeRule(
      path,
      Object.entries(headers).filter(([name, value]) => !isSaid(name, value)),
    );
  });
  return `${[writeRule('/*', Object.entries(common)), ...written].filter((rule) => rule !== '').join('\n\n')}\n`;
}

/**
 * The `_redirects` file of Netlify, for a site without the function: redirects, and rewrites for the API paths. Netlify
 * matches paths with and without a trailing slash alike and forbids rules that only add it. Rules with placeholders
 * come last.
 */
export function writeNetlifyRedirects({ redirects }: FunctionData, { files }: Manifest): string {
  const published = new Set(files.map(({ file }) => `/${file}`));
  const fixed = operations.filter(({ path }) => published.has(answerFile(path))).map(({ path }) => path);
  const keyed = operations.filter(({ path }) => path.endsWith('}/')).map(pathPattern);
  const lines = [
    ...listNetlifyMoves(redirects).map(([from, to]) => `${from} ${to} 308`),
    ...[...fixed, ...keyed].map((path) => `${path} ${answerFile(path)} 200`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Redirects, each in one slash variant, wildcards last. Netlify compares decoded paths, and a space ends a pattern, so
 * the function handles paths with spaces.
 */
function listNetlifyMoves({ exact, below }: Redirects): (readonly [from: string, to: string])[] {
  const single = Object.entries(exact).filter(([from]) => !Object.hasOwn(exact, `${from}/`));
  return [...single, ...below.map(([prefix, to]) => [`${prefix}*`, to] as const)]
    .map(([from, to]) => [decodeURIComponent(from), to] as const)
    .filter(([from]) => !from.includes(' '));
}

function commonHeaders([first = {}, ...others]: readonly Headers[]): Headers {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((own) => own[name] === value)),
  );
}

/** URL paths of a file as Netlify patterns; a placeholder is a whole segment. */
function listPaths(file: string): string[] {
  const pattern = file.replace(/\*(?:\.\w+)?(?=\/|$)/, ':name');
  if (pattern.endsWith('/index.html')) return [pattern.replace(/index\.html$/, '')];
  if (pattern === '/404.html') return [pattern, '/404/'];
  return pattern.endsWith('/index.json') ? [pattern.replace(/index\.json$/, ''), pattern] : [pattern];
}

/** Breadth of a pattern: highest if its last segment is a placeholder. */
function widthOf(pattern: string): number {
  return pattern.endsWith(':name/') || pattern.endsWith(':name') ? 2 : Number(pattern.includes(':name'));
}

/** Whether a path matches a pattern with placeholders. */
function isWithin(path: string, pattern: string): boolean {
  const names = (text: string) => text.split('/').filter(Boolean);
  const [own, wanted] = [names(path), names(pattern)];
  return own.length === wanted.length && wanted.every((name, index) => name === ':name' || name === own[index]);
}

function writeRule(path: string, headers: readonly (readonly [name: string, value: string])[]): string {
  if (headers.length === 0) return '';
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
