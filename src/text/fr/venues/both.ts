import { addPremises, offerPremises } from '../../add-premises.ts';
import type { en } from '../../en/text.ts';
import { coverage as usual } from '../coverage.ts';
import { formatInstructions } from '../mcp.ts';

const orCome = 'Vous pouvez aussi venir sur place.';

/** Whether the business comes to a place, if customers can also come to it. */
export const coverage = offerPremises(usual, { orCome });

/** Returns French for a business that goes to its customers and also receives them. */
export function forBothVenues(text: typeof en): typeof en {
  return addPremises(text, coverage, {
    orCome,
    venue: 'Chez vous ou chez nous, comme vous préférez.',
    tool: 'Les clients peuvent aussi se rendre à l’entreprise, d’où qu’ils viennent.',
    rule: 'Les clients peuvent aussi se rendre à l’entreprise, d’où qu’ils viennent : dites-le avec chaque non.',
    instructions: formatInstructions(
      'L’entreprise se rend chez ses clients, ou les reçoit à son adresse. Les délais sont des délais habituels, pas des promesses.',
    ),
  });
}
