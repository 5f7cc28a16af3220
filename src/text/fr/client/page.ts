// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const now: string = 'Maintenant';
export const today: string = 'Aujourd’hui';
export const tonight: string = 'Ce soir';
/** When after-hours prices hold, while it is open. */
export const after = (time: string) => `après ${time}`;
/** When a price begins to hold: "dès 7 h 30", "dès lundi à 7 h 30". */
export const from = (time: string) => `dès ${time}`;
