import { type Look, sans } from '../look.ts';

export const studio: Look = {
  name: 'studio',
  colours: { sign: '#3d4a45', accent: '#d9c7a8', paper: '#fbfaf7', ink: '#191b1a' },
  hero: 'side',
  layout: 'appointment',
  ground: 'paper',
  typeface: 'newsreader',
  textFamily: sans,
  sign: 'plain',
  divider: 'seam',
  marker: 'tick',
  distances: 'ruler',
  building: 'corner',
  sheets: ['open-list', 'studio/prices'],
  corners: 'square',
};
