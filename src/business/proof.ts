import { formatLanguageNames } from '../format/sentences.ts';
import { anchorsFor } from '../format/slug.ts';
import { formatDate } from '../hours/dates.ts';
import { Credential, type CredentialFile, Person, type PersonFile, Review } from '../schemas/business/proof.ts';
import { toRecord } from '../schemas/record.ts';
import { primaryLanguageOf } from '../text/locale.ts';
import { textOf } from '../text/text.ts';
import { findPersonPhoto, toPhotoRecord } from './photos.ts';
import type { Site, SiteReview } from './site.ts';

/** Maximum number of reviews in the business record, which assistants read whole. */
const MAX_REVIEWS_IN_RECORD = 6;

/** Maximum number of reviews on the home page and in `llms.txt`. */
export const MAX_REVIEWS_ON_HOME_PAGE = 3;

/** Makes the credentials, people and reviews for the business record (contract B19). */
export function toProofRecord(site: Site) {
  const { people, credentials, insurance } = site.business;
  return {
    people: people.map((person) => {
      const photo = findPersonPhoto(site, person);
      return toRecord(Person, { ...person, photo: photo && toPhotoRecord(site, photo) });
    }),
    credentials: credentials.map((credential) => toRecord(Credential, credential)),
    insurance: insurance.map((credential) => toRecord(Credential, credential)),
    reviews: site.reviews
      .slice(0, MAX_REVIEWS_IN_RECORD)
      .map((review) =>
        toRecord(Review, { ...review, place: findReviewPlace(site, review), serviceId: review.service }),
      ),
  };
}

/** Finds the name of the place that a review is about. */
export function findReviewPlace({ places }: Site, { place }: SiteReview): string | undefined {
  return places.find(({ slug }) => slug === place)?.name;
}

/**
 * Lists the short promises, each with the path of the section with the details: that the language of the pages is
 * spoken, unless it is the first language; policies and assurances with a short form; credentials.
 */
export function listPromises({ business, country: { locale }, prefix }: Site) {
  const { policies, assurances, credentials, insurance, languages } = business;
  const isSpoken = prefix !== '' && languages.map(primaryLanguageOf).includes(primaryLanguageOf(locale));
  const anchors = anchorsFor(policies.map(({ name }) => name));
  const promises = [
    { text: isSpoken ? textOf(locale).business.weSpeak : undefined, detailsPath: '/contact/' },
    ...policies.map(({ inShort }, index) => ({ text: inShort, detailsPath: `/prices/#${anchors[index]}` })),
    ...assurances.map(({ inShort }) => ({ text: inShort, detailsPath: '/about/#assurances' })),
    ...[...credentials, ...insurance]
      .filter(({ tick }) => tick !== false)
      .map(({ inShort, name }) => ({ text: inShort ?? name, detailsPath: '/about/#credentials' })),
  ];
  return promises.filter(({ text }) => text !== undefined);
}

/** Lists the names and numbers of the credentials in the footer of every page: "Licence RBQ 5678-1234-01". */
export function listFooterCredentials({ business: { credentials, insurance } }: Site): string[] {
  const shown = [...credentials, ...insurance].filter(({ footer }) => footer === true);
  return shown.map(({ name, number }) => (number === undefined ? name : `${name} ${number}`));
}

/** Lists credentials, people and brands as terms in plain text. Fields that are not filled in are left out. */
export function listProofTerms(site: Site) {
  const { people, credentials, insurance, brands, languages } = site.business;
  const { business: t, grammar } = textOf(site.country.locale);
  const terms = [
    { name: t.languages, text: formatLanguageNames(languages, site.country.locale) },
    ...people.map((person) => ({ name: person.name, text: formatPerson(site, person) })),
    ...[...credentials, ...insurance].map((credential) => {
      const text = formatCredential(site, credential);
      return { name: credential.name, text: credential.url === undefined ? text : t.toCheck(text, credential.url) };
    }),
    { name: t.brands, text: grammar.list(brands) },
  ];
  return terms.filter(({ text }) => text !== '');
}

/** Formats the role, experience and languages of a person, as sentences. */
export function formatPerson({ country: { locale } }: Site, { jobTitle, since, languages }: PersonFile): string {
  return textOf(locale).business.person(jobTitle, since, formatLanguageNames(languages, locale));
}

/** Formats the issuer, number and expiry date of a credential, as a sentence. */
export function formatCredential({ country: { locale } }: Site, credential: CredentialFile): string {
  const { issuer, number, validThrough } = credential;
  return textOf(locale).business.credential(issuer, number, validThrough && formatDate(validThrough, locale));
}

/** Formats a review as one line of plain text with its source. */
export function formatReview(site: Site, review: SiteReview): string {
  const { locale } = site.country;
  const who = [review.name, findReviewPlace(site, review), formatDate(review.date, locale)].filter(Boolean);
  return textOf(locale).business.review(review.quotation.replace(/\s+/g, ' '), who.join(', '), review.url);
}

/** Returns the host name of a URL without `www.`: "reviews.example.com". */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
