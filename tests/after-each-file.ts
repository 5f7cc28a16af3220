import { afterAll } from 'vitest';
import { clearScratch } from './scratch.ts';

afterAll(clearScratch);
