import type { EdgeData } from '../edge/edge-data.ts';
import type { Manifest } from '../edge/manifest.ts';
import type { Redirects } from '../site-pages/redirects.ts';

/**
 * What GitHub Pages needs beside the published files, by its path: no Jekyll,
 * the domain, and pages that lead on where a path has moved. It has neither
 * headers nor redirects of one's own, and knows one kind of directory index,
 * so the answers of the API lie under that name too (`copies`).
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

/** Whether a path that leads elsewhere becomes a page; of two forms of a path one does. */
function isPage(from: string, { exact }: Redirects): boolean {
  return !from.startsWith('/api/') && !Object.hasOwn(exact, `${from}/`);
}

/** The file that answers an old address. What has another ending than pages have is served as a page from a folder of that name. */
function fileOf(from: string): string {
  const path = decodeURIComponent(from);
  return /\.html?$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
}

/** What visitors of a site on GitHub Pages do without, and which old addresses are not answered. */
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

/** Which published files have to lie at a second path. */
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

/** A page that leads on: search engines take it for a redirect. */
function writeMovedPage(url: string, path: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${path}"><meta name="robots" content="noindex"></head><body><p>This page is at <a href="${path}">${path}</a> now.</p></body></html>\n`;
}
