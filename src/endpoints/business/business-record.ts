import { getContact, listEnquiryDetails } from '../../business/contact.ts';
import { listBusinessPhotos, toPhotoRecord } from '../../business/photos.ts';
import { toProofRecord } from '../../business/proof.ts';
import { type Site, siteUrl } from '../../business/site.ts';
import { dateRangeOf } from '../../hours/dates.ts';
import { toPricingRecord } from '../../prices/pricing.ts';
import { Business, Notice } from '../../schemas/business/business.ts';
import { toRecord } from '../../schemas/record.ts';
import { fillTerms } from '../../text/terms.ts';
import { textOf } from '../../text/text.ts';
import { routes } from '../routes.ts';

/** Makes the public record of the business, with the addresses at which software reads the same facts (contract B2). */
export function toBusinessRecord(site: Site): Business {
  const { business, policy } = site;
  const { emergencyHours } = business;
  const { contentSignals } = policy;
  const url = (path: string) => siteUrl(site, path);
  return toRecord(Business, {
    ...business,
    url: url('/'),
    contact: {
      ...getContact(site),
      onlineBookingUrl: business.contact.onlineBookingUrl ?? null,
      telephoneLanguages: business.languages,
      quoteNeeds: listEnquiryDetails(site),
    },
    address: toRecord(Business.shape.address, business.address),
    specialOpeningHours: business.specialOpeningHours
      .map((day) => ({ ...day, date: dateRangeOf(day)[0], closed: day.opens === undefined }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    emergencyHours: emergencyHours && {
      ...emergencyHours,
      telephone: emergencyHours.telephone ?? business.contact.telephone,
      onHolidays: emergencyHours.onHolidays ?? null,
    },
    notice: business.notice && toRecord(Notice, business.notice),
    pricing: toPricingRecord(site),
    policies: business.policies.map(({ name, text }) => ({ name, text })),
    // The home page's questions repeat other pages' questions.
    faqs: Object.values(site.pages).flatMap(({ slug, faqs }) => (slug === 'home' ? [] : faqs)),
    ...toProofRecord(site),
    photos: listBusinessPhotos(site).map((photo) => toPhotoRecord(site, photo)),
    // What agents may do with the data, its licence and its source (contract B19).
    dataUse: {
      aiTraining: contentSignals.aiTrain === 'yes',
      aiInput: contentSignals.aiInput === 'yes',
      search: contentSignals.search === 'yes',
      cacheSeconds: policy.cacheSeconds.api,
      licence: policy.licence ?? null,
      attribution: site.attribution ?? null,
      securityContact: policy.security?.contact ?? null,
    },
    interfaces: {
      rest: routes.map(({ path }) => url(path)),
      restParts: explainPathParameters(site),
      priceHistory: url('/api/prices/history/'),
      openApi: url('/openapi.json'),
      documentation: url('/docs/api/'),
      mcp: url('/api/mcp'),
      ...textOf(site.country.locale).api.interfaces,
    },
  });
}

/** Explains the parameters in paths, which are in braces. */
function explainPathParameters({ country, terms }: Site): string {
  const { parameters } = textOf(country.locale).api;
  const names = routes.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const explained = Object.entries(parameters).filter(([name]) => names.includes(name));
  return explained.map(([name, meaning]) => `{${name}}: ${fillTerms(meaning, terms)}`).join(' ');
}
