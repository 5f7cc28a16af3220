// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const today: string = 'Today';
export const tonight: string = 'Tonight';
/** `time` may have a preposition: "at midnight tonight", "from the start of Monday". */
export const asOf = (time: string) => `As of ${time.replace(/^(?:at|from) /, '')}`;
/** Before the price of opening hours; `opens` is undefined while it is open. */
export const regularPrices = (opens: string | undefined) => `${opens || 'when open'}: `;
