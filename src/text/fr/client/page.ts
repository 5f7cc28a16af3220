// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const today: string = 'Aujourd’hui';
export const tonight: string = 'Ce soir';
export const asOf = (time: string) => `Dès ${time}`;
/** Before the price of opening hours: "dès demain à 7 h 30"; `opens` is undefined while it is open. */
export const regularPrices = (opens: string | undefined) =>
  `${opens ? `dès ${opens}` : 'pendant les heures d’ouverture'} : `;
