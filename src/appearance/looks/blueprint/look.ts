import { type Look, sans } from '../look.ts';

export const blueprint: Look = {
  name: 'blueprint',
  colours: { sign: '#1c4f9c', accent: '#ff6a4d', ink: '#12356b' },
  hero: 'column',
  layout: 'urgent',
  ground: 'grid',
  typeface: 'dosis',
  textFamily: sans,
  sign: 'inset',
  divider: 'seam',
  marker: 'tick',
  distances: 'ruler',
  building: 'house',
  sheets: ['lines', 'open-list', 'blueprint/sheet'],
  corners: 'square',
};
