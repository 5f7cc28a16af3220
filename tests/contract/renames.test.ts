import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../support/businesses.ts';
import { copyContent, requireSite } from '../support/content-copy.ts';
import { serveFromMemory } from '../support/servers/memory.ts';

describe.each(allBusinesses)('the $name', async ({ directory, origin, samples }) => {
  const { service, place } = samples;
  const [id, town] = [service.id, place.slug];
  const copy = copyContent(directory);

  copy.edit(`services/${id}.mdx`, /^order:/m, `slug: ${id}-anew\nformerSlugs: [${id}s, former-${id}]\norder:`);
  copy.edit(`places/${town}.yaml`, /^kind:/m, `formerSlugs: [${town}-village]\nkind:`);
  const send = serveFromMemory(requireSite(await copy.load(origin)));

  test.each([
    [`/services/${id}s/`, `/services/${id}-anew/`],
    [`/services/${id}s`, `/services/${id}s/`],
    [`/services/former-${id}/?x=1`, `/services/${id}-anew/?x=1`],
    [`/services/${id}/`, `/services/${id}-anew/`],
    [`/api/services/${id}s/`, `/api/services/${id}/`],
    [`/service-areas/${town}-village/`, `/service-areas/${town}/`],
    [`/api/service-areas/${town}-village/`, `/api/service-areas/${town}/`],
    [`/api/coverage/${town}-village/`, `/api/coverage/${town}/`],
  ])('G2 the old address %s redirects to %s', async (from, to) => {
    const response = await send(from);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  test.each([
    [`/api/services/?id=former-${id}`, `/api/services/?id=${id}`],
    [`/api/services/?id=${id.toUpperCase()}S`, `/api/services/${id}-anew/`],
    [`/api/coverage/?city=${town}-village`, `/api/coverage/${town}/`],
    [`/api/coverage/?city=${town}+Village`, `/api/coverage/?city=${place.name}`],
  ])('G2 the API accepts the old name: %s equals %s', async (old, current) => {
    const [a, b] = [await send(old), await send(current)];
    expect([a.status, await a.text()]).toEqual([200, await b.text()]);
  });
});
