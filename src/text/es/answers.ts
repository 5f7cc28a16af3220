import type { answers as en } from '../en/answers.ts';
import { business } from './business.ts';
import { coverage } from './coverage.ts';
import { grammar } from './grammar.ts';
import { hours } from './hours.ts';
import { prices } from './prices.ts';
import { requests } from './requests.ts';

/** What answers to requests say in Spanish. */
export const answers: typeof en = { business, coverage, grammar, hours, prices, requests };
