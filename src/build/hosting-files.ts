import { answerFile, answerPath } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import type { HeaderTable, ResponseKind } from '../edge/edge-data.ts';

/** Which paths get the headers of which sort of response, general rules first. */
const headerRules: readonly (readonly [pattern: string, kind: ResponseKind])[] = [
  ['/*', 'document'],
  ['/', 'page'],
  ['/*/', 'page'],
  ['/_astro/*', 'asset'],
  ['/api/*', 'json'],
];

/**
 * The `_headers` file of CDN hosts: the same headers the function sends. Hosts
 * join the values of all rules that match, so a rule first takes away what an
 * earlier one may have set otherwise.
 */
export function writeHeaderRules(headers: HeaderTable): string {
  const earlier = new Map<string, Set<string>>();
  const rules = headerRules.map(([pattern, kind], index) => {
    const own: Readonly<Record<string, string>> = headers[kind];
    const taken = [...earlier].filter(([name, values]) => [...values].some((value) => value !== own[name]));
    const set = Object.entries(own).filter(
      ([name]) => index === 0 || taken.some(([other]) => other === name) || !earlier.has(name),
    );
    for (const [name, value] of Object.entries(own)) earlier.set(name, (earlier.get(name) ?? new Set()).add(value));
    return [
      pattern,
      ...taken.map(([name]) => `  ! ${name}`),
      ...set.map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  });
  return `${rules.join('\n\n')}\n`;
}

/**
 * The `_redirects` file of CDN hosts without a function: the paths that lead
 * elsewhere, then the answers of the API at their directory paths, by
 * placeholders so that it does not grow with the places. Hosts want the rules
 * with placeholders last. `published` holds the paths of all files.
 */
export function writeRedirectRules(
  redirects: Readonly<Record<string, string>>,
  published: ReadonlySet<string>,
): string {
  const fixed = operations.filter(({ path }) => published.has(answerFile(path)));
  const keyed = operations.filter(({ path }) => path.endsWith('}/'));
  const rewrites = [
    ...fixed.flatMap(({ path }) => [slashRule(path), `${path} ${answerFile(path)} 200`]),
    ...keyed.map((operation) => answerPath(operation, ':key')).map((path) => `${path} ${answerFile(path)} 200`),
  ];
  return `${writeMovedRules(redirects)}${rewrites.join('\n')}\n`;
}

/** The rules of a `_redirects` file for the paths that lead elsewhere. */
export function writeMovedRules(redirects: Readonly<Record<string, string>>): string {
  return Object.entries(redirects)
    .flatMap(([from, to]) => [slashRule(from), `${from} ${to} 308`])
    .map((rule) => `${rule}\n`)
    .join('');
}

function slashRule(path: string): string {
  return `${path.slice(0, -1)} ${path} 308`;
}
