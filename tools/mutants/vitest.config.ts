import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const { projects: _, globalSetup: __, ...settings } = config.test ?? {};

/** Tests that ask no built site: with a mistake in the code, none is built for them. */
export default defineConfig({ ...config, test: { ...settings, root: '.', include: ['tests/**/*.test.ts'] } });
