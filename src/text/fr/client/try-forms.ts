// Sentences of the script of the reference: its copy buttons and forms.

export const copy: string = 'Copier';
export const copyOf = (label: string) => `Copier : ${label}`;
export const copied: string = 'Copié';
export const notCopied: string = 'Non copié';
export const asking: string = 'Envoi de la requête';
