import { bookish, type Look } from '../look.ts';

export const harbour: Look = {
  name: 'harbour',
  colours: { sign: '#0f4c5c', accent: '#ff8a5c' },
  hero: 'column',
  layout: 'urgent',
  ground: 'tint',
  typeface: 'league-gothic',
  textFamily: bookish,
  sign: 'scallop',
  divider: 'wave',
  sheetWithoutDivider: 'harbour/land',
  marker: 'drop',
  distances: 'rose',
  building: 'house',
  home: ['panel', 'harbour/lower'],
  inner: ['wide-head', 'full-head', 'wide-sign'],
  corners: 'soft',
};
