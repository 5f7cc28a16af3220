import { afterEach, beforeEach, vi } from 'vitest';
import { referenceDay, testEpoch } from './test-day.ts';

/** Makes it the day of the reference business in every test of a file, for what is over or to come depends on it. */
export function keepReferenceDay(): void {
  beforeEach(() => void vi.stubEnv('SOURCE_DATE_EPOCH', testEpoch(referenceDay)));
  afterEach(() => void vi.unstubAllEnvs());
}
