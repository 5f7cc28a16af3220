import { answerFile } from '../api/routes.ts';
import type { FunctionData, Manifest } from '../function/data.ts';
import { headersOfPath } from '../function/reply.ts';
import type { Host } from './host.ts';
import { isDefaultType, listAnswers, listKeyedPaths, listRedirects } from './rules.ts';

/** When Netlify calls the function: for every path without a file. It parses this from the source of the function. */
const CONFIG = `export const config = ${JSON.stringify({ path: '/*', preferStatic: true })};\n`;

/** Netlify: files, rules in its own form, and a function for what is no file. */
export const netlify: Host = {
  name: 'netlify',
  folder: '.build/netlify',
  files: 'site',
  write: async ({ data, manifest, bundle }) => ({
    'site/_headers': writeNetlifyHeaders(data, manifest()),
    'site/_redirects': writeNetlifyRedirects(data, manifest()),
    'functions/site.mjs': `${await bundle('netlify')}${CONFIG}`,
  }),
};

/**
 * The `_headers` file of Netlify. It joins the values of all matching rules and cannot unset any, so what differs
 * between files is in a rule of its own for each path.
 */
export function writeNetlifyHeaders(data: FunctionData, { files }: Manifest): string {
  const rules = files.flatMap(({ file, paths, mediaType }) => {
    const [path = ''] = paths;
    const headers = headersOfPath(data, path, path.endsWith('/404/') ? 'unstored' : undefined);
    const all = isDefaultType(file, mediaType) ? headers : { ...headers, 'content-type': mediaType };
    const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}`);
    return (path === '/404/' ? ['/404.html', path] : paths).map((at) => ({ at, lines }));
  });
  const common = rules[0]?.lines.filter((line) => rules.every(({ lines }) => lines.includes(line))) ?? [];
  const own = rules.map(({ at, lines }) => [at, ...lines.filter((line) => !common.includes(line))]);
  return `${[['/*', ...common], ...own].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * The `_redirects` file of Netlify, for a site without the function: redirects, and rewrites for the API paths. Netlify
 * matches paths with and without a trailing slash alike and forbids rules that only add it; it compares decoded paths,
 * and a space ends a pattern, so the function handles paths with spaces. Rules with placeholders come last.
 */
export function writeNetlifyRedirects(data: FunctionData, { files }: Manifest): string {
  const { exact, below } = listRedirects(data);
  const moves = [
    ...Object.entries(exact).filter(([from]) => !Object.hasOwn(exact, `${from}/`)),
    ...below.map(([prefix, to]) => [`${prefix}*`, to] as const),
  ].map(([from, to]) => [decodeURIComponent(from), to] as const);
  const lines = [
    ...moves.filter(([from]) => !from.includes(' ')).map(([from, to]) => `${from} ${to} 308`),
    ...[...listAnswers(data, files), ...listKeyedPaths(data)].map((path) => `${path} ${answerFile(path)} 200`),
  ];
  return `${lines.join('\n')}\n`;
}
