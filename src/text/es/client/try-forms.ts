// Sentences of the script of the reference: its copy buttons and forms.

export const copy: string = 'Copiar';
export const copyOf = (label: string) => `Copiar: ${label}`;
export const copied: string = 'Copiado';
export const notCopied: string = 'No se copió';
export const asking: string = 'Consultando';
