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
export function checkPublished(content: Content, problems: ContentProblem[]): void {
  const { published } = content;
  if (published === undefined) return;
  const redirects = redirectsOf(content, content.redirects);
  const isMoved = (path: string) => findRedirect(redirects, path) !== undefined;
  checkServiceAddresses(content, published, isMoved, problems);
  checkPlaceAddresses(content, published, isMoved, problems);
}

function checkServiceAddresses(
  { services, names }: Content,
  published: PublishedFile,
  isMoved: (path: string) => boolean,
  problems: ContentProblem[],
): void {
  const named = new Set(services.flatMap(({ name, data }) => [name, data.slug ?? name, ...data.formerSlugs]));
  const isKept = (slug: string) => named.has(slug) || isMoved(servicePath({ slug }));
  for (const [id, { slug }] of Object.entries(published.services)) {
    const service = services.find(({ name }) => name === id);
    if (service !== undefined && !isKept(slug)) {
      const message = `was "${slug}" when the site was last published. Add "${slug}" to formerSlugs, and its address keeps working.`;
      problems.push(fieldWarning(service.file, ['slug'], message));
    } else if (!names.services.includes(id) && !(isKept(id) && isKept(slug))) {
      const addresses = [...new Set([id, slug])].map((name) => `"${name}"`).join(' and ');
      problems.push({
        ...fieldWarning(FILE, ['services', id], describeGone(`services/${id}.mdx`, addresses)),
        wrongKey: true,
      });
    }
  }
}

function checkPlaceAddresses(
  { places, names }: Content,
  published: PublishedFile,
  isMoved: (path: string) => boolean,
  problems: ContentProblem[],
): void {
  const kept = new Set([...names.places, ...places.flatMap(({ data }) => data.formerSlugs)]);
  for (const [index, slug] of published.places.entries()) {
    if (kept.has(slug) || isMoved(placePath({ slug }))) continue;
    problems.push(fieldWarning(FILE, ['places', index], describeGone(`places/${slug}.yaml`, `"${slug}"`)));
  }
}

function describeGone(file: string, addresses: string): string {
  return `was published, and ${file} is gone. If it has another name now, add ${addresses} to formerSlugs there; if not, "npm run record" lets its address go.`;
}
