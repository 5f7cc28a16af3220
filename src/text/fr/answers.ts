import type { answers as en } from '../en/answers.ts';
import { coverage } from './coverage.ts';
import { grammar } from './grammar.ts';
import { requests } from './requests.ts';

/** What answers to requests say in French. */
export const answers: typeof en = { coverage, grammar, requests };
