import type { appearance as en } from '../en/appearance.ts';
import { plural } from './grammar.ts';

/** Words in pictures. */
export const appearance: typeof en = {
  shareImage: {
    call: (telephone) => `Appelez au ${telephone}`,
    from: (price) => `À partir de ${price}`,
    places: (count) => plural(count, 'endroit', 'endroits'),
    api: 'Sans clé, en lecture seule',
  },
};
