// Sentences of the script that answers the forms of the reference.

export const asking: string = 'Consultando';
export const response: string = 'Respuesta';
export const took = (status: number, milliseconds: number) => `${status} en ${milliseconds} ms`;
export const noAnswer: string = 'Sin respuesta';
export const failed: string = 'La solicitud no llegó. ¿Funciona la red?';
