import { condensed, type Look } from '../look.ts';

export const workshop: Look = {
  name: 'workshop',
  colours: { sign: '#a33a12', accent: '#ffc21a' },
  hero: 'column',
  layout: 'visit',
  ground: 'chalkboard',
  typeface: 'saira-stencil-one',
  textFamily: condensed,
  sign: 'tag',
  divider: 'seam',
  marker: 'bolt',
  distances: 'fingerpost',
  building: 'parade',
  hasDrawnHeads: true,
  sheets: ['open-list'],
  home: ['panel', 'workshop/lower'],
  inner: ['tint-head', 'wide-sign', 'drawn-head'],
  corners: 'square',
};
