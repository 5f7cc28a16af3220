import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDrawing } from '../../src/appearance/drawing.ts';
import { servicePath } from '../../src/business/site.ts';
import { templatePage } from '../../src/site-pages/pages.ts';
import { referenceFolders } from '../support/reference-build.ts';
import { site } from '../support/reference-site.ts';

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const { published } = referenceFolders;

describe.each(site.services)('the page of $id', (service) => {
  const page = read(published, `${servicePath(service)}index.html`);

  test('shows its drawing once, as one picture, with every marked part marked', () => {
    expect(page.match(/<figure class="drawing[^"]*"/g)).toHaveLength(1);
    expect(page.match(/<svg viewBox="[^"]+" role="img" aria-label="[^"]{40,}">/g)).toHaveLength(1);
    const { name = '', highlight = [] } = service.drawing ?? {};
    const { parts } = readDrawing(site.drawings[name] ?? '');
    const shapes = highlight.flatMap((part) => parts.get(part) ?? []);
    expect(page.match(/<g class="is-highlighted"><g class="halo">/g) ?? []).toHaveLength(shapes.length);
  });
});

test('the map is on the service areas page and on the page of each place', () => {
  const paths = ['service-areas/', ...site.places.map(({ slug }) => `service-areas/${slug}/`)];
  for (const path of paths) {
    const page = read(published, `${path}index.html`);
    expect(page.match(/<div class="area-map figure">/g)?.length, path).toBe(1);
    expect(page, path).toMatch(/<path class="outline land"/);
  }
  expect(read(published, 'service-areas/index.md')).toContain('with a ring for each response time');
});

describe('the interactive drawing', () => {
  const { pointing } = templatePage(site, 'services');
  if (pointing === undefined) throw new Error('The reference business has an interactive drawing.');
  const page = read(published, 'services/index.html');
  const [section = ''] = /<section class="pointing"[\s\S]*?<\/section>/.exec(page) ?? [];

  test('links each part to its answer, and each answer to its service with the same prices as the menu', () => {
    const links = [...section.matchAll(/<a href="#(part-[\w-]+)"/g)].map(([, id]) => id);
    const answers = [...section.matchAll(/<div id="([\w-]+)">/g)].map(([, id]) => id);
    expect(links).toEqual(pointing.parts.map(({ part }) => `part-${part}`));
    expect(answers).toEqual(links);
    const [menu = ''] = /<div class="menu board[\s\S]*?<\/ol>/.exec(page) ?? [];
    for (const { part, service: id } of pointing.parts) {
      const service = site.services.find((candidate) => candidate.id === id);
      const priceOf = (html: string) => /<span class="price[\s\S]*?(?=\s*<\/a>)/.exec(html)?.[0];
      const answer = section.slice(section.indexOf(`<div id="part-${part}">`));
      const line = menu.slice(menu.indexOf(`<b>${service?.symptom}</b>`));
      expect(answer).toContain(`<a href="${service && servicePath(service)}"> <b>${service?.name}</b>`);
      expect(priceOf(answer), part).toBe(priceOf(line));
    }
  });
});
