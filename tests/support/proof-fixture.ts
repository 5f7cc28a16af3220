import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Site } from '../../src/business/site.ts';
import type { ContentCopy } from './content-copy.ts';
import { makePhotograph } from './photographs.ts';

/** Today in the fixture, whose licence is valid for some more months. */
export const fixtureDay = '2026-11-20';

/** An expired licence. */
export const expired = { name: 'Lapsed Sample Certificate', issuer: 'Office of Samples', validThrough: '2026-11-19' };

/** Quotations of reviews, newest first; a home page shows three. */
const quotations = [
  'Came at seven & left the floor "cleaner" than before. <Thank you>, all of {name}.',
  'The price was the price in writing.',
  'They showed me the broken part before they began.',
  'A person answered at once and told me what to leave alone.',
] as const;

/** The fixture's financing sentence. */
export const financing = 'Over twelve months through Sample Credit Union, if they approve.';

/** People, licences, insurance and the like, obviously fictional. */
export const proof = {
  people: [
    { name: 'Robin Sample', jobTitle: 'Journeyperson', since: 2014, languages: ['en', 'fr-CA'], photo: 'at-work' },
    { name: 'Kit Fiction', jobTitle: 'Apprentice' },
  ],
  credentials: [
    {
      name: 'Sample Trade Licence',
      issuer: 'Office of Samples',
      number: 'S-2041',
      url: 'https://licences.example.com/S-2041',
      validThrough: '2027-03-31',
      inShort: 'Licensed trade',
    },
    { name: 'Company number', issuer: 'Registrar of Samples', number: 'C-1042', tick: false, footer: true },
    expired,
  ],
  insurance: [{ name: 'Liability cover', issuer: 'Sample Mutual', number: '77-1', validThrough: '2027-06-30' }],
  paymentMethods: ['Cash', 'Debit'],
  currenciesAccepted: ['CAD', 'USD'],
  languages: ['en', 'fr'],
  languageLines: [{ language: 'fr', text: 'Nous parlons aussi français.' }],
  brands: ['Sample Works', 'Example Parts'],
  assurances: [{ name: 'Sample checks', text: 'Nobody comes unnamed.', inShort: 'Checked staff' }],
};

/** Photographs of people: one that a person refers to, two that refer to their person. The newer one is shown. */
const photos = {
  'at-work': { alt: 'A person kneels beside a box of tools', takenOn: '2026-05-04' },
  'kit-earlier': { alt: 'A person looks up from a bench', takenOn: '2025-05-04', person: 'Kit Fiction' },
  'kit-later': { alt: 'A person holds a drill', takenOn: '2026-05-04', person: 'Kit Fiction' },
};
const pictures = await Promise.all(
  Object.keys(photos).map((_, index) => makePhotograph({ width: 800 + 10 * index, height: 1000 })),
);

/** Replaces the people, photographs, licences, insurance and reviews in a content folder. Returns the reviews, newest first. */
export function addProof(copy: ContentCopy, { services, places }: Site) {
  const business = parse(readFileSync(join(copy.directory, 'business.yaml'), 'utf8'));
  const changed = { ...business, ...proof, pricing: { ...business.pricing, financing } };
  copy.write('business.yaml', stringify(changed));
  for (const folder of ['reviews', 'photos']) {
    rmSync(join(copy.directory, folder), { recursive: true, force: true });
  }
  for (const [index, [name, photo]] of Object.entries(photos).entries()) {
    copy.write(`photos/${name}.jpg`, pictures[index] ?? '');
    copy.write(`photos/${name}.yaml`, stringify(photo));
  }
  return quotations.map((quotation, index) => {
    const service = services[index === 1 ? 1 : 0] ?? services[0];
    const place = index === 0 ? places[0] : undefined;
    const review = {
      quotation,
      name: `R. Sample ${index + 1}`,
      ...(place && { place: place.slug }),
      date: `2026-0${9 - index}-15`,
      service: service?.id ?? '',
      url: `https://reviews.example.com/r/${index + 1}`,
    };
    copy.write(`reviews/sample-${index + 1}.yaml`, stringify({ ...review, consent: true }));
    return review;
  });
}
