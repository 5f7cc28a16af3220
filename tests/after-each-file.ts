import { afterAll } from 'vitest';
import { clearScratch } from './support/scratch.ts';

afterAll(clearScratch);
