import { findRegion } from '../countries/country.ts';
import { formatAddressLines } from '../countries/formats.ts';
import { formatDate } from '../hours/dates.ts';
import { summarizeEmergencyLine } from '../hours/opening-hours.ts';
import type { CoverageRecord } from '../schemas/answers/coverage.ts';
import { textOf } from '../text/text.ts';
import { type Site, siteUrl } from './site.ts';

type Notice = NonNullable<Site['business']['notice']>;

/** Returns the ways to reach a person (contract B2). */
export function getContact(site: Site) {
  const { telephone, email } = site.business.contact;
  return { telephone, email, bookingUrl: siteUrl(site, '/booking/'), quoteUrl: siteUrl(site, '/quote/') };
}

/** Lists what to send with an enquiry: the lines of the letter on the quote page, otherwise its first sentence. */
export function listEnquiryDetails({ pages }: Site): string[] {
  const { letter = [], lead } = pages.quote ?? {};
  return letter.length > 0 || lead === undefined ? letter : [lead];
}

/**
 * Returns the next step after an answer: a telephone call or one of two pages; none of them makes a booking. Answers
 * are static files, the same at any hour, so they have the business number, the emergency line's number, and the
 * hours of both. Tools return the number that is answered at the time of the call.
 */
export function getNextStep(site: Site): CoverageRecord['nextStep'] {
  const { telephone, bookingUrl, quoteUrl } = getContact(site);
  const { openingHours, emergencyHours } = site.business;
  const { nothingBooked, nothingBookedButEmergencies } = textOf(site.country.locale).business;
  const emergencyTelephone = emergencyHours?.telephone;
  const emergencyLine = summarizeEmergencyLine(site);
  const emergencyNumber = emergencyHours && {
    line: 'emergency' as const,
    telephone: emergencyTelephone ?? telephone,
    openingHours: emergencyHours.openingHours,
  };
  const isSeparate = emergencyTelephone !== undefined && emergencyLine !== undefined;
  return {
    telephone,
    ...(isSeparate && { emergencyTelephone }),
    numbers: [{ line: 'business', telephone, openingHours }, ...(emergencyNumber ? [emergencyNumber] : [])],
    bookingUrl,
    quoteUrl,
    note: isSeparate ? nothingBookedButEmergencies(emergencyLine) : nothingBooked,
  };
}

/** Lists the lines of the address as they are written in the country and the site's language. */
export function listAddressLines({ business: { address }, country }: Pick<Site, 'business' | 'country'>): string[] {
  const { addressLines, region: nameOf } = textOf(country.locale).places;
  const lines = addressLines[country.code];
  if (lines === undefined) return formatAddressLines(address, country.address.lines);
  const region = findRegion(country, address.addressRegion);
  return formatAddressLines({ ...address, addressRegion: region && nameOf(region.name) }, lines);
}

/** Returns the URL of directions to the business (Google Maps URLs), which opens in the visitor's map app. */
export function makeDirectionsUrl(site: Pick<Site, 'business' | 'country'>): string {
  const destination = [site.business.name, ...listAddressLines(site)].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** Describes the notice with its date range first, so that it is correct on any day. */
export function describeNotice({ text, startDate, endDate }: Notice, { country: { locale } }: Site): string {
  const [start, end] = [formatDate(startDate, locale), formatDate(endDate, locale)];
  const { noticeFrom, noticeOn } = textOf(locale).business;
  return startDate === endDate ? noticeOn(start, text) : noticeFrom(start, end, text);
}

/** Describes how form submissions are processed, for the privacy page; undefined without a form. */
export function describeFormData({ business: { contact, name }, country }: Site): string | undefined {
  return contact.form && textOf(country.locale).business.formData(new URL(contact.form).hostname, name);
}
