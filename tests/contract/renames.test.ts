import { afterAll, expect, test } from 'vitest';
import { loadSite } from '../../src/reader/load-site.ts';
import { copyContent } from '../content-copy.ts';
import { serveFromMemory } from '../engines/memory.ts';

const copy = copyContent();
afterAll(copy.dispose);

copy.edit('services/spring.mdx', /^order:/m, 'slug: spring-replacement\nformerSlugs: [springs, broken-spring]\norder:');
copy.edit('places/dundas.yaml', /^kind:/m, 'formerSlugs: [dundas-village]\nkind:');
const { site, problems } = loadSite(copy.directory, 'https://www.example.com');
if (site === undefined) throw new Error(JSON.stringify(problems));
const send = serveFromMemory(site);

test.each([
  ['/services/springs/', '/services/spring-replacement/'],
  ['/services/springs', '/services/springs/'],
  ['/services/broken-spring/?x=1', '/services/spring-replacement/?x=1'],
  ['/services/spring/', '/services/spring-replacement/'],
  ['/api/services/springs/', '/api/services/spring/'],
  ['/service-areas/dundas-village/', '/service-areas/dundas/'],
  ['/api/service-areas/dundas-village/', '/api/service-areas/dundas/'],
  ['/api/coverage/dundas-village/', '/api/coverage/dundas/'],
])('G2 the old address %s leads to %s', async (from, to) => {
  const response = await send(from);
  expect([response.status, response.headers.get('location')]).toEqual([308, to]);
});

test.each([
  ['/api/services/?id=broken-spring', '/api/services/?id=spring'],
  ['/api/services/?id=SPRINGS', '/api/services/spring-replacement/'],
  ['/api/coverage/?city=dundas-village', '/api/coverage/dundas/'],
  ['/api/coverage/?city=Dundas+Village', '/api/coverage/?city=Dundas'],
])('G2 the API accepts the old name: %s equals %s', async (old, current) => {
  const [a, b] = [await send(old), await send(current)];
  expect([a.status, await a.text()]).toEqual([200, await b.text()]);
});

test('G2 a former slug that is taken is an error', () => {
  copy.edit('services/opener.mdx', /^order:/m, 'formerSlugs: [springs]\norder:');
  const { problems: found } = loadSite(copy.directory, 'https://www.example.com');
  expect(found.map(({ message }) => message)).toEqual([
    '"springs" is taken by services/opener.mdx. A name can lead to one page only.',
  ]);
});
