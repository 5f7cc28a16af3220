import { addPremises, offerPremises } from '../../add-premises.ts';
import { coverage as usual } from '../coverage.ts';
import { formatInstructions } from '../mcp.ts';
import type { en } from '../text.ts';

const orCome = 'You can also come to us.';

/** Whether the business comes to a place, if customers can also come to it. */
export const coverage = offerPremises(usual, { orCome });

/** Returns English for a business that goes to its customers and also receives them. */
export function forBothVenues(text: typeof en): typeof en {
  return addPremises(text, coverage, {
    orCome,
    venue: 'At your place or ours, whichever you prefer.',
    tool: 'Customers from anywhere may also come to the business.',
    rule: 'Customers may also come to the business, from anywhere: say so with every no.',
    instructions: formatInstructions(
      'The business goes to its customers, or they come to its address. Response times are usual times, not promises.',
    ),
  });
}
