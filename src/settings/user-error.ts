/** An error of the one who runs a command: only its message is shown, which says what to do. */
export class UserError extends Error {}
