import * as z from 'zod';
import { Flag, Text } from '../fields.ts';
import { ServiceArea } from '../places/service-area.ts';
import { Money } from '../services/price.ts';
import { examples, recordObject } from '../shapes.ts';

const sum = (words: string) => Money.nullable().describe(`${words} Null where no amount can be named: see note.`);

/** The total of a job (contract B25). */
export const Total = recordObject(
  'What a job comes to at least, with the surcharge outside opening hours and tax. Never a quote.',
  {
    job: Text.describe('Identifier of the service; after a point, that of its variant.').meta(examples('repair.large')),
    when: z.enum(['day', 'after-hours']).describe('Whether the sums hold in opening hours or outside them.'),
    place: ServiceArea.nullable().describe('The served place that was asked about; null where there is no one place.'),
    covered: Flag.nullable().describe('Whether the place is served; null where none was given, or undecided.'),
    from: sum('What the job starts at, or where it is priced by unit, the least that is due; before what follows.'),
    surcharge: Money.nullable().describe('What is added outside opening hours; null where nothing is.'),
    tax: Money.nullable().describe('Tax on both; null where prices include it, or no rate is published.'),
    total: sum('All of it together: where the job starts, never a quote.'),
    ifDeclined: sum('What is due when the customer says no after the estimate, surcharge and tax included.'),
    note: Text.describe('What the sums do not say: that they are no quote, why one is missing, whether to call first.'),
  },
);
export type Total = z.output<typeof Total>;
