import { slugFor } from '../format/slug.ts';
import { nameLanguages } from '../format/wording.ts';
import { formatDate } from '../hours/dates.ts';
import type { Business } from '../schemas/business/business.ts';
import { Credential, type CredentialFile, Person, Review } from '../schemas/business/proof.ts';
import { toRecord } from '../schemas/record.ts';
import { textOf } from '../text/text.ts';
import { photoOfPerson, toPhotoRecord } from './photos.ts';
import type { Site, SiteReview } from './site.ts';

/** Maximum number of reviews in the business record, which assistants read whole. */
const MOST_IN_RECORD = 6;
const MOST_ON_HOME_PAGE = 3;

/** Credentials, people, policies and reviews for the business record (contract B19). */
export function toProofRecord(
  site: Site,
): Pick<Business, 'people' | 'credentials' | 'insurance' | 'brands' | 'reviews'> {
  const { people, credentials, insurance, brands } = site.business;
  return {
    people: people.map((person) => {
      const photo = photoOfPerson(site, person);
      return toRecord(Person, { ...person, photo: photo && toPhotoRecord(site, photo) });
    }),
    credentials: credentials.map((one) => toRecord(Credential, one)),
    insurance: insurance.map((one) => toRecord(Credential, one)),
    brands,
    reviews: site.reviews.slice(0, MOST_IN_RECORD).map((review) => {
      const place = placeOf(site, review);
      return toRecord(Review, {
        ...review,
        language: languageOfReview(site, review),
        place,
        serviceId: review.service,
      });
    }),
  };
}

/** Name of the place a review is about. */
export function placeOf({ places }: Pick<Site, 'places'>, { place }: Pick<SiteReview, 'place'>): string | undefined {
  return places.find(({ slug }) => slug === place)?.name;
}

/** Reviews on the home page: the newest overall. */
export function homeReviews({ reviews }: Pick<Site, 'reviews'>): readonly SiteReview[] {
  return reviews.slice(0, MOST_ON_HOME_PAGE);
}

/**
 * Promises in short, each with the path of the page and section that says it in full: policies and assurances with a
 * short form, then credentials.
 */
export function listPromises({ business }: Pick<Site, 'business'>) {
  const { policies, assurances, credentials, insurance } = business;
  const promises = [
    ...policies.map(({ inShort, name }) => ({ text: inShort, proof: `/prices/#${slugFor(name)}` })),
    ...assurances.map(({ inShort }) => ({ text: inShort, proof: '/about/#assurances' })),
    ...[...credentials, ...insurance].map(({ inShort, name }) => ({
      text: inShort ?? name,
      proof: '/about/#credentials',
    })),
  ];
  return promises.flatMap(({ text, proof }) => (text ? { text, proof } : []));
}

/** Credentials, people and policies as plain text terms. What the content leaves out has no term. */
export function listProofTerms(site: Pick<Site, 'business' | 'country'>) {
  const { people, credentials, insurance, brands, languages } = site.business;
  const { business: words, grammar } = textOf(site.country.locale);
  const terms = [
    { name: words.languages, text: nameLanguages(languages, site.country.locale) },
    ...people.map((person) => ({ name: person.name, text: formatPerson(person, site) })),
    ...[...credentials, ...insurance].map((one) => {
      const text = formatCredential(one, site);
      return { name: one.name, text: one.url === undefined ? text : words.toCheck(text, one.url) };
    }),
    { name: words.brands, text: grammar.list(brands) },
  ];
  return terms.filter(({ text }) => text !== '');
}

/** Role, experience and languages of a person, as sentences. */
export function formatPerson(
  { jobTitle, since, languages }: Site['business']['people'][number],
  { country }: Pick<Site, 'country'>,
): string {
  return textOf(country.locale).business.person(jobTitle, since, nameLanguages(languages, country.locale));
}

/** Issuer, number and expiry date of a credential, as a sentence. */
export function formatCredential(
  { issuer, number, validThrough }: CredentialFile,
  { country }: Pick<Site, 'country'>,
): string {
  const until = validThrough && formatDate(validThrough, country.locale);
  return textOf(country.locale).business.credential(issuer, number, until);
}

/** The language of a quotation: its own, or the first of the site. */
export function languageOfReview(
  { languages, country }: Pick<Site, 'languages' | 'country'>,
  { language }: SiteReview,
): string {
  return language ?? languages[0]?.locale ?? country.locale;
}

/** A review as one line of plain text with its source. */
export function formatReview(site: Pick<Site, 'country' | 'places'>, review: SiteReview): string {
  const { locale } = site.country;
  const who = [review.name, placeOf(site, review) ?? [], formatDate(review.date, locale)].flat();
  return textOf(locale).business.review(review.quotation.replace(/\s+/g, ' '), who.join(', '), review.url);
}

/** Host name of a URL: "reviews.example.com". */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
