import { type Look, sans } from '../look.ts';

export const highway: Look = {
  name: 'highway',
  colours: { sign: '#00563f', accent: '#ffb000', paper: '#f7f5f0', ink: '#16211d' },
  hero: 'halves',
  layout: 'urgent',
  ground: 'paper',
  typeface: 'overpass',
  textFamily: sans,
  sign: 'inset',
  divider: 'seam',
  marker: 'tick',
  distances: 'rose',
  building: 'parade',
  home: ['panel'],
  inner: ['tint-head'],
  corners: 'soft',
};
