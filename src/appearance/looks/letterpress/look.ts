import { type Look, oldStyle } from '../look.ts';

export const letterpress: Look = {
  name: 'letterpress',
  colours: { sign: '#7a1f1f', accent: '#d9a52b', paper: '#f4ead5', ink: '#241a14' },
  hero: 'column',
  layout: 'urgent',
  ground: 'paper',
  typeface: 'rokkitt',
  textFamily: oldStyle,
  sign: 'ticket',
  divider: 'rule',
  marker: 'star',
  distances: 'fingerpost',
  building: 'terrace',
  sheets: ['centred', 'open-list'],
  home: ['letterpress/lower'],
  inner: ['wide-sign'],
  corners: 'square',
};
