/** An error that the user of a command can correct. Only its message is shown, which says what to do. */
export class UserError extends Error {}
