// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const today: string = 'Today';
export const tonight: string = 'Tonight';
export const asOf = (time: string) => `As of ${time}`;
/** Before the price of opening hours; `opens` is undefined while it is open. */
export const regularPrices = (opens: string | undefined) => `${opens || 'when open'}: `;
