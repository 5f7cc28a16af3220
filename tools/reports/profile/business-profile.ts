import {
  DAYS,
  formatPriceSentence,
  getMinimumDue,
  isInSeason,
  isWalkIn,
  listDates,
  type MoneyFormat,
  type Site,
  type SiteService,
  siteUrl,
} from 'open-local-business/facts';

/** Maximum description length in characters. */
export const MAX_DESCRIPTION_LENGTH = 750;
/** Maximum service description length in characters. */
const MAX_SERVICE_LENGTH = 300;
/** Maximum number of service areas. */
export const MAX_AREAS = 20;

/** A time of day; 24:00 is the end of the day. */
interface ProfileTime {
  readonly hours: number;
  readonly minutes?: number;
}

/** A calendar date. */
interface ProfileDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A weekly opening period. */
interface ProfilePeriod {
  /** Day of the week in capitals. */
  readonly openDay: string;
  readonly openTime: ProfileTime;
  readonly closeDay: string;
  readonly closeTime: ProfileTime;
}

/** Special hours on a date. */
interface SpecialPeriod {
  readonly startDate: ProfileDate;
  readonly openTime?: ProfileTime;
  readonly endDate?: ProfileDate;
  readonly closeTime?: ProfileTime;
  readonly closed?: boolean;
}

/** A custom service in the profile. */
interface ProfileService {
  readonly freeFormServiceItem: {
    readonly label: { readonly displayName: string; readonly description: string; readonly languageCode: string };
  };
  /** Units as text and nanos, as in `google.type.Money`. */
  readonly price?: { readonly currencyCode: string; readonly units: string; readonly nanos: number };
}

/** The target state of a Google Business Profile (contract K3), as a `Location` of the Business Information API. */
export interface BusinessProfile {
  readonly languageCode: string;
  readonly title: string;
  readonly phoneNumbers: { readonly primaryPhone: string };
  readonly categories: {
    readonly primaryCategory?: { readonly displayName: string };
    readonly additionalCategories: readonly { readonly displayName: string }[];
  };
  /** Missing for a service-area business. */
  readonly storefrontAddress?: {
    readonly regionCode: string;
    readonly postalCode: string;
    readonly administrativeArea?: string;
    readonly locality: string;
    readonly addressLines: readonly string[];
  };
  readonly websiteUri: string;
  readonly regularHours: { readonly periods: readonly ProfilePeriod[] };
  readonly specialHours: { readonly specialHourPeriods: readonly SpecialPeriod[] };
  /** Missing for a business that only receives its customers. */
  readonly serviceArea?: {
    readonly businessType: 'CUSTOMER_AND_BUSINESS_LOCATION' | 'CUSTOMER_LOCATION_ONLY';
    readonly places: { readonly placeInfos: readonly { readonly placeName: string }[] };
    readonly regionCode: string;
  };
  readonly profile: { readonly description: string };
  readonly serviceItems: readonly ProfileService[];
}

/** Makes the target profile on a date (ISO): special hours cover the following year. */
export function toBusinessProfile(site: Site, today: string): BusinessProfile {
  const { business, country } = site;
  const { address } = business;
  const [primary, ...additional] = categoriesOf(business).map((displayName) => ({ displayName }));
  const languageCode = country.locale.replace(/-.*/, '');
  return {
    languageCode,
    title: business.name,
    phoneNumbers: { primaryPhone: business.contact.telephone },
    categories: { ...(primary && { primaryCategory: primary }), additionalCategories: additional },
    ...(address.streetAddress !== undefined && {
      storefrontAddress: {
        regionCode: address.addressCountry,
        postalCode: address.postalCode,
        ...(address.addressRegion && { administrativeArea: address.addressRegion }),
        locality: address.addressLocality,
        addressLines: [address.streetAddress],
      },
    }),
    websiteUri: siteUrl(site, '/'),
    regularHours: { periods: listPeriods(weekOf(business, today)) },
    specialHours: { specialHourPeriods: listSpecialPeriods(business.specialOpeningHours, today) },
    ...(business.servedAt.includes('customer') && {
      serviceArea: {
        businessType: address.streetAddress === undefined ? 'CUSTOMER_LOCATION_ONLY' : 'CUSTOMER_AND_BUSINESS_LOCATION',
        places: { placeInfos: listAreas(site).map((placeName) => ({ placeName })) },
        regionCode: address.addressCountry,
      },
    }),
    profile: { description: shorten(business.description, MAX_DESCRIPTION_LENGTH) },
    serviceItems: site.services.map((service) => toServiceItem(service, site.money, languageCode)),
  };
}

/** Returns the weekly hours on a date: seasonal or regular. */
function weekOf({ openingHours, seasons }: Site['business'], date: string): Site['business']['openingHours'] {
  return seasons.find((season) => isInSeason(season, date.slice(5)))?.openingHours ?? openingHours;
}

