import { isApiPath } from '../../src/endpoints/routes.ts';
import type { Host, PublishedBuild } from './host.ts';

/**
 * Any host that only serves files, such as GitHub Pages or Apache. It supports no header rules and no redirects, and
 * has one name for directory indexes. API answers get that name too, and an old address becomes a page that redirects.
 */
export const staticHost: Host = {
  name: 'static',
  folder: '.build/static',
  files: '.',
  namesOf: (file) => (isApiPath(file) ? [...new Set([file, file.replace(/index\.json$/, 'index.html')])] : [file]),
  makeFiles: (source) => {
    const { hostname } = new URL(source.data.origin);
    return {
      // GitHub Pages: publish names that begin with an underscore, and use this domain.
      '.nojekyll': '',
      ...(hostname.endsWith('.github.io') ? {} : { CNAME: `${hostname}\n` }),
      ...Object.fromEntries(listRedirectFiles(source)),
    };
  },
  listLimitations: ({ data: { redirects } }) => [
    'A static host does not send your headers: no content security policy, no protection against framing, no Markdown at a page’s own address. The tools for agents, the coverage form and query strings need a host that runs the function (docs/deploy.md).',
    'It cannot redirect either: each old address is a page that forwards to the new one, which search engines treat as a redirect.',
    ...redirects.byPrefix.map(
      ([prefix]) => `${prefix}* returns 404: list the old addresses below it that matter one by one.`,
    ),
  ],
};

/** Lists the files at old addresses in all languages: copies of API answers, and pages that redirect. */
function listRedirectFiles({
  data: { origin },
  languages,
  read,
}: PublishedBuild): (readonly [file: string, text: string])[] {
  return languages.flatMap(({ prefix, redirects: { exact } }) =>
    Object.entries(exact).flatMap(([from, to]): (readonly [string, string])[] => {
      const path = `${prefix}${to}`;
      const file = `${prefix}${from}`.slice(1);
      if (isApiPath(file))
        return ['html', 'json'].map((extension) => [`${file}index.${extension}`, read(`${path.slice(1)}index.json`)]);
      // Of two addresses that differ in the last slash, only one becomes a page.
      return Object.hasOwn(exact, `${from}/`)
        ? []
        : [[getPageFile(file), renderRedirectPage(`${origin}${path}`, path)]];
    }),
  );
}

/**
 * Returns the file that serves an old URL. Unless its path ends in `.html`, that is the index page of a folder.
 */
function getPageFile(url: string): string {
  const path = decodeURIComponent(url);
  return /\.html?$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
}

/** Renders a redirect page; search engines treat it like a redirect. */
function renderRedirectPage(url: string, path: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${path}"><meta name="robots" content="noindex"></head><body><p>This page is at <a href="${path}">${path}</a> now.</p></body></html>\n`;
}
