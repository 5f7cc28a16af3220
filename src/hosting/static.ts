import { isAnswer } from '../api/routes.ts';
import type { FunctionData } from '../function/data.ts';
import type { Host } from './host.ts';
import { listRedirects } from './rules.ts';

/**
 * Any host of files, GitHub Pages and Apache among them: one that sends no headers and redirects of ours, and has a
 * single name for directory indexes. API answers have that name too, and an old address is a page that leads on.
 */
export const staticHost: Host = {
  name: 'static',
  folder: '.build/static',
  files: '.',
  namesOf: (file) =>
    /^(?:[a-z]{2}\/)?api\/(?:.*\/)?index\.json$/.test(file) ? [file, file.replace(/json$/, 'html')] : [file],
  write: ({ data, read }) => {
    const { hostname } = new URL(data.origin);
    return {
      // GitHub Pages: files with an underscore are published, and the domain is this one.
      '.nojekyll': '',
      ...(hostname.endsWith('.github.io') ? {} : { CNAME: `${hostname}\n` }),
      ...Object.fromEntries(listMoved(data, read)),
    };
  },
  limits: ({ data: { redirects } }) => {
    const stars = redirects.below.map(([prefix]) => `${prefix}*`);
    return [
      'A host of files sends no headers of yours: no content security policy, no protection against framing, no Markdown at a page’s own address. The tools for agents, the coverage form and query strings need a host that runs the function (docs/deploy.md).',
      'It redirects nothing either: an old address is a page that leads on, which search engines take for a redirect.',
      ...(stars.length === 0
        ? []
        : [`What a star stands for is 404: ${stars.join(', ')}. Name old addresses that matter one by one.`]),
    ];
  },
};

/** Files at old addresses: copies of API answers, and pages that lead on. */
function listMoved(data: FunctionData, read: (file: string) => string) {
  const { origin } = data;
  const { exact } = listRedirects(data);
  return Object.entries(exact).flatMap(([from, to]): [file: string, text: string][] => {
    if (isAnswer(from))
      return ['html', 'json'].map((end) => [`${from.slice(1)}index.${end}`, read(`${to.slice(1)}index.json`)]);
    // Of the two variants of a slash one becomes a page.
    return Object.hasOwn(exact, `${from}/`) ? [] : [[fileOf(from), writeMovedPage(`${origin}${to}`, to)]];
  });
}

/**
 * The file that serves an old URL. A path with an extension other than that of pages becomes a folder with an index
 * page.
 */
function fileOf(from: string): string {
  const path = decodeURIComponent(from).slice(1);
  return /\.html?$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
}

/** A redirect page; search engines treat it like a redirect. */
function writeMovedPage(url: string, path: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${path}"><meta name="robots" content="noindex"></head><body><p>This page is at <a href="${path}">${path}</a> now.</p></body></html>\n`;
}
