import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { placePath } from '../../src/business/site.ts';
import { isIndexed } from '../../src/places/places.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { templates } from '../../tests/e2e/templates.ts';
import { findBrowser } from '../../tests/support/browser.ts';
import { buildForTests } from '../../tests/support/reference-build.ts';
import { site } from '../../tests/support/reference-site.ts';
import { freePort } from '../../tests/support/servers/free-port.ts';
import { startNode } from '../../tests/support/servers/node.ts';

/*
 * Measures pages with Lighthouse as a phone on a slow line: those that are named (npm run lighthouse -- / /prices/), else
 * one of each template that search engines are to find, for the others ask them not to, which costs the score for it.
 * CONTENT_DIR names another business. Exit code 1 where a category is below 100.
 */

/** The version that the numbers refer to; downloaded on demand. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** What of a report of Lighthouse is looked at. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string; readonly title: string }>
  >;
}

const found = site.places.find((place) => isIndexed(site, place));
const listed = templates.filter((path) => !/^\/(?:check|nowhere|service-areas\/[^/]+)\//.test(path));
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : [...listed, ...(found === undefined ? [] : [placePath(found)])];

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const out = '.build/test/lighthouse';
// Robots file, catalogue and canonical links count only on the origin they name.
const { CONTENT_DIR = 'content' } = process.env;
await buildForTests(out, { SITE_URL: origin, CONTENT_DIR });
const { path: browser } = await findBrowser();
const server = await startNode(buildFolders(out), { port });
for (const path of paths) {
  const { categories, audits } = await runLighthouse(`${origin}${path}`);
  const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`);
  const [paint, blocked, shift] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (id) => audits[id]?.displayValue,
  );
  console.log(`${path}: ${scores.join(', ')}; paint ${paint}, blocked ${blocked}, shift ${shift}`);
  const poor = Object.values(categories).filter(({ score }) => score !== null && score < 1);
  const failed = poor.flatMap(({ auditRefs }) => auditRefs.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9));
  for (const { id } of failed) console.log(`    ${id}: ${audits[id]?.title}`);
  if (poor.length > 0) process.exitCode = 1;
}
await server.stop();

async function runLighthouse(url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --enable-features=WebMCP,WebMCPTesting --enable-blink-features=WebMCP';
  const words = ['--yes', LIGHTHOUSE, url, `--chrome-flags=${flags}`, '--no-enable-error-reporting', '--quiet'];
  const { stdout } = await promisify(execFile)('npx', [...words, '--output=json'], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as Report;
}
