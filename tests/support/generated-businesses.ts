import { alwaysOpen, createSite, fillInHours, writePlace } from './small-business.ts';

const service = (name: string, order: number, symptom: string, price: string) =>
  `---
name: ${name}
order: ${order}
symptom: ${symptom}
summary: We come, do it and show what was done.
${price}
priceNote: The way to you is included.
priceAsOf: 2026-10-05
typicalMinutes: { min: 30, max: 60 }
covers: [The work itself]
---

What else there is to know, somebody says on the telephone.
`;

/** A chimney sweep in Ireland: seasons, date ranges, appointments, a price per item. */
const sweep = await createSite(
  {
    ...{ country: 'IE', name: 'Sample Sweeps', trade: 'Chimney sweeping', telephone: '020 915 0137' },
    ...{ address: '12 Sample Quay, Cork, T12 X2Y4', 'time-zone': 'Europe/Dublin', languages: 'English' },
    ...{ latitude: '51.8985', longitude: '-8.4756', email: 'soot@example.com' },
  },
  {
    'business.yaml': fillInHours(`openingHours:
  - { dayOfWeek: [Monday, Tuesday], opens: "09:00", closes: "13:00" }
  - { dayOfWeek: [Wednesday], byAppointment: true }
seasons:
  - name: Burning season
    from: 09-01
    to: 03-31
    openingHours:
      - { dayOfWeek: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "08:00", closes: "18:00" }
specialOpeningHours:
  - { from: 2026-12-24, to: 2027-01-03, name: Christmas }
  - { from: 2027-07-05, to: 2027-07-18, name: Summer leave }
`),
    'services/first-visit.mdx': service('Flue swept', 10, 'The fire smokes', 'startingPrice: 65\nper: item'),
    'services/lining.mdx': service('Flue lined', 20, 'Tar on the wall', 'onRequest: We look down the flue first.'),
    'places/cobh.yaml': writePlace('Cobh', 51.8503, -8.2943, 'P24'),
  },
);

/** A locksmith in Australia: always open, a free estimate, a price range, no street. */
const locksmith = await createSite(
  {
    ...{ country: 'AU', name: 'Sample Keys', trade: 'Locksmith', telephone: '02 5550 0137' },
    ...{ address: 'Wollongong, NSW 2500', 'time-zone': 'Australia/Sydney', languages: 'English' },
    ...{ latitude: '-34.4278', longitude: '150.8931', email: 'keys@example.com' },
  },
  {
    'business.yaml': fillInHours(alwaysOpen),
    'services/first-visit.mdx': service('Estimate', 10, 'You want to know what it takes', 'free: true'),
    'services/lockout.mdx': service('Door opened', 20, 'The key is inside', 'startingPrice: 120\nupTo: 190'),
    'places/thirroul.yaml': writePlace('Thirroul', -34.3147, 150.9244, '2515'),
  },
);

/** Businesses with rare features, created with `init` and then edited. */
export const generatedBusinesses = { sweep, locksmith };
