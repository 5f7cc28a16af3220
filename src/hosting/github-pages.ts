import type { EdgeData } from '../edge/edge-data.ts';
import type { Manifest } from '../edge/manifest.ts';

/** What visitors of a site on GitHub Pages do without. */
export const githubPagesLimits =
  'GitHub Pages sends no headers of yours: no content security policy, no protection against framing, no Markdown at a page’s own address. The tools for agents, the coverage form and query strings need a host that runs the function (docs/deploy.md).';

/**
 * What GitHub Pages needs beside the published files, by its path: no Jekyll,
 * the domain, and pages that lead on where a path has moved. It has neither
 * headers nor redirects of one's own, and knows one kind of directory index,
 * so the answers of the API lie under that name too (`copies`).
 */
export function writeGitHubPages({ origin, redirects }: EdgeData): Map<string, string> {
  const { hostname } = new URL(origin);
  const moved = Object.entries(redirects).filter(([from]) => !from.startsWith('/api/'));
  return new Map([
    ['/.nojekyll', ''],
    ...(hostname.endsWith('.github.io') ? [] : [['/CNAME', `${hostname}\n`] as const]),
    ...moved.map(([from, to]) => [`${from}index.html`, writeMovedPage(`${origin}${to}`, to)] as const),
  ]);
}

/** Which published files have to lie at a second path. */
export function listGitHubPagesCopies({ redirects }: EdgeData, { files }: Manifest): Map<string, string> {
  const answers = files.flatMap(({ file }) => (/^api\/(?:.*\/)?index\.json$/.test(file) ? [file] : []));
  const moved = Object.entries(redirects).filter(([from]) => from.startsWith('/api/'));
  return new Map([
    ...answers.map((file) => [`/${file.replace(/json$/, 'html')}`, file] as const),
    ...moved.flatMap(([from, to]) =>
      ['html', 'json'].map((end) => [`${from}index.${end}`, `${to.slice(1)}index.json`] as const),
    ),
  ]);
}

/** A page that leads on: search engines take it for a redirect. */
function writeMovedPage(url: string, path: string): string {
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${path}"><meta name="robots" content="noindex"></head><body><p>This page is at <a href="${path}">${path}</a> now.</p></body></html>\n`;
}
