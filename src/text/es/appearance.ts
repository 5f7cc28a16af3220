import type { appearance as en } from '../en/appearance.ts';
import { plural } from './grammar.ts';

/** Words in pictures. */
export const appearance: typeof en = {
  shareImage: {
    call: (telephone) => `Llame al ${telephone}`,
    from: (price) => `A partir de ${price}`,
    places: (count) => plural(count, 'lugar', 'lugares'),
    api: 'Sin clave, solo lectura',
  },
};
