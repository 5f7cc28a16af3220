import { expect } from 'vitest';
import { type Site, servicePath } from '../../src/business/site.ts';
import { findRegion } from '../../src/countries/country.ts';
import { groupByPostalArea } from '../../src/places/places.ts';
import type { TestBusiness } from '../businesses.ts';
import type { Samples } from '../samples.ts';
import { answered, moved, type Row } from './http/row.ts';

/** What the contract says of each record of a business, with the facts of its content. */
export function recordRows({
  site,
  samples,
}: Pick<TestBusiness, 'site'> & { samples: Pick<Samples, 'writeCode'> }): Row[] {
  return [...serviceRows(site), ...placeRows(site), ...postalRows(site, samples), ...businessRows(site)];
}

function serviceRows({ services }: Site): Row[] {
  return services.flatMap(({ id, slug, name, price }): Row[] => [
    answered('B3', `/api/services/?id=%20${id.toUpperCase()}%20`, {
      id,
      slug,
      name,
      startingPrice: price.amount === null ? null : { amount: price.amount, currency: price.currency },
    }),
    ...[id, slug].map((name): Row => answered('B3', `/api/services/?id=${name}`, { id, slug })),
    ...(slug === id ? [] : [moved('B3', `/services/${id}/`, servicePath({ slug }))]),
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
    ].map((spelling) =>
      answered('B7', `/api/coverage/?city=${encodeURIComponent(spelling)}`, {
        covered: true,
        confidence: isServedInPart ? 'likely' : 'confirmed',
        matchedOn: 'city',
        areas: isServedInPart ? expect.arrayContaining([expect.objectContaining({ slug })]) : [{ slug, name }],
      }),
    ),
  );
}

/** A name as somebody types it who has no accents and apostrophes. */
function writePlainly(name: string): string {
  return name.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
}

function postalRows(site: Site, { writeCode }: Pick<Samples, 'writeCode'>): Row[] {
  return [...groupByPostalArea(site).keys()].map((postalArea) =>
    answered('B9 B13', `/api/coverage/?postal=${encodeURIComponent(writeCode(postalArea).toLowerCase())}`, {
      confidence: 'likely',
      matchedOn: 'postal',
      covered: true,
      postalArea,
    }),
  );
}

function businessRows({ origin, business }: Site): Row[] {
  const { telephone, email } = business.contact;
  return [
    answered('B2', '/api/business/', {
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
    }),
  ];
}
