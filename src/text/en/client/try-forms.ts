// Sentences of the script of the reference: its copy buttons and forms.

export const copy: string = 'Copy';
export const copyOf = (label: string) => `Copy ${label}`;
export const copied: string = 'Copied';
export const notCopied: string = 'Not copied';
export const asking: string = 'Asking';
