import { placePath, type Site, servicePath } from '../../business/site.ts';
import type { PublishedFile } from '../../schemas/pages/published.ts';
import { findRedirect } from '../../site-pages/redirects.ts';
import { type ContentProblem, fieldWarning } from '../content-problem.ts';
import { redirectsOf } from '../page-paths.ts';
import type { Content } from '../validate-files.ts';

const FILE = 'published.json';

/** The record of a publication: what to compare the next one with. */
export function recordPublished(site: Site): PublishedFile {
  const services = site.services
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, slug }) => [id, { slug }] as const);
  return { services: Object.fromEntries(services), places: site.places.map(({ slug }) => slug).sort() };
}

/** Compares content with the record of the last publication: removed URLs. */
export function* checkPublished(content: Content): Iterable<ContentProblem> {
  const { names, places, published, services } = content;
  if (published === undefined) return;
  const redirects = redirectsOf(content, content.redirects);
  const isMoved = (path: string) => findRedirect(redirects, path) !== undefined;
  const named = new Set(services.flatMap(({ name, data }) => [name, data.slug ?? name, ...data.formerSlugs]));
  const isKept = (slug: string) => named.has(slug) || isMoved(servicePath({ slug }));
  for (const [id, { slug }] of Object.entries(published.services)) {
    const service = services.find(({ name }) => name === id);
    if (service !== undefined && !isKept(slug)) {
      const message = `was "${slug}" when the site was last published. Add "${slug}" to formerSlugs, and its address keeps working.`;
      yield fieldWarning(service.file, ['slug'], message);
    } else if (!names.services.includes(id) && !(isKept(id) && isKept(slug))) {
      const message = describeGone(`services/${id}.mdx`, [...new Set([id, slug])]);
      yield { ...fieldWarning(FILE, ['services', id], message), wrongKey: true };
    }
  }
  const kept = new Set([...names.places, ...places.flatMap(({ data }) => data.formerSlugs)]);
  for (const [index, slug] of published.places.entries()) {
    if (kept.has(slug) || isMoved(placePath({ slug }))) continue;
    yield fieldWarning(FILE, ['places', index], describeGone(`places/${slug}.yaml`, [slug]));
  }
}

function describeGone(file: string, slugs: readonly string[]): string {
  const quoted = slugs.map((slug) => `"${slug}"`).join(' and ');
  return `was published, and ${file} is gone. If it has another name now, add ${quoted} to formerSlugs there; if not, "npm run record" lets its address go.`;
}
