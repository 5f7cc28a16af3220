import { business } from './business.ts';
import { coverage } from './coverage.ts';
import { grammar } from './grammar.ts';
import { hours } from './hours.ts';
import { prices } from './prices.ts';
import { requests } from './requests.ts';

/** What answers to requests say in English. */
export const answers = { business, coverage, grammar, hours, prices, requests };
