import { humanist, type Look } from '../look.ts';

export const harbour: Look = {
  name: 'harbour',
  colours: { sign: '#0f4c5c', accent: '#ff8a5c' },
  layout: 'urgent',
  ground: 'tint',
  typeface: 'league-gothic',
  textFamily: humanist,
  sign: 'scallop',
  divider: 'wave',
  marker: 'drop',
  corners: 'soft',
};
