import type { EdgeData } from '../edge/edge-data.ts';
import type { Manifest } from '../edge/manifest.ts';
import type { Redirects } from '../site-pages/redirects.ts';

/**
 * Files for GitHub Pages besides the public ones, by path: `.nojekyll`, `CNAME`, and redirect pages for moved paths.
 * GitHub Pages has no custom headers or redirects and a single name for directory indexes, so API answers are copied to
 * that name (`copies`).
 */
export function writeGitHubPages({ origin, redirects }: EdgeData): Map<string, string> {
  const { hostname } = new URL(origin);
  const moved = Object.entries(redirects.exact).filter(([from]) => isPage(from, redirects));
  return new Map([
    ['/.nojekyll', ''],
    ...(hostname.endsWith('.github.io') ? [] : [['/CNAME', `${hostname}\n`] as const]),
    ...moved.map(([from, to]) => [fileOf(from), writeMovedPage(`${origin}${to}`, to)] as const),
  ]);
}

/** Whether a redirect becomes a page; of the two slash variants one does. */
function isPage(from: string, { exact }: Redirects): boolean {
  return !from.startsWith('/api/') && !Object.hasOwn(exact, `${from}/`);
}

/**
 * The file that serves an old URL. A path with an extension other than that of pages becomes a folder with an index
 * page.
 */
function fileOf(from: string): string {
  const path = decodeURIComponent(from);
  return /\.html?$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
}

/** What visitors of a site on GitHub Pages miss, and which old URLs are not redirected. */
export function describeLimits({ redirects }: Pick<EdgeData, 'redirects'>): string[] {
  const stars = redirects.below.map(([prefix]) => `${prefix}*`);
  return [
    'GitHub Pages sends no headers of yours: no content security policy, no protection against framing, no Markdown at a page’s own address. The tools for agents, the coverage form and query strings need a host that runs the function (docs/deploy.md).',
    'It redirects nothing either: an old address is a page that leads on, which search engines take for a redirect.',
    ...(stars.length === 0
      ? []
      : [`What a star stands for is 404: ${stars.join(', ')}. Name old addresses that matter one by one.`]),
  ];
}

/** Public files that have to be copied to a second path. */
export function listGitHubPagesCopies({ redirects }: EdgeData, { files }: Manifest): Map<string, string> {
  const answers = files.flatMap(({ file }) => (/^api\/(?:.*\/)?index\.json$/.test(file) ? [file] : []));
  const moved = Object.entries(redirects.exact).filter(([from]) => from.startsWith('/api/'));
  return new Map([
    ...answers.map((file) => [`/${file.replace(/json$/, 'html')}`, file] as const),
    ...moved.flatMap(([from, to]) =>
      ['html', 'json'].map((end) => [`${from}index.${end}`, `${to.slice(1)}index.json`] as const),
    ),
  ]);
}

/** A redirect page; search engines treat it like a redirect. */
function writeMovedPage(url: string, path: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${path}"><meta name="robots" content="noindex"></head><body><p>This page is at <a href="${path}">${path}</a> now.</p></body></html>\n`;
}
