// Sentences of the script of every page. Each script has a module of its own: one that two import would become a file
// that pages load, and the scripts would no longer be inlined. Single constants take no room there, as members would.

export const now: string = 'Now';
export const today: string = 'Today';
export const tonight: string = 'Tonight';
/** When after-hours prices hold, while it is open: "after 6 pm". */
export const after = (time: string) => `after ${time}`;
/** When a price begins to hold: "after 7:30 am", "Monday after 7:30 am", "after midnight tonight", "from July 19". */
export const from = (time: string) =>
  time.replace(/(?:^at )?(?=\b(?:[\d:]+ [ap]m|noon|mid))/, 'after ').replace('again on', 'from');
