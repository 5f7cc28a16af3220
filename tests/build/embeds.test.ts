import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { prepareHeaders } from '../../src/build/function-data.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { listStartUps } from '../../src/site-pages/embeds.ts';
import { copyContent } from '../content-copy.ts';
import { buildForTests, secondBusiness } from '../reference-build.ts';

const embeds = `embeds:
  - { kind: plausible, domain: www.example.com }
  - { kind: google-analytics, id: G-ABC1234567 }
  - { kind: matomo, url: "https://stats.example.org/m/", site: 7 }
`;
const copy = copyContent(secondBusiness.directory);
const policy = readFileSync(join(copy.directory, 'policy.yaml'), 'utf8');
const out = '.build/test/embeds';
afterAll(() => {
  copy.dispose();
  rmSync(out, { recursive: true, force: true });
});

function load(lines: string) {
  copy.write('policy.yaml', policy + lines);
  return loadSite(copy.directory, 'https://www.example.com');
}

test('an embed stands in every page with its start-up code, which the policy of the page allows by digest', () => {
  const { site, problems } = load(embeds);
  expect(problems).toEqual([]);
  buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: 'https://www.example.com' });
  const { headers, pathHeaders } = JSON.parse(readFileSync(join(out, 'server/edge-data.json'), 'utf8'));
  const startUps = site === undefined ? [] : listStartUps(site.policy);
  expect(startUps).toHaveLength(2);
  for (const page of ['index.html', 'contact/index.html']) {
    const html = readFileSync(join(out, 'dist', page), 'utf8');
    for (const script of startUps) expect(html).toContain(`<script>${script}</script>`);
    expect(html).toContain('<script async src="https://plausible.io/js/script.js" data-domain="www.example.com">');
    expect(html).toContain('<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567">');
    expect(html).toContain('<script async src="https://stats.example.org/m/matomo.js">');
  }
  const home: string = pathHeaders['/']['content-security-policy'];
  for (const script of startUps)
    expect(home).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(home).toMatch(
    /script-src 'self'[^;]* https:\/\/plausible\.io https:\/\/\*\.googletagmanager\.com https:\/\/stats\.example\.org;/,
  );
  expect(home).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.google-analytics\.com/);
  expect(headers.page['content-security-policy']).not.toContain("'unsafe-inline'");
});

test('the start-up code tells each service the site, and Matomo to set no cookie', () => {
  const { site } = load(embeds);
  const sandbox: Record<string, unknown> = {};
  sandbox.window = sandbox;
  const context = createContext(sandbox);
  for (const script of site === undefined ? [] : listStartUps(site.policy)) runInContext(script, context);
  const dataLayer = (sandbox.dataLayer as ArrayLike<unknown>[]).map((entry) => Array.from(entry));
  expect(dataLayer[1]).toEqual(['config', 'G-ABC1234567']);
  expect(JSON.parse(JSON.stringify(sandbox._paq))).toEqual([
    ['disableCookies'],
    ['trackPageView'],
    ['enableLinkTracking'],
    ['setTrackerUrl', 'https://stats.example.org/m/matomo.php'],
    ['setSiteId', '7'],
  ]);
});

test.each([
  [
    'kind: plausibel, domain: www.example.com',
    'embeds.0.kind',
    /^must be plausible, google-analytics or matomo\. Did you mean "plausible"\?/,
  ],
  ['kind: plausible', 'embeds.0', /^needs domain beside kind: \{ kind: plausible, domain: www\.example\.com \}\.$/],
  ['kind: matomo, url: "https://stats.example.org/", id: G-ABC1234567', 'embeds.0', /^needs url and site beside kind/],
  ['kind: google-analytics, id: "G-</script>"', 'embeds.0.id', /^must be a measurement ID/],
  ['kind: matomo, site: 1, url: "http://stats.example.org/"', 'embeds.0.url', /^must begin with https:/],
])('an embed { %s } is answered with what to write', (line, field, message) => {
  const { problems } = load(`embeds:\n  - { ${line} }\n`);
  expect(problems).toMatchObject([{ field, message: expect.stringMatching(message) }]);
});

test('without embeds the policy names nobody', () => {
  const { site } = load('');
  expect(site && prepareHeaders(site).page?.['content-security-policy']).not.toContain('https:');
});
