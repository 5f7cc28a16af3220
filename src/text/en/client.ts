/** Sentences of the scripts in pages, by script: each bundles its own alone. */

export const openState = {
  today: 'Today',
  tonight: 'Tonight',
  asOf: (time: string) => `As of ${time}`,
  whenOpen: 'when open',
};

export const copying = { copied: 'Copied' };

export const trying = {
  copy: 'Copy',
  copyOf: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  notCopied: 'Not copied',
  asking: 'Asking',
  response: 'Response',
  took: (status: number, milliseconds: number) => `${status} in ${milliseconds} ms`,
  noAnswer: 'No answer',
  failed: 'The request did not get through. Is the network there?',
};
