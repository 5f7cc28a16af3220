import { defineConfig, mergeConfig } from 'vitest/config';
import config from '../../../vitest.config.ts';

const { projects, ...settings } = config.test ?? {};

/** Only the tests of the package, including those that install too much for a run of all tests. */
export default mergeConfig(
  { ...config, test: settings },
  defineConfig({
    test: {
      include: ['tools/package/tests/*.{test,matrix}.ts'],
      // Packing writes into a folder in the repository.
      fileParallelism: false,
    },
  }),
);
