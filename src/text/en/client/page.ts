// Sentences of the script on every page. Each script has its own module, because a module that two scripts
// import would become a file that pages load. Single constants are smaller there than members of an object.

export const now: string = 'Now';
export const today: string = 'Today';
export const tonight: string = 'Tonight';
/** When after-hours prices apply, while the business is open: "after 6 pm". */
export const after = (time: string) => `after ${time}`;
/** When a price starts to apply: "after 7:30 am", "Monday after 7:30 am", "after midnight tonight", "from July 19". */
export const startingFrom = (time: string) =>
  time.replace(/(?:^at )?(?=\b(?:[\d:]+ [ap]m|noon|mid))/, 'after ').replace('again on', 'from');
