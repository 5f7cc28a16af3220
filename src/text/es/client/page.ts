// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const today: string = 'Hoy';
export const tonight: string = 'Esta noche';
/** A time alone takes an article: "Desde las 6 a. m.", "Desde la 1 p. m.", "Desde mañana a las 6 a. m.". */
export const asOf = (time: string) =>
  `Desde ${/^1\D/.test(time) ? 'la ' : /^\d/.test(time) ? 'las ' : ''}${time.replace(/^desde /, '')}`;
/** Before the price of opening hours; `opens` is undefined while it is open. */
export const regularPrices = (opens: string | undefined) => `${opens || 'dentro del horario'}: `;
