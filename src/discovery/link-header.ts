import type { Site } from '../domain/site.ts';
import { twinOf } from '../domain/twin-path.ts';
import { listDocuments } from './documents.ts';

/** The Link header of the home page (RFC 8288): where machines read on, made from the table of documents. */
export function writeLinkHeader(site: Site): string {
  const documents = listDocuments(site).flatMap(({ path, relation, mediaType, title }) =>
    relation === undefined ? [] : [{ path, relation, type: mediaType.replace(/;.*/, ''), title }],
  );
  const others = [
    { path: '/docs/api/', relation: 'service-doc', type: 'text/html', title: 'API documentation' },
    { path: '/api/health/', relation: 'status', type: 'application/json', title: 'Health' },
    { path: twinOf('/'), relation: 'alternate', type: 'text/markdown', title: 'This page as Markdown' },
  ];
  return [...documents, ...others]
    .map(({ path, relation, type, title }) => `<${path}>; rel="${relation}"; type="${type}"; title="${title}"`)
    .join(', ');
}
