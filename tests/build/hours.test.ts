import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { handleMcp } from '../../src/mcp/handle-mcp.ts';
import { prepareMcp } from '../../src/mcp/prepare-mcp.ts';
import { prepareCoverageIndex } from '../../src/places/coverage-index.ts';
import { buildFolders } from '../../src/settings/folders.ts';
import { toBusinessProfile } from '../../tools/reports/profile/business-profile.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { buildForTests } from '../reference-build.ts';

/** The garage with all that hours can be: by appointment, parts of the year, dates in a row, a line round the clock with its own number. */
const out = '.build/test/all-hours';
const origin = 'https://www.example.com';
const { published } = buildFolders(out);
const read = (path: string) => readFileSync(join(published, path), 'utf8');
let copy: ContentCopy;
let site: Site;

beforeAll(() => {
  copy = copyContent();
  copy.edit(
    'business.yaml',
    /^ {2}- dayOfWeek: \[Saturday\]\n.*\n.*\n/m,
    '  - { dayOfWeek: [Saturday], opens: "08:00", closes: "12:00" }\n' +
      '  - { dayOfWeek: [Saturday], opens: "13:00", closes: "24:00" }\n' +
      '  - { dayOfWeek: [Sunday], byAppointment: true }\n' +
      'seasons:\n' +
      '  - name: Summer\n    from: 05-01\n    to: 09-30\n' +
      '    openingHours: [{ dayOfWeek: [Monday, Tuesday], opens: "06:00", closes: "20:00" }]\n',
  );
  copy.edit(
    'business.yaml',
    /^specialOpeningHours:\n/m,
    '$&  - { from: 2027-07-05, to: 2027-07-18, name: Vacation }\n',
  );
  copy.edit('business.yaml', /opens: "06:00"\n {6}closes: "23:00"/, 'opens: "00:00"\n      closes: "24:00"');
  // Somebody answers at every hour, so there are no words for others.
  copy.edit('pages/home.mdx', /^ {2}closed:\n(?: {4}.*\n)+/m, '');
  copy.edit('business.yaml', /^ {2}onHolidays: true/m, '$&\n  telephone: "+19055550143"');
  copy.edit('pages/contact.mdx', 'At other times the same number is', 'At other times {emergencyTelephone} is');
  const loaded = loadSite(copy.directory, origin);
  expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (loaded.site === undefined) throw new Error('No site.');
  site = loaded.site;
  buildForTests(out, { SITE_URL: origin, CONTENT_DIR: copy.directory });
});
afterAll(() => copy.dispose());

test('B22 the table of hours says by appointment, has a row for dates in a row, and one of the week for each part of the year', () => {
  const text = read('contact/index.md');
  for (const line of [
    '- Saturday: 8 am to noon, 1 pm to midnight',
    '- Sunday: By appointment',
    'Summer (May 1 to September 30)',
    '- Monday to Tuesday: 6 am to 8 pm',
    '- Every day: 24 hours',
    '- Vacation, July 5, 2027 to July 18, 2027: Emergency line only',
  ])
    expect(text).toContain(line);
  expect(text.match(/Vacation/g)).toHaveLength(1);
  expect(text).not.toMatch(/Sunday: Closed\n[\s\S]*Summer/);
});

test('B22 F7 every link to a call has the number of its hours, and styles show the one that is answered', () => {
  for (const page of ['', 'contact/', 'services/emergency/', 'service-areas/dundas/']) {
    const html = read(`${page}index.html`);
    const links = [...html.matchAll(/<a class="(call[^"]*)" href="tel:(\+\d+)"[^>]*>([\s\S]*?)<\/a>/g)];
    expect(links.length, page).toBeGreaterThan(1);
    for (const [, name, telephone, words] of links) {
      const isLine = name === 'call line';
      expect(telephone).toBe(isLine ? '+19055550143' : '+19055550142');
      expect(words).toContain(isLine ? '905-555-0143' : '905-555-0142');
      expect(words?.replace(/<[^>]*>/g, '')).not.toMatch(isLine ? /Usually|Open/ : /Emergency/);
    }
    expect(
      links.some(([, name]) => name === 'call line'),
      page,
    ).toBe(true);
    expect(html).toContain('Emergency line 905-555-0143, 24 hours, every day');
  }
  expect(read('contact/index.html')).toContain('<a href="tel:+19055550143">905-555-0143</a>');
});

test('B22 documents, records and tools give the number of the line beside that of the business', () => {
  const line = '905-555-0143, 24 hours, every day, holidays included';
  for (const path of ['llms.txt', 'contact.vcf', 'contact/index.md']) {
    expect(read(path).replace(/\r\n |\\/g, ''), path).toContain(
      path === 'contact/index.md' ? 'emergency line 905-555-0143' : line,
    );
  }
  expect(read('contact.vcf')).toContain('VALUE=uri:tel:+19055550143');
  expect(read('llms.txt')).toContain('Sunday by appointment. Summer (May 1 to September 30): Monday to Tuesday 6 am');
  const business = JSON.parse(read('api/business/index.json'));
  expect(business.emergencyHours).toMatchObject({ telephone: '+19055550143' });
  expect(business.openingHours).toContainEqual({ dayOfWeek: ['Sunday'], byAppointment: true });
  expect(business.seasons).toEqual(site.business.seasons);
  expect(business.specialOpeningHours).toContainEqual({
    date: '2027-07-05',
    from: '2027-07-05',
    to: '2027-07-18',
    name: 'Vacation',
    closed: true,
  });
  const { nextStep } = JSON.parse(read('api/coverage/dundas/index.json'));
  expect(nextStep).toMatchObject({ telephone: '+19055550142', emergencyTelephone: '+19055550143' });
  expect(nextStep.note).toContain(line);
});

test('B22 tools give the number of the line as the one to call while it alone is open', async () => {
  const context = {
    data: prepareMcp(site),
    lookup: prepareCoverageIndex(site),
    readAnswer: async () => read('api/coverage/dundas/index.json'),
  };
  const ask = async (tool: string, given: object, time: string) => {
    const params = { name: tool, arguments: given };
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const reply = await handleMcp(message, () => null, { ...context, instant: new Date(time) });
    const { content, structuredContent } = JSON.parse(String(reply.text)).result;
    expect(JSON.parse(content[0].text)).toEqual(structuredContent);
    return structuredContent;
  };
  const [noon, night] = ['2026-11-18T17:00:00Z', '2026-11-19T04:00:00Z'];
  for (const city of ['Dundas', 'Toronto']) {
    const { nextStep } = await ask('check_service_area', { city }, noon);
    expect(nextStep, city).toMatchObject({ telephone: '+19055550142', emergencyTelephone: '+19055550143' });
    const late = await ask('check_service_area', { city }, night);
    expect(late.nextStep, city).toEqual({ ...nextStep, telephone: '+19055550143' });
  }
  expect(await ask('get_pricing', {}, night)).toEqual(await ask('get_pricing', {}, noon));
});

test('B22 K3 a profile has the week of today, each of several dates in a row, and nothing by appointment', () => {
  const { regularHours, specialHours } = toBusinessProfile(site, '2027-06-01');
  expect(regularHours.periods.map(({ openDay }) => openDay)).toEqual(['MONDAY', 'TUESDAY']);
  expect(specialHours.specialHourPeriods.filter(({ startDate }) => startDate.month === 7)).toHaveLength(15);
  const winter = toBusinessProfile(site, '2026-11-23').regularHours.periods;
  expect(winter.filter(({ openDay }) => openDay === 'SUNDAY')).toEqual([]);
  expect(winter.at(-1)?.closeTime).toEqual({ hours: 24 });
});
