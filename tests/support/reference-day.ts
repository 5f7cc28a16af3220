import { afterEach, beforeEach, vi } from 'vitest';
import { referenceDay, testEpoch } from './test-day.ts';

/** Sets the date to the reference day in every test of a file. */
export function keepReferenceDay(): void {
  beforeEach(() => void vi.stubEnv('SOURCE_DATE_EPOCH', testEpoch(referenceDay)));
  afterEach(() => void vi.unstubAllEnvs());
}
