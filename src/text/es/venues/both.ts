import { addPremises, offerPremises } from '../../add-premises.ts';
import type { en } from '../../en/text.ts';
import { coverage as usual } from '../coverage.ts';
import { formatInstructions } from '../mcp.ts';

const orCome = 'También puede venir a nuestro local.';

/** Whether the business comes to a place, if customers can also come to it. */
export const coverage = offerPremises(usual, { orCome });

/** Returns Spanish for a business that goes to its customers and also receives them. */
export function forBothVenues(text: typeof en): typeof en {
  return addPremises(text, coverage, {
    orCome,
    venue: 'Atendemos a domicilio o en nuestro local, como prefiera.',
    tool: 'Vengan de donde vengan, los clientes también pueden ir al negocio.',
    rule: 'Los clientes también pueden ir al negocio, vengan de donde vengan: dígalo con cada no.',
    instructions: formatInstructions(
      'El negocio atiende a domicilio o en su local. Los tiempos de llegada son los habituales, no promesas.',
    ),
  });
}
