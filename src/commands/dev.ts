import { parseArgs } from 'node:util';
import { defaultPort } from '../settings/listen-address.ts';

const usage = `Usage: npm run dev

Serves the site while you work on it: every change of content or code shows at
once, in the browser and in what the API answers.
  PORT         port, default ${defaultPort}
  CONTENT_DIR  content folder, default content`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) console.log(usage);
else await develop();

async function develop(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  // Otherwise Astro moves to the background if it believes that an agent started it.
  process.env.ASTRO_DEV_BACKGROUND = '0';
  const { dev } = await import('astro');
  await dev({});
}
