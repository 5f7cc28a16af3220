import { defineConfig, mergeConfig } from 'vitest/config';
import config from '../../../vitest.config.ts';

const { projects, ...settings } = config.test ?? {};

/** The tests of the package alone, with those of hosts that install more than every run of all tests should. */
export default mergeConfig(
  { ...config, test: settings },
  defineConfig({
    test: {
      include: ['tools/package/tests/*.{test,matrix}.ts'],
      // Packing writes into a folder of the repository.
      fileParallelism: false,
    },
  }),
);
