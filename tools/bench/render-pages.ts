import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';

/*
 * Builds a site as plain Astro would: the same pages, and nothing else. The engine's own hook comes last, so the
 * process ends before it.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } });
Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
enableCompileCache();
const { build } = await import('astro');
await build({
  outDir: `${values.out}/dist`,
  logLevel: 'warn',
  integrations: [{ name: 'plain-pages', hooks: { 'astro:build:done': () => process.exit() } }],
});
