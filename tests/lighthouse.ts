import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placePath } from '../src/business/site.ts';
import { isListed } from '../src/coverage/places.ts';
import { buildFolders } from '../src/settings/folders.ts';
import { findBrowser } from './browser.ts';
import { templates } from './e2e/templates.ts';
import { freePort } from './engines/free-port.ts';
import { startNode } from './engines/node.ts';
import { buildForTests } from './reference-build.ts';
import { site } from './reference-site.ts';

/** The version the numbers are of. It is fetched when asked for, for nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const help = `Measures one page of each template with ${LIGHTHOUSE} as a phone on a slow line.

  npm run lighthouse                    all templates
  npm run lighthouse -- / /prices/      these pages

  --runs N   the worst of N runs counts (default 1)

Exit code 1 where a category is below 100, or an audit of agentic browsing fails.`;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What of a report of Lighthouse is looked at. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly scoreDisplayMode: string;
        readonly numericValue?: number;
        readonly title: string;
      }
    >
  >;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(help);
else process.exitCode = (await measure(positionals.length > 0 ? positionals : listed(), Number(values.runs))) ? 0 : 1;

/** Templates with pages that search engines are to find; the others ask them not to, which costs the score for it. */
function listed(): string[] {
  const place = site.places.find((place) => isListed(site, place));
  const paths: readonly string[] = templates;
  return paths
    .filter((path) => !/^\/(?:check|nowhere|service-areas\/[^/]+)\//.test(path))
    .concat(place === undefined ? [] : [placePath(place)]);
}

/** Prints a line for each page; false if one of them falls short. */
async function measure(paths: readonly string[], runs: number): Promise<boolean> {
  const port = await freePort();
  const out = '.build/test/lighthouse';
  // Robots file, catalogue and canonical links count only on the origin they name.
  buildForTests(out, { SITE_URL: `http://127.0.0.1:${port}` });
  const server = await startNode(buildFolders(out), port);
  const browser = (await findBrowser()).path;
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  let isGood = true;
  console.log(
    'performance, accessibility, best practices, SEO | agentic: passed, not applicable, failed | LCP, TBT, CLS',
  );
  for (const path of paths) {
    for (let run = 0; run < runs; run++) {
      const report = await runLighthouse(`http://127.0.0.1:${port}${path}`, browser, join(folder, 'report.json'));
      const { line, problems } = judge(report);
      console.log(`${line}  ${path}`);
      for (const problem of problems) console.log(`    ${problem}`);
      isGood &&= problems.length === 0;
    }
  }
  rmSync(folder, { recursive: true });
  await server.stop();
  return isGood;
}

/** Runs Lighthouse on a page and reads its report. Throws what it printed if it fails. */
async function runLighthouse(url: string, browser: string, file: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --enable-features=WebMCP,WebMCPTesting --enable-blink-features=WebMCP';
  const parameters = ['--yes', LIGHTHOUSE, url, `--chrome-flags=${flags}`, '--no-enable-error-reporting', '--quiet'];
  const child = spawn('npx', [...parameters, '--output=json', `--output-path=${file}`], {
    env: { ...process.env, CHROME_PATH: browser },
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}:\n${printed}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** One line of numbers, and what is not as it should be. */
function judge({ runtimeError, categories: found, audits }: Report): { line: string; problems: string[] } {
  if (runtimeError !== undefined) return { line: 'no result', problems: [runtimeError.message] };
  const scores = categories.map((id) => Math.round((found[id]?.score ?? 0) * 100));
  const problems = categories
    .filter((_, index) => scores[index] !== 100)
    .flatMap((id) => [
      `${id} is below 100:`,
      ...(found[id]?.auditRefs ?? [])
        .filter((audit) => (audits[audit.id]?.score ?? 1) < 0.9)
        .map((audit) => `  ${audit.id}: ${audits[audit.id]?.title}`),
    ]);
  const agentic = (found['agentic-browsing']?.auditRefs ?? []).map(({ id }) => ({ id, ...audits[id] }));
  const isAside = (mode: string | undefined) => mode === 'notApplicable' || mode === 'informative';
  const aside = agentic.filter(({ scoreDisplayMode }) => isAside(scoreDisplayMode));
  const failed = agentic.filter(({ scoreDisplayMode, score }) => !isAside(scoreDisplayMode) && (score ?? 0) < 1);
  problems.push(...failed.map(({ id, title }) => `agentic ${id}: ${title}`));
  if (agentic.length === 0) problems.push('agentic browsing was not measured');
  const passed = agentic.length - aside.length - failed.length;
  const seconds = ((audits['largest-contentful-paint']?.numericValue ?? 0) / 1000).toFixed(2);
  const blocking = Math.round(audits['total-blocking-time']?.numericValue ?? 0);
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3);
  const names = aside.map(({ id }) => id).join(' ');
  return {
    line: `${scores.join(' ')} | ${passed}, ${aside.length}${names && ` (${names})`}, ${failed.length} | ${seconds} s, ${blocking} ms, ${shift}`,
    problems,
  };
}
