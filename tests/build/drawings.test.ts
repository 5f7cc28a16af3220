import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { servicePath } from '../../src/business/site.ts';
import { referenceFolders } from '../reference-build.ts';
import { site } from '../reference-site.ts';

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const { published } = referenceFolders;

describe.each(site.services)('the page of $id', (service) => {
  const page = read(published, `${servicePath(service)}index.html`);

  test('shows its drawing once, as one picture, with every marked part marked', () => {
    expect(page.match(/<figure class="drawing[^"]*"/g)).toHaveLength(1);
    expect(page.match(/<svg viewBox="[^"]+" role="img" aria-label="[^"]{40,}">/g)).toHaveLength(1);
    const marked = [...page.matchAll(/<g data-part="([\w-]+)"(?: [^>]*)? class="is-highlighted"/g)].map(
      ([, part]) => part,
    );
    expect(marked.toSorted()).toEqual(service.drawing?.highlight.toSorted());
  });

  test('says in its Markdown form what the drawing shows', () => {
    const twin = read(published, `${servicePath(service)}index.md`).replace(/\s+/g, ' ');
    expect(twin).toContain(service.drawing?.caption);
    expect(twin).toContain(service.drawing?.description);
  });

  test('keeps the drawing out of the record of the service', () => {
    expect(JSON.parse(read(published, `api/services/${service.id}/index.json`))).not.toHaveProperty('drawing');
  });
});

test('the map stands on the page of the service areas and on that of each place', () => {
  const paths = ['service-areas/', ...site.places.map(({ slug }) => `service-areas/${slug}/`)];
  for (const path of paths) {
    const page = read(published, `${path}index.html`);
    expect(page.match(/<div class="area-map">/g)?.length, path).toBe(1);
    expect(page, path).toMatch(/<path class="outline land"/);
  }
  expect(read(published, 'service-areas/index.md')).toContain('with rings where a longer response begins');
});
