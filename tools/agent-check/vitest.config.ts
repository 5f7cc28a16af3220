import { defineConfig } from 'vitest/config';
import { waitMs } from './tests/limits.ts';

export default defineConfig({ test: { testTimeout: waitMs, pool: 'threads' } });
