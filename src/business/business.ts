import { datesOf } from '../hours/dates.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import type { Business } from '../schemas/business/business.ts';
import { summarizeEmergencyLine } from './emergency-line.ts';
import { describePhoto, photosOfBusiness } from './photos.ts';
import { describePricing } from './prices/pricing.ts';
import { describeProof } from './proof.ts';
import { type Site, siteUrl } from './site.ts';

/** The public record of the business (contract B2), without what `src/api/operations.ts` adds. */
export function toBusinessRecord(site: Site): Omit<Business, 'interfaces'> {
  const { business } = site;
  const { address, emergencyHours: line } = business;
  return {
    name: business.name,
    description: business.description,
    disclosure: business.disclosure ?? null,
    url: siteUrl(site, '/'),
    contact: {
      telephone: business.contact.telephone,
      email: business.contact.email,
      bookingUrl: siteUrl(site, '/booking/'),
      quoteUrl: siteUrl(site, '/quote/'),
      quoteNeeds: listQuoteNeeds(site),
    },
    address: {
      streetAddress: address.streetAddress ?? null,
      addressLocality: address.addressLocality,
      addressRegion: address.addressRegion ?? null,
      postalCode: address.postalCode,
      addressCountry: address.addressCountry,
    },
    geo: business.geo,
    timeZone: business.timeZone,
    openingHours: business.openingHours,
    seasons: business.seasons,
    specialOpeningHours: business.specialOpeningHours
      .map((day) => ({ ...day, date: datesOf(day)[0], closed: day.opens === undefined }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    emergencyHours:
      line === undefined
        ? null
        : { ...line, telephone: line.telephone ?? business.contact.telephone, onHolidays: line.onHolidays ?? null },
    notice: business.notice ?? null,
    serviceRadiusKm: business.serviceRadiusKm,
    rating: business.rating ?? null,
    socialProfiles: business.socialProfiles,
    pricing: describePricing(site),
    paymentMethods: business.paymentMethods,
    currenciesAccepted: business.currenciesAccepted,
    languages: business.languages,
    policies: business.policies.map(({ name, text }) => ({ name, text })),
    faqs: listPageFaqs(site),
    ...describeProof(site),
    photos: photosOfBusiness(site).map((photo) => describePhoto(site, photo)),
    dataUse: describeDataUse(site),
  };
}

/** What to send with an enquiry: the lines of the letter on the quote page, else the sentence it begins with. */
function listQuoteNeeds({ pages }: Site): string[] {
  const { letter = [], lead } = pages.quote ?? {};
  return letter.length > 0 || lead === undefined ? letter : [lead];
}

/** Questions of all pages but the home page, which sums up what the record says elsewhere. */
export function listPageFaqs({ pages }: Pick<Site, 'pages'>): Business['faqs'] {
  return Object.values(pages).flatMap(({ slug, faqs }) => (slug === 'home' ? [] : faqs));
}

/** Licence and source of the data: what agents may do with it (contract B19). */
function describeDataUse({ policy, regions }: Site): Business['dataUse'] {
  const { contentSignals, cacheSeconds, licence, security } = policy;
  return {
    aiTraining: contentSignals.aiTrain === 'yes',
    aiInput: contentSignals.aiInput === 'yes',
    search: contentSignals.search === 'yes',
    cacheSeconds: cacheSeconds.api,
    licence: licence ?? null,
    attribution: regions.attribution ?? null,
    securityContact: security?.contact ?? null,
  };
}

/**
 * The next step after an answer: a telephone call or one of two pages; none of them books anything. Answers are static
 * files, the same at any hour, so they hold the business number, the number of the emergency line, and the hours of
 * both. Tools, which are called at a moment, give the number that is answered then.
 */
export function nextStep(site: Site): CoverageAnswer['nextStep'] {
  const { telephone, bookingUrl, quoteUrl } = toBusinessRecord(site).contact;
  const step = { telephone, bookingUrl, quoteUrl };
  const note = 'A person arranges every visit; nothing is booked here.';
  const { emergencyHours } = site.business;
  if (emergencyHours?.telephone === undefined) return { ...step, note };
  return {
    ...step,
    emergencyTelephone: emergencyHours.telephone,
    note: `${note} Outside opening hours the emergency line is what is answered: ${summarizeEmergencyLine(site)}.`,
  };
}
