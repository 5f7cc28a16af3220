import type { Site } from '../business/site.ts';
import { markdownPathOf } from '../site-pages/markdown-path.ts';
import { listDocuments } from './documents.ts';

/** A link from a page to what machines read on at (RFC 8288). */
export interface PageLink {
  readonly path: string;
  readonly relation: string;
  /** Media type without parameters. */
  readonly type: string;
  readonly title: string;
}

// What every page names; the rest would only repeat the home page.
const onEveryPage: readonly string[] = ['describedby'];

/** The links a page carries for machines: on the home page all there are, elsewhere the way to the overview. */
export function listPageLinks(site: Site, path: string): PageLink[] {
  const documents = listDocuments(site).flatMap(({ path, relation, mediaType, title }) =>
    relation === undefined ? [] : [{ path, relation, type: mediaType.replace(/;.*/, ''), title }],
  );
  const alternate = {
    path: markdownPathOf(path),
    relation: 'alternate',
    type: 'text/markdown',
    title: 'This page as Markdown',
  };
  if (path !== '/') return [...documents.filter(({ relation }) => onEveryPage.includes(relation)), alternate];
  return [
    ...documents,
    { path: '/docs/api/', relation: 'service-doc', type: 'text/html', title: 'API documentation' },
    { path: '/api/health/', relation: 'status', type: 'application/json', title: 'Health' },
    alternate,
  ];
}

/**
 * The Link header of the home page (RFC 8288): the same links as in its head. Titles and media types stand there;
 * here they would only make the first packets longer, but for the page's own other form.
 */
export function writeLinkHeader(site: Site): string {
  return listPageLinks(site, '/')
    .map(
      ({ path, relation, type }) => `<${path}>; rel="${relation}"${relation === 'alternate' ? `; type="${type}"` : ''}`,
    )
    .join(', ');
}
