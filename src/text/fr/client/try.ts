// Sentences of the script that answers the forms of the reference.

export const asking: string = 'Envoi de la requête';
export const response: string = 'Réponse';
export const took = (status: number, milliseconds: number) => `${status} en ${milliseconds} ms`;
export const noAnswer: string = 'Aucune réponse';
export const failed: string = 'La requête n’est pas passée. Le réseau fonctionne-t-il?';
