import { expect } from 'vitest';
import { describeAmount, formatBarePrice } from '../../src/business/prices/price.ts';
import { placesByPostalArea } from '../../src/business/service-areas.ts';
import { type Site, servicePath } from '../../src/business/site.ts';
import { findRegion } from '../../src/countries/regions.ts';
import { formatTelephone } from '../../src/countries/telephone.ts';
import { escapePattern } from '../../src/format/escape-pattern.ts';
import type { TestBusiness } from '../businesses.ts';
import type { Samples } from '../samples.ts';
import type { Row } from './http/row.ts';

const holds = (text: string) => new RegExp(escapePattern(text));

/** What the contract says of each record of a business, with the facts of its content. */
export function recordRows({
  site,
  samples,
}: Pick<TestBusiness, 'site'> & { samples: Pick<Samples, 'writeCode'> }): Row[] {
  return [...serviceRows(site), ...placeRows(site), ...postalRows(site, samples), ...businessRows(site)];
}

function serviceRows({ money, services }: Site): Row[] {
  return services.flatMap(({ id, slug, name, price }): Row[] => [
    {
      rules: 'B3',
      path: `/api/services/?id=%20${id.toUpperCase()}%20`,
      expect: {
        status: 200,
        json: { id, slug, name, startingPrice: describeAmount(price, money.currency) },
      },
    },
    ...[id, slug].map(
      (name): Row => ({ rules: 'B3', path: `/api/services/?id=${name}`, expect: { status: 200, json: { id, slug } } }),
    ),
    {
      rules: 'F4',
      path: servicePath({ slug }),
      expect: { status: 200, body: holds(formatBarePrice(price, money)) },
    },
    ...(slug === id
      ? []
      : [
          {
            rules: 'B3',
            path: `/services/${id}/`,
            expect: { status: 308, headers: { location: servicePath({ slug }) } },
          },
        ]),
  ]);
}

function placeRows({ business, country, places }: Site): Row[] {
  const region = findRegion(country, business.address.addressRegion)?.name ?? country.name;
  return places.flatMap(({ slug, name, alternateNames, isServedInPart }): Row[] =>
    [
      name,
      slug,
      name.toUpperCase(),
      writePlainly(name),
      `${name}, ${region}`,
      name.replaceAll("'", '’'),
      name.normalize('NFD'),
      ...alternateNames.flatMap((other) => [other, writePlainly(other)]),
    ].map((spelling) => ({
      rules: 'B7',
      path: `/api/coverage/?city=${encodeURIComponent(spelling)}`,
      expect: {
        status: 200,
        json: isServedInPart
          ? {
              covered: true,
              confidence: 'likely',
              matchedOn: 'city',
              areas: expect.arrayContaining([expect.objectContaining({ slug, name })]),
            }
          : { covered: true, confidence: 'confirmed', matchedOn: 'city', areas: [{ slug, name }] },
      },
    })),
  );
}

/** A name as somebody types it who has no accents and apostrophes. */
function writePlainly(name: string): string {
  return name.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
}

function postalRows(site: Site, { writeCode }: Pick<Samples, 'writeCode'>): Row[] {
  return [...placesByPostalArea(site).keys()].map((postalArea) => ({
    rules: 'B9 B13',
    path: `/api/coverage/?postal=${encodeURIComponent(writeCode(postalArea).toLowerCase())}`,
    expect: {
      status: 200,
      json: { confidence: 'likely', matchedOn: 'postal', covered: true, postalArea },
    },
  }));
}

function businessRows({ origin, business, country, services, places }: Site): Row[] {
  const { telephone, email } = business.contact;
  const written = holds(formatTelephone(telephone, country));
  return [
    {
      rules: 'B2',
      path: '/api/business/',
      expect: {
        status: 200,
        json: {
          name: business.name,
          url: `${origin}/`,
          contact: { telephone, email, bookingUrl: `${origin}/booking/`, quoteUrl: `${origin}/quote/` },
          openingHours: business.openingHours,
          rating: business.rating ?? null,
          emergencyHours:
            business.emergencyHours === undefined ? null : { onHolidays: null, telephone, ...business.emergencyHours },
          seasons: business.seasons,
          specialOpeningHours: business.specialOpeningHours
            .map(({ date, from, ...day }) => ({
              ...day,
              ...(from && { from }),
              date: date ?? from ?? '',
              closed: !('opens' in day),
            }))
            .toSorted((a, b) => a.date.localeCompare(b.date)),
        },
      },
    },
    ...['/', '/contact/', '/llms.txt', '/index.md'].map(
      (path): Row => ({
        rules: 'F4',
        path,
        expect: { status: 200, body: written },
      }),
    ),
    {
      rules: 'B12',
      path: '/api/health/',
      expect: { status: 200, json: { counts: { services: services.length, serviceAreas: places.length } } },
    },
  ];
}
