import type { Site } from '../business/site.ts';
import { markdownPathOf } from '../site-pages/pages.ts';
import { listDocuments } from './documents.ts';

/** A link in the page head (RFC 8288). */
export interface PageLink {
  readonly path: string;
  readonly relation: string;
  /** Media type without parameters. */
  readonly type: string;
  readonly title: string;
}

// Relations that every page has; the home page has all.
const onEveryPage: readonly string[] = ['describedby'];

/** Machine-readable links of a page: all on the home page, elsewhere the overview. */
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
 * The Link header of the home page (RFC 8288), with the links of its head. Titles and media types are omitted to save
 * bytes, except for the page's own alternate.
 */
export function writeLinkHeader(site: Site): string {
  return listPageLinks(site, '/')
    .map(
      ({ path, relation, type }) => `<${path}>; rel="${relation}"${relation === 'alternate' ? `; type="${type}"` : ''}`,
    )
    .join(', ');
}
