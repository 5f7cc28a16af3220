/**
 * Ids of the sections that templates add to their pages, by path, for links such as `#covers`. A section without
 * content is left out.
 */
const templateSectionIds = {
  '/': ['prices', 'visit', 'reviews', 'areas', 'hours', 'questions'],
  '/services/*/': [
    ...['right-now', 'choosing', 'variants', 'covers', 'not-included', 'factors'],
    ...['visit', 'jobs', 'reviews', 'questions', 'related'],
  ],
  '/prices/': ['examples', 'terms', 'questions'],
  '/prices/total/': ['all'],
  '/service-areas/': ['city', 'town', 'neighbourhood'],
  '/service-areas/*/': ['jobs', 'prices', 'hours', 'near', 'elsewhere'],
  '/check/': ['prices', 'next', 'hours', 'areas'],
  '/contact/': ['hours', 'write', 'before'],
  '/booking/': ['steps'],
  '/quote/': ['steps'],
  '/about/': ['promises', 'people', 'credentials', 'assurances', 'facts', 'area'],
  '/docs/api/': ['start', 'conventions', 'endpoints', 'mcp', 'documents', 'limits', 'errors', 'changes'],
} as const;

/** The id of a section that a template adds; `parts` is on each page with an interactive drawing. */
export type SectionId = (typeof templateSectionIds)[keyof typeof templateSectionIds][number] | 'parts';

/** Lists the section ids of the page at a path; none for a page without a template. */
export function listSectionIds(path: string): readonly SectionId[] {
  const template = path.replace(/^\/(services|service-areas)\/[^/]+\/$/, '/$1/*/');
  return Object.entries(templateSectionIds).find(([known]) => known === template)?.[1] ?? [];
}
