import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasAmount, type SitePrice } from '../../src/business/prices/price.ts';
import { readTax } from '../../src/business/prices/tax.ts';
import { placePath, type Site, type SiteService, servicePath } from '../../src/business/site.ts';
import { toHomeRecord } from '../../src/discovery/json-ld/pages.ts';
import { allBusinesses } from '../businesses.ts';
import { onePerTemplate } from '../sample-of.ts';
import { listTypes } from './json-ld-types.ts';

interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [member: string]: unknown;
}

/** The amounts of a price as schema.org names them; undefined where there is none. */
function amountsOf(price: SitePrice): Readonly<Record<string, number | undefined>> | undefined {
  if (price.kind === 'free') return { price: 0 };
  if (price.kind === 'range') return { minPrice: price.amount, maxPrice: price.upTo };
  if (price.kind === 'from') return { [price.per === 'hour' ? 'price' : 'minPrice']: price.amount };
  return undefined;
}

/** The price of a service as its page gives it to search engines. */
function offerOf({ price, priceNote, priceAsOf }: SiteService, { business }: Site): object {
  if (price.kind === 'on-request') return { description: [price.note, priceNote].join(' ') };
  const [per, minimum] = hasAmount(price) ? [price.per, price.minimum] : ['job'];
  const hasVat = hasAmount(price) && readTax(business.pricing)?.isIncluded === true;
  return {
    priceSpecification: {
      '@type': per === 'job' ? 'PriceSpecification' : 'UnitPriceSpecification',
      ...amountsOf(price),
      priceCurrency: business.currency,
      validFrom: priceAsOf,
      description: priceNote,
      ...(per !== 'job' && { unitCode: expect.stringMatching(/^[A-Z\d]{3}$/), unitText: per }),
      ...(minimum && { eligibleTransactionVolume: expect.objectContaining({ minPrice: minimum }) }),
      ...(hasVat && { valueAddedTaxIncluded: true }),
    },
  };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const { published } = folders;
  const pages = readdirSync(published, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(published, file), 'utf8');
      const path = file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
      const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
      return { path, html, scripts: scripts.map(([, text = '']) => text) };
    });
  const prices = site.services.flatMap((service) => [service, ...service.variants]).map(({ price }) => price);
  const described = pages.filter(({ scripts }) => scripts.length > 0);
  const graphOf = (path: string): Node[] => {
    const [text = ''] = pages.find((page) => page.path === path)?.scripts ?? [];
    const data = JSON.parse(text);
    return data['@graph'] ?? [data];
  };

  /** Every object in a graph, the nested ones too. */
  function everyNode(data: unknown): Node[] {
    if (typeof data !== 'object' || data === null) return [];
    const below = Object.values(data).flatMap(everyNode);
    return Array.isArray(data) ? below : [data as Node, ...below];
  }

  const oneOf = (nodes: readonly Node[], type: string): Node => {
    const found = nodes.filter((node) => node['@type'] === type);
    expect(found.length, type).toBe(1);
    return found[0] as Node;
  };

  const types = listTypes(site);

  test('F3 every page but those that answer something has one graph', () => {
    expect(pages.filter(({ scripts }) => scripts.length > 1)).toEqual([]);
    expect(pages.filter(({ scripts }) => scripts.length === 0).map(({ path }) => path)).toEqual([
      '/404/',
      '/check/',
      '/prices/total/',
    ]);
    expect(described.length).toBe(pages.length - 3);
  });

  test.each(onePerTemplate(described))(
    'F3 the graph of $path has only known types, with the members they need',
    ({ path, scripts }) => {
      const [text = ''] = scripts;
      const data = JSON.parse(text);
      expect(data['@context']).toBe('https://schema.org');
      for (const node of everyNode(data)) {
        const type = node['@type'];
        const members = Object.keys(node).filter((name) => name !== '@type' && name !== '@context');
        if (type === undefined) {
          expect([['@id'], ['@graph']]).toContainEqual(members);
          continue;
        }
        const { required, allowed = [] } = types[type] ?? { required: ['a type that is known'] };
        expect(
          required.filter((name) => node[name] === undefined),
          type,
        ).toEqual([]);
        expect(
          members.filter((name) => ![...required, ...allowed].includes(name)),
          type,
        ).toEqual([]);
      }
      const claim = /aggregateRating|ReserveAction|OrderAction|potentialAction/;
      expect(claim.exec(text)?.[0], path).toBeUndefined();
      // A price that is neither an hour's nor nothing is where prices begin.
      if (prices.every((price) => price.kind === 'from' && price.per === 'job')) expect(text).not.toContain('"price":');
    },
  );

  test('F3 identifiers lead to a node of the same graph and are the same on every page', () => {
    const names = new Map<string, unknown>();
    for (const { path } of described) {
      const nodes = everyNode(graphOf(path));
      const own = nodes.filter((node) => node['@type'] !== undefined && node['@id'] !== undefined);
      const ids = own.map((node) => node['@id']);
      expect(new Set(ids).size, path).toBe(ids.length);
      const references = nodes.filter((node) => node['@type'] === undefined).map((node) => node['@id']);
      expect(
        references.filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
      for (const node of own) {
        const id = node['@id'] ?? '';
        expect(id.startsWith(`${origin}/`)).toBe(true);
        expect(names.get(id) ?? node.name, id).toEqual(node.name);
        names.set(id, node.name);
      }
    }
  });

  test('F3 the home page describes the business with all its services and places', () => {
    const graph = graphOf('/');
    const business = oneOf(graph, site.business.schemaType);
    expect(business).toMatchObject({
      '@id': `${origin}/#business`,
      name: site.business.name,
      telephone: site.business.contact.telephone,
      address: site.business.address,
      geo: site.business.geo,
      sameAs: site.business.socialProfiles.map(({ url }) => url),
    });
    expect(business.areaServed).toEqual(
      site.places.map((place) => ({
        '@type': place.kind === 'city' ? 'City' : 'Place',
        '@id': `${origin}${placePath(place)}#place`,
        name: place.name,
      })),
    );
    const ids = site.services.map((service) => ({ '@id': `${origin}${servicePath(service)}#service` }));
    expect((business.hasOfferCatalog as Node).itemListElement).toEqual(ids);
  });

  test('F3 each service has its price, a starting price as minPrice, on the home page and on its own', () => {
    const home = graphOf('/').filter((node) => node['@type'] === 'Service');
    expect(home).toHaveLength(site.services.length);
    for (const [index, service] of site.services.entries()) {
      const own = oneOf(graphOf(servicePath(service)), 'Service');
      const { offers: shortOffer, ...atHome } = home[index] as Node;
      expect(own).toMatchObject(atHome);
      const { price } = service;
      if (price.kind === 'on-request') expect(shortOffer).toEqual({ '@type': 'Offer', description: price.note });
      else expect(own.offers).toMatchObject(shortOffer as Node);
      expect(own.description).toBe(service.summary);
      expect(own.offers).toEqual({ '@type': 'Offer', ...offerOf(service, site) });
    }
  });

  test('F3 the variants of a service stand on its page, each with its own starting price', () => {
    for (const service of site.services) {
      const own = oneOf(graphOf(servicePath(service)), 'Service');
      const catalog = own.hasOfferCatalog as
        | { itemListElement: { name: string; priceSpecification?: Node }[] }
        | undefined;
      const offers = catalog?.itemListElement ?? [];
      expect(offers.map(({ name }) => name)).toEqual(service.variants.map(({ name }) => name));
      for (const [index, { price }] of service.variants.entries()) {
        const { priceSpecification } = offers[index] ?? {};
        if (price.kind === 'on-request') expect(priceSpecification).toBeUndefined();
        else expect(priceSpecification).toMatchObject(amountsOf(price) ?? {});
      }
    }
  });

  test('F3 the opening hours are those of content, closed days and whole days written as search engines want them', () => {
    const [business] = graphOf('/');
    const hours = business?.openingHoursSpecification as Node[];
    expect(hours.map(({ opens, closes }) => ({ opens, closes }))).toEqual(
      site.business.openingHours
        .filter(({ byAppointment }) => !byAppointment)
        .map(({ opens, closes }) => ({ opens, closes })),
    );
    const special = business?.specialOpeningHoursSpecification as Node[];
    const days = site.business.specialOpeningHours;
    expect(special).toHaveLength(days.length);
    for (const [index, day] of days.entries()) {
      const { date, from = date, to = date, opens = '00:00', closes = '00:00' } = day;
      expect(special[index]).toMatchObject({ validFrom: from, validThrough: to, opens, closes });
    }

    const allDay = { dayOfWeek: ['Sunday' as const], opens: '00:00', closes: '00:00' };
    const open = { ...site, business: { ...site.business, openingHours: [allDay] } };
    const [node] = (toHomeRecord(open)['@graph'] as Node[]) ?? [];
    expect(node?.openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
  });

  test.each(onePerTemplate(described.filter(({ path }) => path !== '/')))(
    'F3 the breadcrumbs of $path are the way to it',
    ({ path }) => {
      const items = oneOf(graphOf(path), 'BreadcrumbList').itemListElement as Node[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      const paths = items.map(({ item }) => String(item).replace(origin, ''));
      expect(paths[0]).toBe('/');
      expect(paths.at(-1)).toBe(path);
      for (const [index, step] of paths.slice(1).entries()) {
        // Each step lies below the one before it, and is called as its page calls itself.
        if (index > 0) expect(step.startsWith(paths[index] ?? '')).toBe(true);
        const page = pages.find((one) => one.path === step);
        const text = page?.html.replace(/<script[\s\S]*?<\/script>/g, '') ?? '';
        expect(text, step).toContain(escapeHtml(String(items[index + 1]?.name)));
      }
    },
  );
});
