// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const now: string = 'Ahora';
export const today: string = 'Hoy';
export const tonight: string = 'Esta noche';
/** A time alone takes an article: "las 6 a. m.", "la 1 p. m.", "el mediodía". */
const withArticle = (time: string) =>
  `${/^(?:1\D|median)/.test(time) ? 'la ' : time === 'mediodía' ? 'el ' : /^\d/.test(time) ? 'las ' : ''}${time}`;
export const asOf = (time: string) => `Desde ${withArticle(time.replace(/^desde /, ''))}`;
/** "después de las 6 p. m.", "después del mediodía". */
export const after = (time: string) => `después de ${withArticle(time)}`.replace('de el ', 'del ');
/** When the price of opening hours holds, outside them; `opens` is undefined if it never opens. */
export const regularPrices = (opens: string | undefined) =>
  opens ? asOf(opens.replace(/^de nuevo /, '')).replace('D', 'd') : 'dentro del horario de atención';
