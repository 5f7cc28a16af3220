// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const today: string = 'Today';
export const tonight: string = 'Tonight';
/** `time` may have a preposition: "at midnight tonight", "from the start of Monday". */
export const asOf = (time: string) => `As of ${time.replace(/^(?:at|from) /, '')}`;
export const now: string = 'Now';
/** When after-hours prices hold, while it is open: "after 6 pm". */
export const after = (time: string) => `after ${time}`;
/** When the price of opening hours holds, outside them: "from 7:30 am"; `opens` is undefined if it never opens. */
export const regularPrices = (opens: string | undefined) =>
  opens ? `from ${opens.replace(/^(?:at|from|again on) /, '')}` : 'when open';
