import { afterEach, expect, test, vi } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { renderMarkdownPage } from '../../src/markdown/markdown-page.ts';
import { statelessRequest } from '../mcp/messages.ts';
import { type ContentCopy, loadChanged } from '../support/content-copy.ts';
import { referenceDirectory } from '../support/reference-build.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { referenceDay, testEpoch } from '../support/test-day.ts';

afterEach(() => void vi.unstubAllEnvs());

/** The site after a change on a day, with its problems. */
async function change(make: (files: ContentCopy) => void, day = referenceDay, source?: string) {
  vi.stubEnv('SOURCE_DATE_EPOCH', testEpoch(day));
  const { site, problems } = await loadChanged(make, source);
  if (site === undefined) throw new Error(JSON.stringify(problems));
  const messages = problems.map(({ severity, message }) => `${severity}: ${message}`);
  return { site, problems: messages, send: serveFromMemory(site) };
}

/** The same for the business with all that it has published. */
const changeAll = (make: (files: ContentCopy) => void) => change(make, referenceDay, referenceDirectory);

const snow = `notice:
  text: Closed because of freezing rain.
  startDate: 2026-12-03
  endDate: 2026-12-04

`;
const addNotice = (files: ContentCopy) => files.edit('business.yaml', /^serviceRadiusKm/m, `${snow}serviceRadiusKm`);

/** Everything made from the site except its pages, which the build of the second business tests. */
async function surfacesOf(site: Site, send: ReturnType<typeof serveFromMemory>): Promise<Record<string, string>> {
  const tool = await send('/api/mcp', statelessRequest('tools/call', { name: 'get_business_info', arguments: {} }));
  const index = await (await send('/.well-known/agent-skills/index.json')).json();
  return {
    record: await (await send('/api/business/')).text(),
    tool: await tool.text(),
    llms: await (await send('/llms.txt')).text(),
    skill: await (await send(new URL(index.skills[0].url).pathname)).text(),
    markdown: renderMarkdownPage('<main><h1>Prices</h1><p>Text</p></main>', '/prices/', site),
  };
}

test('a notice and its dates are on every surface until its last day', async () => {
  for (const day of ['2026-11-20', '2026-12-03', '2026-12-04']) {
    const { site, send, problems } = await change(addNotice, day);
    expect(problems).toEqual([expect.stringMatching(/^warning: covers days with ordinary hours/)]);
    const surfaces = await surfacesOf(site, send);
    for (const [name, text] of Object.entries(surfaces)) expect(text, name).toContain('freezing rain');
    for (const name of ['llms', 'skill', 'markdown'])
      expect(surfaces[name]).toContain('From December 3, 2026 to December 4, 2026: Closed because of freezing rain.');
    expect(JSON.parse(surfaces.record ?? '').notice).toEqual({
      text: 'Closed because of freezing rain.',
      startDate: '2026-12-03',
      endDate: '2026-12-04',
      keepsHours: null,
    });
  }
  const { site, send, problems } = await change(addNotice, '2026-12-05');
  for (const text of Object.values(await surfacesOf(site, send))) expect(text).not.toContain('freezing rain');
  expect(problems).toEqual(['warning: was 2026-12-04. It is no longer shown: remove the notice.']);
});

test('the dates of a notice are in the time zone of the business, not of the build', async () => {
  const noticeAt = async (instant: string) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(instant) / 1000));
    return (await loadChanged(addNotice)).site?.business.notice;
  };
  expect(await noticeAt('2026-12-05T04:59:00Z')).toBeDefined();
  expect(await noticeAt('2026-12-05T05:01:00Z')).toBeUndefined();
});

test.each([
  ['Shut for a funeral.', '', 1],
  ['Fermé en raison du verglas.', '', 1],
  ['Cerrado por la nieve.', '', 1],
  ['Our van has a new number.', '', 1],
  ['No visits today.', '  keepsHours: false\n', 1],
  ['The bridge to Binbrook is closed; we come by another way.', '  keepsHours: true\n', 0],
])('a notice %j on days with ordinary hours is a warning unless keepsHours is true', async (text, field, warnings) => {
  const notice = snow.replace(/text: .*/, `text: ${JSON.stringify(text)}`) + field;
  const { problems } = await change((files) => files.edit('business.yaml', /^serviceRadiusKm/m, `${notice}$&`));
  expect(problems.length).toBe(warnings);
});

test('a notice needs no special hours on days that are closed or already have them', async () => {
  const on = async (startDate: string, endDate: string) =>
    (
      await change((files) =>
        files.edit(
          'business.yaml',
          /^serviceRadiusKm/m,
          `notice: { text: Closed., startDate: ${startDate}, endDate: ${endDate} }\n$&`,
        ),
      )
    ).problems;
  expect(await on('2026-12-06', '2026-12-06')).toEqual([]);
  expect(await on('2026-12-24', '2026-12-26')).toEqual([]);
  expect(await on('2026-12-23', '2026-12-26')).toEqual([
    expect.stringContaining('specialOpeningHours: - { date: 2026-12-23, name: Closed };'),
  ]);
  // The 27th is a Sunday.
  expect(await on('2026-12-23', '2026-12-29')).toEqual([
    expect.stringMatching(/- \{ date: 2026-12-23, .* - \{ from: 2026-12-28, to: 2026-12-29, name: Closed \};/),
  ]);
});

test('a removed place disappears everywhere with a warning, and redirects if it is in formerSlugs of another place', async () => {
  const gone = await changeAll((files) => files.remove('places/westdale.yaml'));
  expect(gone.problems).toEqual([
    expect.stringMatching(/^warning: was published at \/service-areas\/westdale\/, but nothing is there now/),
  ]);
  expect((await gone.send('/service-areas/westdale/')).status).toBe(404);
  expect(await (await gone.send('/api/coverage/?city=Westdale')).json()).toMatchObject({ covered: null, areas: [] });
  const kept = await changeAll((files) => {
    files.remove('places/westdale.yaml');
    files.edit('places/dundas.yaml', 'kind: town', 'kind: town\nformerSlugs: [westdale]');
  });
  expect(kept.problems).toEqual([]);
  expect((await kept.send('/service-areas/westdale/')).headers.get('location')).toBe('/service-areas/dundas/');
});
