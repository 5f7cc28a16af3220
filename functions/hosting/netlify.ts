import { isApiPath } from '../../src/endpoints/routes.ts';
import { getHeaders, getPagePath } from '../../src/function/reply.ts';
import type { Host, PublishedBuild } from './host.ts';

/**
 * Configuration that makes Netlify call the function for every path without a file. Netlify parses it from the source.
 */
const CONFIG = `export const config = ${JSON.stringify({ path: '/*', preferStatic: true })};\n`;

/** Netlify: files, header rules, and a function for every other path. */
export const netlify: Host = {
  name: 'netlify',
  folder: '.build/netlify',
  files: 'site',
  makeFiles: async (source) => ({
    'site/_headers': formatNetlifyHeaders(source),
    'functions/site.mjs': `${await source.bundle('netlify')}${CONFIG}`,
  }),
};

/**
 * Formats the `_headers` file of Netlify. Netlify joins the values of all matching rules and cannot unset any, so each
 * path has its own rule for the headers that differ between files.
 */
export function formatNetlifyHeaders({ data, files }: PublishedBuild): string {
  const rules = files.flatMap((file) => {
    const path = isApiPath(file) ? `/${file.replace(/index\.json$/, '')}` : getPagePath(file);
    const headers = getHeaders(data, path);
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [...new Set([path, `/${file}`])].map((pattern) => ({ pattern, lines }));
  });
  const common = rules[0]?.lines.filter((line) => rules.every(({ lines }) => lines.includes(line))) ?? [];
  const others = rules.map(({ pattern, lines }) => [pattern, ...lines.filter((line) => !common.includes(line))]);
  return `${[['/*', ...common], ...others].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
