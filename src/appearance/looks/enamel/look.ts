import { humanist, type Look } from '../look.ts';

export const enamel: Look = {
  name: 'enamel',
  colours: { sign: '#12347a', accent: '#ffc21a' },
  hero: 'column',
  layout: 'urgent',
  ground: 'colour',
  typeface: 'cabin',
  textFamily: humanist,
  sign: 'plate',
  divider: 'rule',
  marker: 'bolt',
  distances: 'fingerpost',
  building: 'terrace',
  sheets: ['centred', 'open-list'],
  home: ['panel', 'enamel/lower'],
  inner: ['wide-head', 'full-head'],
  corners: 'square',
};
