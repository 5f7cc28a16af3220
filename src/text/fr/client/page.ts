// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const now: string = 'Maintenant';
export const today: string = 'Aujourd’hui';
export const tonight: string = 'Ce soir';
export const asOf = (time: string) => `Dès ${time}`;
export const after = (time: string) => `après ${time}`;
/** When the price of opening hours holds, outside them; `opens` is undefined if it never opens. */
export const regularPrices = (opens: string | undefined) => (opens ? `dès ${opens}` : 'pendant les heures d’ouverture');
