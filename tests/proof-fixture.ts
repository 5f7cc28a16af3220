import type { Site } from '../src/business/site.ts';
import type { ContentCopy } from './content-copy.ts';

/** The day the fixture is built for: its licence has some months left. */
export const fixtureDay = '2026-11-20';

/** A licence that has run out on the day of the fixture. */
export const lapsed = { name: 'Lapsed Sample Certificate', validThrough: '2026-11-19' } as const;

/** What the reviews of the fixture say, the newest first; the fourth is one too many for a home page. */
export const quotations = [
  'Came at seven & left the floor "cleaner" than before. <Thank you>, all of {name}.',
  'The price was the price in writing.',
  'They showed me the broken part before they began.',
  'A person answered at once and told me what to leave alone.',
] as const;

const people = `people:
  - { name: Robin Sample, jobTitle: Journeyperson, since: 2014, languages: [en, fr-CA] }
  - { name: Kit Fiction, jobTitle: Apprentice }
credentials:
  - name: Sample Trade Licence
    issuer: Office of Samples
    number: "S-2041"
    url: https://licences.example.com/S-2041
    validThrough: 2027-03-31
    inShort: Licensed trade
  - { name: ${lapsed.name}, issuer: Office of Samples, validThrough: ${lapsed.validThrough} }
insurance:
  - { name: Liability cover, issuer: Sample Mutual, number: "77-1", validThrough: 2027-06-30 }
currenciesAccepted: [CAD, USD]
brands: [Sample Works, Example Parts]
`;

const financing = '  financing: Over twelve months through Sample Credit Union, if they approve.\n';

/** Adds to a content folder people, licences, insurance and reviews that are plainly samples. */
export function addProof(copy: ContentCopy, { services, places, business }: Site): void {
  copy.edit('business.yaml', /^pricing:\n/m, `${people}$&${financing}`);
  copy.edit('business.yaml', /^languages: .*\n/m, 'languages: [en, fr]\n');
  const [service, other] = services;
  const [place] = places;
  if (service === undefined || other === undefined) throw new Error(`${business.name} has too few services.`);
  for (const [index, quotation] of quotations.entries()) {
    const lines = [
      `quotation: ${JSON.stringify(quotation)}`,
      `name: R. Sample ${index + 1}`,
      ...(place === undefined || index > 0 ? [] : [`place: ${place.slug}`]),
      `date: 2026-0${9 - index}-15`,
      `service: ${index === 1 ? other.id : service.id}`,
      `url: https://reviews.example.com/r/${index + 1}`,
      'consent: true',
    ];
    copy.write(`reviews/sample-${index + 1}.yaml`, `${lines.join('\n')}\n`);
  }
}
