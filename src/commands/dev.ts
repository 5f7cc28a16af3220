import { defaultPort } from '../system/environment.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run dev

Serves the site while you work on it: every change of content or code shows at
once, in the browser and in the API.
  PORT         port, default ${defaultPort}
  CONTENT_DIR  content folder, default content`;

await runCommand(usage, {}, async () => {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  // Otherwise Astro moves to the background if it believes that an agent started it.
  process.env.ASTRO_DEV_BACKGROUND = '0';
  const { dev } = await import('astro');
  await dev({});
  return true;
});
