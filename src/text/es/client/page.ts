// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

import { isTime, after as withArticle } from '../opening-state.ts';

export const now: string = 'Ahora';
export const today: string = 'Hoy';
export const tonight: string = 'Esta noche';
/** When after-hours prices hold, while it is open: "después de las 6 p. m.", "después del mediodía". */
export const after = (time: string) => withArticle('después de', time);
/** When a price begins to hold: "después de las 7:30 a. m.", "el lunes después de las 7:30 a. m.", "desde el 5 de enero". */
export const from = (time: string) =>
  isTime(time) ? after(time) : time.replace(/ a(?= ?l)/, ' después de').replace('de nuevo', 'desde');
