import type { Certification, EducationalOccupationalCredential, Person } from 'schema-dts';
import { photoOfPerson, toPhotoRecord } from '../../business/photos.ts';
import type { Site } from '../../business/site.ts';

type Credential = Site['business']['credentials'][number];

/** Payment methods and languages in schema.org terms; members without content are omitted. */
export function toDealingsRecord({ business }: Pick<Site, 'business'>) {
  const { currenciesAccepted, languages, paymentMethods } = business;
  return {
    currenciesAccepted: currenciesAccepted.join(', '),
    ...(paymentMethods.length === 0 ? {} : { paymentAccepted: paymentMethods.join(', ') }),
    ...(languages.length === 0 ? {} : { knowsLanguage: languages }),
  };
}

/** People and credentials. Reviews are excluded, because self-published ratings violate search engine guidelines. */
export function toProofRecord(site: Pick<Site, 'business' | 'photos' | 'origin'>) {
  const { people, credentials, insurance } = site.business;
  return {
    ...(people.length === 0 ? {} : { employee: people.map((person) => toPersonRecord(site, person)) }),
    ...(credentials.length === 0 ? {} : { hasCredential: credentials.map(toCredentialRecord) }),
    ...(insurance.length === 0 ? {} : { hasCertification: insurance.map(toCertificationRecord) }),
  };
}

function toPersonRecord(site: Pick<Site, 'photos' | 'origin'>, person: Site['business']['people'][number]) {
  const { name, jobTitle, languages } = person;
  const photo = photoOfPerson(site, person);
  return {
    '@type': 'Person',
    name,
    jobTitle,
    ...(photo === undefined ? {} : { image: toPhotoRecord(site, photo).url }),
    ...(languages.length === 0 ? {} : { knowsLanguage: languages }),
  } satisfies Person;
}

/**
 * A licence or certificate. schema.org has no type for a trade licence but this one, which may be awarded to any
 * entity.
 */
function toCredentialRecord({ name, issuer, number, url, validThrough }: Credential) {
  return {
    '@type': 'EducationalOccupationalCredential',
    name,
    recognizedBy: { '@type': 'Organization', name: issuer },
    ...(number === undefined ? {} : { identifier: number }),
    ...(url === undefined ? {} : { url }),
    ...(validThrough === undefined ? {} : { expires: validThrough }),
  } satisfies EducationalOccupationalCredential;
}

/** An insurance certificate. */
function toCertificationRecord({ name, issuer, number, url, validThrough }: Credential) {
  return {
    '@type': 'Certification',
    name,
    issuedBy: { '@type': 'Organization', name: issuer },
    ...(number === undefined ? {} : { certificationIdentification: number }),
    ...(url === undefined ? {} : { url }),
    ...(validThrough === undefined ? {} : { expires: validThrough }),
  } satisfies Certification;
}
