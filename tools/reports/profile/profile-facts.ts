import { DAYS } from 'open-local-business/facts';
import * as z from 'zod';
import { dayAfter } from './business-profile.ts';

/**
 * A profile as flat facts: `Name`, `Telephone`, `Monday`, `2026-07-01`, `Service: Drain cleaning`. A value is empty if
 * the profile has none; facts that the source does not export are missing. Lists are separated by semicolons; hours are
 * `07:30–18:00`, `closed`, `by appointment` or `00:00–24:00`.
 */
export type ProfileFacts = Map<string, string>;

/** Keys of dates and services. */
export const DATE_KEY = /^\d{4}-/;
export const SERVICE_KEY = /^Service: /;

/** A parsed profile, and whether its source exports dates and services. */
export interface ReadProfile {
  readonly facts: ProfileFacts;
  readonly hasDates: boolean;
  readonly hasServices: boolean;
}

/** Separator of lists. */
export const LIST_SEPARATOR = '; ';

/** Times in the current and the former API version. */
const Time = z.union([
  z.string().regex(/^\d{1,2}:\d{2}/),
  z.object({ hours: z.number().default(0), minutes: z.number().default(0) }).transform(formatTime),
]);
const Day = z.object({ year: z.number(), month: z.number(), day: z.number() }).transform(formatDay);
const Category = z.object({ displayName: z.string() });
const Address = z.object({
  addressLines: z.array(z.string()).default([]),
  locality: z.string().default(''),
  administrativeArea: z.string().default(''),
  postalCode: z.string().default(''),
});
const Price = z.object({
  currencyCode: z.string().default(''),
  units: z.string().default('0'),
  nanos: z.number().default(0),
});

/**
 * A location as exported by Google Business Profile: `Location` of the Business Information API and of its predecessor.
 */
export const Location = z.object({
  title: z.string().optional(),
  locationName: z.string().optional(),
  phoneNumbers: z.object({ primaryPhone: z.string().default('') }).optional(),
  primaryPhone: z.string().optional(),
  categories: z
    .object({ primaryCategory: Category.optional(), additionalCategories: z.array(Category).default([]) })
    .optional(),
  primaryCategory: Category.optional(),
  additionalCategories: z.array(Category).default([]),
  storefrontAddress: Address.optional(),
  address: Address.optional(),
  websiteUri: z.string().optional(),
  websiteUrl: z.string().optional(),
  regularHours: z
    .object({
      periods: z
        .array(
          z.object({
            openDay: z.string(),
            openTime: Time.default('00:00'),
            closeDay: z.string(),
            closeTime: Time.default('00:00'),
          }),
        )
        .default([]),
    })
    .optional(),
  specialHours: z
    .object({
      specialHourPeriods: z
        .array(
          z.object({
            startDate: Day,
            openTime: Time.default('00:00'),
            endDate: Day.optional(),
            closeTime: Time.default('24:00'),
            closed: z.boolean().default(false),
            isClosed: z.boolean().default(false),
          }),
        )
        .default([]),
    })
    .optional(),
  serviceArea: z
    .object({
      places: z
        .object({
          placeInfos: z.array(z.object({ placeName: z.string().optional(), name: z.string().optional() })).default([]),
        })
        .optional(),
    })
    .optional(),
  profile: z.object({ description: z.string().default('') }).optional(),
  serviceItems: z
    .array(
      z.object({
        freeFormServiceItem: z.object({ label: z.object({ displayName: z.string() }) }).optional(),
        price: Price.optional(),
      }),
    )
    .default([]),
});
type Location = z.output<typeof Location>;

/** Lists a location's facts; missing members count as empty. */
export function listFacts(location: Location): ProfileFacts {
  const primary = location.categories?.primaryCategory ?? location.primaryCategory;
  const others = location.categories?.additionalCategories ?? location.additionalCategories;
  const address = location.storefrontAddress ?? location.address;
  const { addressLines = [], locality = '', administrativeArea = '', postalCode = '' } = address ?? {};
  const areas = location.serviceArea?.places?.placeInfos ?? [];
  return new Map([
    ['Name', location.title ?? location.locationName ?? ''],
    [
      'Categories',
      [...(primary ? [primary] : []), ...others].map(({ displayName }) => displayName).join(LIST_SEPARATOR),
    ],
    ['Telephone', location.phoneNumbers?.primaryPhone ?? location.primaryPhone ?? ''],
    ['Website', location.websiteUri ?? location.websiteUrl ?? ''],
    [
      'Address',
      // An address without street lines only locates the service area.
      addressLines.length === 0
        ? ''
        : [...addressLines, locality, `${administrativeArea} ${postalCode}`.trim()].filter(Boolean).join(', '),
    ],
    ['Description', location.profile?.description ?? ''],
    ...listWeek(location),
    ...listDates(location),
    ['Areas', areas.map(({ placeName, name }) => placeName ?? name ?? '').join(LIST_SEPARATOR)],
    ...listServices(location),
  ]);
}

function listWeek({ regularHours }: Location): (readonly [string, string])[] {
  return DAYS.map((day) => {
    const spans = (regularHours?.periods ?? [])
      .filter(({ openDay }) => openDay === day.toUpperCase())
      .map(({ openTime, closeDay, closeTime }) => {
        // The end of the day may be written as the start of the next.
        const end = closeDay !== day.toUpperCase() && closeTime === '00:00' ? '24:00' : closeTime;
        return `${openTime}–${end}`;
      });
    return [day, spans.sort().join(', ') || 'closed'] as const;
  });
}

function listDates({ specialHours }: Location): (readonly [string, string])[] {
  const spans = new Map<string, string[]>();
  for (const {
    startDate,
    openTime,
    endDate = startDate,
    closeTime,
    closed,
    isClosed,
  } of specialHours?.specialHourPeriods ?? []) {
    const isOpen = !(closed || isClosed);
    // A closure may last several days; opening hours end on the same day or the following night.
    for (let date = startDate; date <= (isOpen ? startDate : endDate); date = dayAfter(date)) {
      spans.set(date, [...(spans.get(date) ?? []), ...(isOpen ? [`${openTime}–${closeTime}`] : [])]);
    }
  }
  return [...spans].map(([date, hours]) => [date, hours.sort().join(', ') || 'closed'] as const);
}

function listServices({ serviceItems }: Location): (readonly [string, string])[] {
  return serviceItems.flatMap(({ freeFormServiceItem, price }) => {
    if (freeFormServiceItem === undefined) return [];
    const amount = price && Number(price.units) + price.nanos / 1e9;
    const text = amount === undefined ? 'no price' : `${price?.currencyCode} ${amount}`.trim();
    return [[`Service: ${freeFormServiceItem.label.displayName}`, text] as const];
  });
}

function formatTime({ hours, minutes }: { readonly hours: number; readonly minutes: number }): string {
  return `${pad(hours)}:${pad(minutes)}`;
}

function formatDay({
  year,
  month,
  day,
}: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): string {
  return `${year}-${pad(month)}-${pad(day)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
