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
 * Runs Lighthouse with a slow-phone profile on the given paths (npm run lighthouse -- / /prices/), or on one page of each
 * indexable template, because noindex pages lose SEO points. CONTENT_DIR selects another business. Exit code 1 if a
 * category is below 100.
 */

/** The version that the numbers refer to; downloaded on demand. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** The parts of a Lighthouse report that are read. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string; readonly title: string }>
  >;
}

const indexedPlace = site.places.find((place) => isIndexed(site, place));
const indexedTemplates = templates.filter((path) => !/^\/(?:check|nowhere|service-areas\/[^/]+)\//.test(path));
const args = process.argv.slice(2);
const paths =
  args.length > 0 ? args : [...indexedTemplates, ...(indexedPlace === undefined ? [] : [placePath(indexedPlace)])];

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const out = '.build/test/lighthouse';
// robots.txt, the catalog and canonical links count only on their own origin.
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
  const args = ['--yes', LIGHTHOUSE, url, `--chrome-flags=${flags}`, '--no-enable-error-reporting', '--quiet'];
  const { stdout } = await promisify(execFile)('npx', [...args, '--output=json'], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as Report;
}
