const photo = (alt: string, width: number) => ({ alt, width, takenOn: '2026-05-04', type: 'image/jpeg' });

/** What the business record says of the people, licences, insurance and the like in `tests/proof-fixture.ts`. */
export const statedRecord = {
  people: [
    {
      name: 'Robin Sample',
      jobTitle: 'Journeyperson',
      since: 2014,
      languages: ['en', 'fr-CA'],
      photo: photo('A person kneels beside a box of tools', 800),
    },
    {
      name: 'Kit Fiction',
      jobTitle: 'Apprentice',
      since: null,
      languages: [],
      photo: photo('A person holds a drill', 820),
    },
  ],
  credentials: [
    {
      name: 'Sample Trade Licence',
      issuer: 'Office of Samples',
      number: 'S-2041',
      url: 'https://licences.example.com/S-2041',
      validThrough: '2027-03-31',
    },
  ],
  insurance: [
    { name: 'Liability cover', issuer: 'Sample Mutual', number: '77-1', url: null, validThrough: '2027-06-30' },
  ],
  currenciesAccepted: ['CAD', 'USD'],
  languages: ['en', 'fr'],
  brands: ['Sample Works', 'Example Parts'],
  pricing: { financing: 'Over twelve months through Sample Credit Union, if they approve.' },
};

/** What pages tell search engines of them. */
export const statedForSearch = {
  knowsLanguage: ['en', 'fr'],
  employee: [
    { '@type': 'Person', name: 'Robin Sample', jobTitle: 'Journeyperson', knowsLanguage: ['en', 'fr-CA'] },
    { '@type': 'Person', name: 'Kit Fiction', jobTitle: 'Apprentice' },
  ],
  hasCredential: [
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'Sample Trade Licence',
      recognizedBy: { '@type': 'Organization', name: 'Office of Samples' },
      identifier: 'S-2041',
      url: 'https://licences.example.com/S-2041',
      expires: '2027-03-31',
    },
  ],
  hasCertification: [
    {
      '@type': 'Certification',
      name: 'Liability cover',
      issuedBy: { '@type': 'Organization', name: 'Sample Mutual' },
      certificationIdentification: '77-1',
      expires: '2027-06-30',
    },
  ],
};

/** What the About page says of them. */
export const statedFacts = [
  'Journeyperson. With us since 2014. Speaks English and Canadian French.',
  'Office of Samples, no. S-2041, valid to March 31, 2027.',
  'Sample Mutual, no. 77-1, valid to June 30, 2027.',
  'English and French',
  'Currencies: CAD and USD.',
  'Over twelve months through Sample Credit Union, if they approve.',
  'Sample Works and Example Parts',
];
