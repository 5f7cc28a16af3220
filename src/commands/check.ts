import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { digestInputs } from '../build/inputs.ts';
import { contentDirectory } from '../reader/content-folder.ts';
import { loadSite } from '../reader/load-site.ts';
import { printReport } from '../reader/report.ts';

const usage = `Usage: npm run check [-- --content]

Checks the content folder, then the types of the code if it has changed since
they were last found sound.
  --content    checks the content only
  CONTENT_DIR  content folder, default content`;

const remembered = '.build/sound-types.txt';

const { values } = parseArgs({ options: { content: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
if (values.help) console.log(usage);
else process.exitCode = checkContent() && (values.content || checkTypes()) ? 0 : 1;

function checkContent(): boolean {
  const { problems, folder, site } = loadSite(contentDirectory(), 'http://localhost');
  console.log(printReport(problems, folder.texts.size));
  return site !== undefined;
}

function checkTypes(): boolean {
  const code = digestInputs('tests', '');
  if (readRemembered() === code) {
    console.log('Types are sound; the code has not changed since.');
    return true;
  }
  const { status } = spawnSync('astro', ['check', '--minimumSeverity', 'warning'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) return false;
  mkdirSync('.build', { recursive: true });
  writeFileSync(remembered, code);
  return true;
}

function readRemembered(): string | undefined {
  try {
    return readFileSync(remembered, 'utf8');
  } catch {
    return undefined;
  }
}
