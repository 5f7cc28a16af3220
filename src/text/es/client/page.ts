// Sentences of the script on every page. Each script has its own module, because a module that two scripts
// import would become a file that pages load. Single constants are smaller there than members of an object.

import { isTime, after as withArticle } from '../opening-state.ts';

export const now: string = 'Ahora';
export const today: string = 'Hoy';
export const tonight: string = 'Esta noche';
/** When after-hours prices apply, while the business is open: "después de las 6 p. m.", "después del mediodía". */
export const after = (time: string) => withArticle('después de', time);
/** When a price starts to apply: "el lunes después de las 7:30 a. m.", "desde el 5 de enero". */
export const startingFrom = (time: string) =>
  isTime(time) ? after(time) : time.replace(/ a(?= ?l)/, ' después de').replace('de nuevo', 'desde');