/** Days with hours by appointment only, which profiles cannot express. */
export function listAppointmentDays({ business }: Site, today: string): string[] {
  const week = weekOf(business, today);
  const isOn = (day: string) => week.filter(({ dayOfWeek }) => dayOfWeek.some((name) => name === day));
  return DAYS.filter((day) => isOn(day).length > 0 && !isOn(day).some(isWalkIn));
}

/** Lists the hours open to the public: profiles cannot express appointments. */
function listPeriods(openingHours: Site['business']['openingHours']): ProfilePeriod[] {
  return DAYS.flatMap((day, index) =>
    openingHours
      .filter((hours) => isWalkIn(hours) && hours.dayOfWeek.includes(day))
      .map(({ opens = '00:00', closes = '24:00' }) => {
        const isAllDay = opens === '00:00' && closes === '00:00';
        // A closing time not after the opening time is on the next day.
        const closeDay = closes <= opens && !isAllDay ? (DAYS[(index + 1) % DAYS.length] ?? day) : day;
        return {
          openDay: day.toUpperCase(),
          openTime: toTime(opens),
          closeDay: closeDay.toUpperCase(),
          closeTime: isAllDay ? { hours: 24 } : toTime(closes),
        };
      }),
  );
}

function listSpecialPeriods(dates: Site['business']['specialOpeningHours'], today: string): SpecialPeriod[] {
  const end = addYear(today);
  return dates
    .flatMap(({ opens, closes, ...special }) => listDates(special).map((date) => ({ date, opens, closes })))
    .filter(({ date }) => date >= today && date < end)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, opens, closes }) => {
      const startDate = toDate(date);
      if (opens === undefined || closes === undefined) return { startDate, closed: true };
      const isAllDay = opens === '00:00' && closes === '00:00';
      return {
        startDate,
        openTime: toTime(opens),
        endDate: closes <= opens && !isAllDay ? toDate(dayAfter(date)) : startDate,
        closeTime: isAllDay ? { hours: 24 } : toTime(closes),
      };
    });
}

/** Returns the same date in the next year. */
export function addYear(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** Returns the day after an ISO date. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

function toTime(time: string): ProfileTime {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return minutes === 0 ? { hours } : { hours, minutes };
}

function toDate(date: string): ProfileDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Service areas: cities and towns before neighbourhoods, nearest first. */
function listAreas({ places }: Site): string[] {
  const names = new Set(places.map(({ name }) => name));
  const isWithin = ({ kind, municipality }: (typeof places)[number]) =>
    kind === 'neighbourhood' && names.has(municipality);
  const ordered = [...places.filter((place) => !isWithin(place)), ...places.filter(isWithin)];
  return ordered.slice(0, MAX_AREAS).map(({ name, kind, municipality, addressRegion }) => {
    const within = kind === 'neighbourhood' && municipality !== name ? [municipality] : [];
    return [name, ...within, ...(addressRegion === undefined ? [] : [addressRegion])].join(', ');
  });
}

function toServiceItem(service: SiteService, money: MoneyFormat, languageCode: string): ProfileService {
  const { currency: currencyCode } = money;
  const { name, summary, price } = service;
  // Profiles show an amount as a fixed price. Prices per hour or piece are in the description instead.
  const amount = price.per === 'job' || price.per === 'visit' ? getMinimumDue(price) : undefined;
  const description =
    amount === undefined || price.kind === 'range' ? `${formatPriceSentence(price, money)} ${summary}` : summary;
  const label = { displayName: name, description: shorten(description, MAX_SERVICE_LENGTH), languageCode };
  if (amount === undefined) return { freeFormServiceItem: { label } };
  const cents = Math.round(amount * 100);
  return {
    freeFormServiceItem: { label },
    price: { currencyCode, units: String(Math.floor(cents / 100)), nanos: (cents % 100) * 10_000_000 },
  };
}

/**
 * Truncates a text to a length in characters: at the end of a sentence, or of a word if the first sentence is too long.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest + 1);
  const sentences = /^.*[.!?](?=\s)/s.exec(start)?.[0];
  return sentences ?? `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

const categoryOfType: Readonly<Record<string, string>> = {
  AutoBodyShop: 'Auto body shop',
  AutoRepair: 'Auto repair shop',
  BeautySalon: 'Beauty salon',
  Dentist: 'Dentist',
  Electrician: 'Electrician',
  GeneralContractor: 'General contractor',
  HVACBusiness: 'HVAC contractor',
  HairSalon: 'Hair salon',
  HousePainter: 'House painter',
  Locksmith: 'Locksmith',
  MovingCompany: 'Moving company',
  Notary: 'Notary public',
  Plumber: 'Plumber',
  RoofingContractor: 'Roofing contractor',
  TireShop: 'Tire shop',
};

/** Profile categories, primary first: those in the content, or the business type's default, if any. */
function categoriesOf({ profileCategories, schemaType }: Site['business']): readonly string[] {
  const byType = Object.hasOwn(categoryOfType, schemaType) ? [categoryOfType[schemaType] ?? ''] : [];
  return profileCategories.length > 0 ? profileCategories : byType;
}
