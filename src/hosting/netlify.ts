import type { FunctionData, Manifest } from '../function/data.ts';
import { headersOfPath } from '../function/reply.ts';
import type { Host } from './host.ts';
import { isDefaultType } from './rules.ts';

/** When Netlify calls the function: for every path without a file. It parses this from the source of the function. */
const CONFIG = `export const config = ${JSON.stringify({ path: '/*', preferStatic: true })};\n`;

/** Netlify: files, rules in its own form, and a function for what is no file. */
export const netlify: Host = {
  name: 'netlify',
  folder: '.build/netlify',
  files: 'site',
  // Those rules would add slashes, which Netlify forbids; the function redirects.
  namesOf: (file) => (file === '_redirects' ? [] : [file]),
  write: async ({ data, manifest, bundle }) => ({
    'site/_headers': writeNetlifyHeaders(data, manifest()),
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
