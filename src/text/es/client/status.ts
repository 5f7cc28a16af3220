// Sentences of the script that asks whether the API answers.

export const answers = (milliseconds: number) =>
  `La API responde, en ${milliseconds} ms, y tiene el mismo contenido que esta página.`;
export const differs: string =
  'La API responde, pero su contenido es distinto al de esta página. Vuelva a cargar la página para ver lo actual.';
export const silent: string = 'La API no responde en este momento. Lo que sigue es lo último que se publicó.';
