import { placesByPostalArea } from '../../../places/places.ts';
import type { ToolOperation } from '../operation.ts';

export const checkServiceArea: ToolOperation = {
  output: 'CoverageAnswer',
  example(site) {
    const [postal] = placesByPostalArea(site).keys();
    return postal === undefined ? undefined : { postal };
  },
};
