import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placePath, type Site, servicePath } from '../../src/business/site.ts';
import { toHomeGraph } from '../../src/discovery/json-ld.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readGraph, readPages } from '../support/published.ts';
import { onePerTemplate } from '../support/sample-of.ts';

interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [member: string]: unknown;
}

/** The members of schema.org, by type or not. */
const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
const members = new Set([...declarations.matchAll(/^ {4}"(\w+)"\?: /gm)].map(([, name]) => name));

/** The members that a node of each type must have. */
function listNeeded({ business, services }: Site): Readonly<Record<string, readonly string[]>> {
  const prices = services.flatMap((service) => [service, ...service.variants]).map(({ price }) => price);
  const hasStartingPrices = prices.every((price) => price.kind === 'from' && price.per === 'job');
  const hasStreet = business.address.streetAddress !== undefined;
  return {
    [business.schemaType]: ['@id', 'name', 'url', 'telephone', 'image', 'address'],
    PostalAddress: ['addressLocality', 'postalCode', 'addressCountry', ...(hasStreet ? ['streetAddress'] : [])],
    GeoCoordinates: ['latitude', 'longitude', ...(hasStreet ? [] : ['name'])],
    ContactPoint: ['contactType', 'telephone', 'hoursAvailable'],
    OpeningHoursSpecification: ['opens', 'closes'],
    City: ['@id', 'name'],
    Place: ['@id', 'name'],
    ImageObject: ['contentUrl', 'description'],
    OfferCatalog: ['name', 'itemListElement'],
    Service: ['@id', 'name', 'url', 'provider', 'offers'],
    Offer: prices.every(({ kind }) => kind !== 'on-request') ? ['priceSpecification'] : [],
    PriceSpecification: ['priceCurrency', ...(hasStartingPrices ? ['minPrice', 'validFrom'] : [])],
    UnitPriceSpecification: ['priceCurrency', 'validFrom', 'unitCode', 'unitText'],
    BreadcrumbList: ['itemListElement'],
    ListItem: ['position', 'name', 'item'],
  };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const pages = readPages(folders).map((page) => {
    const scripts = [...page.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    return { ...page, scripts: scripts.map(([, text = '']) => text) };
  });
  const prices = site.services.flatMap((service) => [service, ...service.variants]).map(({ price }) => price);
  const described = pages.filter(({ scripts }) => scripts.length > 0);
  const graphOf = (path: string): Node[] => readGraph(pages.find((page) => page.path === path)?.html ?? '');

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

  const needed = listNeeded(site);

  test('F3 every page except answer pages has one graph', () => {
    expect(pages.filter(({ scripts }) => scripts.length > 1)).toEqual([]);
    expect(pages.filter(({ scripts }) => scripts.length === 0).map(({ path }) => path)).toEqual([
      '/404/',
      '/check/',
      '/prices/total/',
    ]);
    expect(described.length).toBe(pages.length - 3);
  });

  test.each(onePerTemplate(described))(
    'F3 the graph of $path has only known types, with their required members',
    ({ path, scripts }) => {
      const [text = ''] = scripts;
      const data = JSON.parse(text);
      expect(data['@context']).toBe('https://schema.org');
      for (const node of everyNode(data)) {
        const type = node['@type'];
        if (type === undefined) expect([['@id'], ['@context', '@graph']]).toContainEqual(Object.keys(node));
        else expect([type, needed[type]?.filter((name) => node[name] === undefined)]).toEqual([type, []]);
        expect(Object.keys(node).filter((name) => !name.startsWith('@') && !members.has(name))).toEqual([]);
      }
      const claim = /aggregateRating|ReserveAction|OrderAction|potentialAction/;
      expect(claim.exec(text)?.[0], path).toBeUndefined();
      // A price that is neither hourly nor zero is a starting price.
      if (prices.every((price) => price.kind === 'from' && price.per === 'job')) expect(text).not.toContain('"price":');
    },
  );

  test('F3 identifiers refer to a node of the same graph and are the same on every page', () => {
    const names = new Map<string, unknown>();
    for (const { path } of described) {
      const nodes = everyNode(graphOf(path));
      const identified = nodes.filter((node) => node['@type'] !== undefined && node['@id'] !== undefined);
      const ids = identified.map((node) => node['@id']);
      expect(new Set(ids).size, path).toBe(ids.length);
      const references = nodes.filter((node) => node['@type'] === undefined).map((node) => node['@id']);
      expect(
        references.filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
      for (const node of identified) {
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
    });
    // An empty list would mean that there are none.
    const profiles = site.business.socialProfiles.map(({ url }) => url);
    expect(business.sameAs).toEqual(profiles.length > 0 ? profiles : undefined);
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

  test('F3 each service and variant has the same price on the home page and on its own page', () => {
    const home = graphOf('/').filter((node) => node['@type'] === 'Service');
    expect(home).toHaveLength(site.services.length);
    for (const [index, service] of site.services.entries()) {
      const onPage = oneOf(graphOf(servicePath(service)), 'Service');
      const { offers: shortOffer, ...atHome } = home[index] as Node;
      expect(onPage).toMatchObject(atHome);
      const { price, priceNote, priceAsOf, summary, variants } = service;
      expect(onPage.description).toBe(summary);
      if (price.kind === 'on-request') {
        expect(shortOffer).toEqual({ '@type': 'Offer', description: price.note });
        expect(onPage.offers).toEqual({ '@type': 'Offer', description: `${price.note} ${priceNote}` });
      } else {
        expect(onPage.offers).toMatchObject(shortOffer as Node);
        const { currency: priceCurrency } = site.business;
        const priceSpecification = { priceCurrency, validFrom: priceAsOf, description: priceNote };
        expect(onPage.offers).toMatchObject({ priceSpecification });
      }
      const catalog = onPage.hasOfferCatalog as { itemListElement: { name: string }[] } | undefined;
      expect((catalog?.itemListElement ?? []).map(({ name }) => name)).toEqual(variants.map(({ name }) => name));
    }
  });

  test('F3 the opening hours match the content, with closed and whole days in the form that search engines expect', () => {
    const [business] = graphOf('/');
    const hours = (business?.openingHoursSpecification ?? []) as Node[];
    expect(hours.map(({ opens, closes }) => ({ opens, closes }))).toEqual(
      site.business.openingHours
        .filter(({ byAppointment }) => !byAppointment)
        .map(({ opens, closes }) => ({ opens, closes })),
    );
    const special = (business?.specialOpeningHoursSpecification ?? []) as Node[];
    const days = site.business.specialOpeningHours;
    expect(special).toHaveLength(days.length);
    for (const [index, day] of days.entries()) {
      const { date, from = date, to = date, opens = '00:00', closes = '00:00' } = day;
      expect(special[index]).toMatchObject({ validFrom: from, validThrough: to, opens, closes });
    }

    const dayLong = (opens: string) => ({ dayOfWeek: ['Sunday' as const], opens, closes: opens });
    const openingHours = [dayLong('00:00'), dayLong('08:00')];
    const [node] = toHomeGraph({ ...site, business: { ...site.business, openingHours, seasons: [] } })[
      '@graph'
    ] as Node[];
    expect(node?.openingHoursSpecification).toMatchObject([
      { opens: '00:00', closes: '23:59' },
      { opens: '08:00', closes: '07:59' },
    ]);
  });

  test.each(onePerTemplate(described.filter(({ path }) => path !== '/')))(
    'F3 the breadcrumbs of $path lead from the home page to it',
    ({ path }) => {
      const items = oneOf(graphOf(path), 'BreadcrumbList').itemListElement as Node[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      const paths = items.map(({ item }) => String(item).replace(origin, ''));
      expect([paths[0], paths.at(-1)]).toEqual(['/', path]);
      for (const [index, step] of paths.slice(1).entries()) {
        // Each step is below the one before it, and has the name of its page.
        if (index > 0) expect(step.startsWith(paths[index] ?? '')).toBe(true);
        const text = pages.find((page) => page.path === step)?.html.replace(/<script[\s\S]*?<\/script>/g, '');
        expect(text, step).toContain(escapeHtml(String(items[index + 1]?.name)));
      }
    },
  );
});
