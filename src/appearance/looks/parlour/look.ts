import { flared, type Look } from '../look.ts';

export const parlour: Look = {
  name: 'parlour',
  colours: { sign: '#7a2e4d', accent: '#f0a591', paper: '#fdf1ec', ink: '#2b1a22' },
  hero: 'column',
  layout: 'appointment',
  ground: 'tint',
  typeface: 'dm-serif-display',
  textFamily: flared,
  sign: 'arch',
  divider: 'scallop',
  marker: 'star',
  distances: 'ruler',
  building: 'terrace',
  hasDrawnHeads: true,
  sheets: ['centred', 'open-list'],
  home: ['parlour/lower'],
  inner: ['wide-head', 'drawn-head'],
  corners: 'round',
};
