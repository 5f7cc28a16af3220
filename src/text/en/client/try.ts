// Sentences of the script that answers the forms of the reference.

export const asking: string = 'Asking';
export const response: string = 'Response';
export const took = (status: number, milliseconds: number) => `${status} in ${milliseconds} ms`;
export const noAnswer: string = 'No answer';
export const failed: string = 'The request did not get through. Is the network there?';
