// Sentences of the script on every page. Each script has its own module, because a module that two scripts
// import would become a file that pages load. Single constants are smaller there than members of an object.

export const now: string = 'Maintenant';
export const today: string = 'Aujourd’hui';
export const tonight: string = 'Ce soir';
/** When after-hours prices apply, while the business is open. */
export const after = (time: string) => `après ${time}`;
/** When a price starts to apply: "dès 7 h 30", "dès lundi à 7 h 30". */
export const startingFrom = (time: string) => `dès ${time}`;
