import { type Look, sans } from '../look.ts';

export const workshop: Look = {
  name: 'workshop',
  colours: { sign: '#a33a12', accent: '#ffc21a' },
  layout: 'visit',
  ground: 'chalkboard',
  typeface: 'saira-stencil-one',
  textFamily: sans,
  sign: 'tag',
  divider: 'seam',
  marker: 'bolt',
  corners: 'square',
};
