import { answerFile, answerPath } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import type { HeaderTable, ResponseKind } from '../edge/edge-data.ts';

/** Which paths get the headers of which sort of response; the first rule holds for all paths. */
const headerRules: readonly (readonly [pattern: string, kind: ResponseKind])[] = [
  ['/*', 'document'],
  ['/*/', 'page'],
  ['/api/*', 'json'],
  ['/_astro/*', 'asset'],
];

/**
 * The `_headers` file of CDN hosts: the same headers the function sends. A
 * later rule takes away what an earlier one has set before it sets its own,
 * because hosts join values of rules that match together.
 */
export function writeHeaderRules(headers: HeaderTable): string {
  const [, general] = headerRules[0] ?? ['', 'document' as const];
  return headerRules
    .map(([pattern, kind], index) => {
      const own = Object.entries(headers[kind]).filter(
        ([name, value]) => index === 0 || headers[general][name] !== value,
      );
      const taken = index === 0 ? [] : own.filter(([name]) => name in headers[general] || index > 1);
      const lines = [...taken.map(([name]) => `! ${name}`), ...own.map(([name, value]) => `${name}: ${value}`)];
      return [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/**
 * The `_redirects` file of CDN hosts: the paths that lead elsewhere, then the
 * answers of the API at their directory paths, by placeholders so that it does
 * not grow with the places. `published` holds the paths of all files.
 */
export function writeRedirectRules(
  redirects: Readonly<Record<string, string>>,
  published: ReadonlySet<string>,
): string {
  const moved = Object.entries(redirects).flatMap(([from, to]) => [slashRule(from), `${from} ${to} 308`]);
  const rewrites = operations.flatMap(({ path }) => {
    const pattern = answerPath({ path }, ':key');
    const hasFiles = pattern !== path || published.has(answerFile(path));
    return hasFiles ? [slashRule(pattern), `${pattern} ${answerFile(pattern)} 200`] : [slashRule(pattern)];
  });
  return `${[...moved, ...rewrites].join('\n')}\n`;
}

function slashRule(path: string): string {
  return `${path.slice(0, -1)} ${path} 308`;
}
