// @module-tag thorough
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { handleMcp } from '../../src/mcp/handle-mcp.ts';
import { prepareMcp } from '../../src/mcp/prepare-mcp.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { handshakeRequest } from '../mcp/messages.ts';
import { copyWithFewPlaces, requireSite } from '../support/content-copy.ts';
import { readText } from '../support/published.ts';
import { buildForTests, referenceOrigin } from '../support/reference-build.ts';

/** The garage with other prices, appointments, seasons, date ranges, and an emergency line that is always open. */
const out = '.build/test/unusual-hours';
const { published } = buildFolders(out);
const read = (path: string) => readFileSync(join(published, path), 'utf8');
let site: Site;

const week = `
  - { dayOfWeek: [Saturday], opens: "08:00", closes: "12:00" }
  - { dayOfWeek: [Saturday], opens: "13:00", closes: "24:00" }
  - { dayOfWeek: [Sunday], byAppointment: true }
seasons:
  - name: Summer
    from: 05-01
    to: 09-30
    openingHours: [{ dayOfWeek: [Monday, Tuesday], opens: "06:00", closes: "20:00" }]
`;
const vacation = '$&  - { from: 2027-07-05, to: 2027-07-18, name: Vacation }\n';

beforeAll(async () => {
  const copy = copyWithFewPlaces();
  const edit = (from: string | RegExp, to: string) => copy.edit('business.yaml', from, to);
  edit(/\n {2}- dayOfWeek: \[Saturday\]\n.*\n.*\n/m, week);
  edit(/^specialOpeningHours:\n/m, vacation);
  edit(/opens: "06:00"\n {6}closes: "23:00"/, 'opens: "00:00"\n      closes: "24:00"');
  // Somebody answers at every hour, so there are no texts for other hours.
  copy.edit('pages/home.mdx', /^ {2}closed:\n(?: {4}.*\n)+/m, '');
  edit(/^ {2}onHolidays: true/m, '$&\n  telephone: "+19055550143"');
  copy.edit('pages/contact.mdx', 'At other times the same number is', 'At other times {emergencyTelephone} is');
  copy.edit('services/spring.mdx', /startingPrice: [\d.]+/, 'startingPrice: 251.45');
  edit('amount: 60, per', 'amount: 75.5, per');
  edit('ratePercent: 13', 'ratePercent: 14.975');
  await buildForTests(out, { SITE_URL: referenceOrigin, CONTENT_DIR: copy.directory });
  site = requireSite(await copy.load());
});

test('F4 B20 bills on the price page and the home page match the content to the cent', () => {
  // 326.95 and 14.975% of it, 48.9607625, make 375.91.
  const night = ['$251.45', '$75.50', '$326.95', '$48.96', '$375.91'];
  for (const path of ['prices/index.html', 'index.html']) {
    const [, bill] = readText(read(path)).split('A broken spring at night');
    for (const amount of night) expect(bill, `${path} ${amount}`).toContain(amount);
  }
  const spring = readText(read('services/spring/index.html'));
  expect(spring).toContain('From $326.95 surcharge included, $375.91 with HST');
});

test('B22 the hours table shows appointments, one row for a range of dates, and a week for each season', () => {
  const text = read('contact/index.md');
  for (const line of [
    '- Saturday: 8 am to noon, 1 pm to midnight',
    '- Sunday: By appointment',
    'Summer (May 1 to September 30)',
    '- Monday: 6 am to 8 pm\n- Tuesday: 6 am to 8 pm',
    '- Every day: 24 hours',
    '- Vacation, July 5, 2027 to July 18, 2027: Emergency line only',
  ])
    expect(text).toContain(line);
  expect(text.match(/Vacation/g)).toHaveLength(1);
  expect(text).not.toMatch(/Sunday: Closed\n[\s\S]*Summer/);
});

test('B22 F7 call links exist for the business and for its emergency line, each with its own number and hours', () => {
  for (const page of ['', 'contact/', 'services/emergency/', 'service-areas/dundas/']) {
    const html = read(`${page}index.html`);
    const links = [...html.matchAll(/<a class="(call[^"]*)" href="tel:(\+\d+)"[^>]*>([\s\S]*?)<\/a>/g)];
    expect(links.length, page).toBeGreaterThan(1);
    for (const [, name, telephone, words] of links) {
      const isLine = name === 'call emergency';
      expect(telephone).toBe(isLine ? '+19055550143' : '+19055550142');
      expect(words).toContain(isLine ? '905-555-0143' : '905-555-0142');
      expect(words?.replace(/<[^>]*>/g, '')).not.toMatch(isLine ? /Usually|Open/ : /Emergency/);
    }
    expect(
      links.some(([, name]) => name === 'call emergency'),
      page,
    ).toBe(true);
    expect(html).toContain('Emergency line 905-555-0143, 24 hours, every day');
  }
  expect(read('contact/index.html')).toContain('<a href="tel:+19055550143">905-555-0143</a>');
});

test('B22 documents, records and tools contain the number of the emergency line and that of the business', () => {
  const line = '905-555-0143, 24 hours, every day, holidays included';
  for (const path of ['llms.txt', 'contact.vcf', 'contact/index.md']) {
    expect(read(path).replace(/\r\n |\\/g, ''), path).toContain(
      path === 'contact/index.md' ? 'emergency line 905-555-0143' : line,
    );
  }
  expect(read('contact.vcf')).toContain('TEL;TYPE=WORK,VOICE:+19055550143');
  expect(read('llms.txt')).toContain(
    'Open: Summer (May 1 to September 30): Monday to Tuesday 6 am to 8 pm. Rest of the year (October 1 to April 30)',
  );
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

test('B22 tools give the number of the emergency line as the one to call while only the line is open', async () => {
  const context = {
    data: prepareMcp(site),
    lookup: prepareLookupTables(site),
    languages: ['en'],
    getLanguageData: () => undefined,
    readAnswer: async () => ({ json: read('api/coverage/dundas/index.json') }),
  };
  const ask = async (tool: string, given: object, time: string) => {
    const { body } = handshakeRequest('tools/call', { name: tool, arguments: given });
    const reply = await handleMcp(body ?? '', () => null, { ...context, instant: new Date(time) });
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
