import { coverage } from './coverage.ts';
import { grammar } from './grammar.ts';
import { requests } from './requests.ts';

/** What answers to requests say in English. */
export const answers = { coverage, grammar, requests };
