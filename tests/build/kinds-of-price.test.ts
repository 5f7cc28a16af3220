import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { callTool } from '../mcp/messages.ts';
import { listFiles, readText } from '../support/published.ts';
import { electrician, groomer } from '../support/reference-build.ts';
import { startNode } from '../support/servers/node.ts';

const examples = { electrician, groomer };
type Example = keyof typeof examples;
const servers = { electrician: await startNode(electrician.folders), groomer: await startNode(groomer.folders) };
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop();
});

/** Returns the text of a page or Markdown as people read it. */
async function read(path: string, accept: string, business: Example): Promise<string> {
  const { text } = await servers[business].send(path, { headers: { accept } });
  return readText(text).replaceAll('**', '').replaceAll(' ,', ',');
}

/** Pages, each with the texts that must be on it, separated by bars. */
const cases: readonly (readonly [business: Example, path: string, answers: string])[] = [
  ['electrician', '/', '$95 an hour|$95 an hour + $60|from $180|price on request|Estimate|free|from $210 a visit'],
  ['electrician', '/services/standby-generator/', 'Price on request|We look at the panel|visit to look costs nothing'],
  ['electrician', '/services/panel/', 'From $2,400|200 amperes|Two panels|what the line to the house can|on request'],
  ['electrician', '/prices/', '$95 an hour, minimum one hour|from $2,400|price on request|from $210 a visit'],
  ['electrician', '/prices/', 'Electrical repair, 2 hours|$190|Outlets and switches, 4 pieces|$560'],
  ['electrician', '/prices/', '8% sales tax is added to every price.'],
  ['electrician', '/contact/', 'Call 607-555-0142|Call 607-555-0143|at any hour'],
  ['groomer', '/services/full-groom/', 'From £42|includes VAT|Small dog|£52|Giant breed|van has one table|on request'],
  ['groomer', '/prices/', 'Each price includes VAT.|Large dog|£44 to £60|£36 an hour, minimum one hour'],
  ['groomer', '/prices/', 'Full groom: Small dog|With VAT, from|They are not quotes.|Prices include 20% VAT.'],
  ['groomer', '/prices/total/', 'Choose the job and the place|Each price includes VAT.'],
  ['electrician', '/prices/total/', 'Outlets and switches|not offered'],
  ['groomer', '/contact/', 'by appointment|8:30 am to 5:30 pm|Call 0113 496 0142|Leeds|LS7|There is no shop'],
  ['groomer', '/service-areas/otley/', 'about 9 miles north-west of the middle of Leeds|Most of LS21.'],
  ['groomer', '/check/?q=leeds', 'Yes, parts of Leeds|In Leeds we come to LS1'],
  ['groomer', '/check/?q=york', 'No, York'],
  ['groomer', '/service-areas/leeds/', 'Yes, in these parts of Leeds:|LS1|We are based here.'],
];

test.each(cases)('B21 F4 the %s shows on %s: %s', async (business, path, answers) => {
  for (const accept of ['text/html', 'text/markdown']) {
    const text = await read(path, accept, business);
    for (const answer of answers.split('|')) expect(text, `${accept} ${path}`).toContain(answer);
    // Only a board has a cell for each of the two times where the price is the same.
    if (path === '/' && accept === 'text/markdown') expect(text).not.toMatch(/after hours from \$210/);
  }
});

/** Everything published as text, by its path in the published folder. */
function* textsOf(business: Example): Iterable<[file: string, text: string]> {
  const folder = examples[business].folders.published;
  for (const file of listFiles(folder))
    if (/(?:\.html|\.md|\.txt|\.xml)$/.test(file)) yield [file, readText(readFileSync(join(folder, file), 'utf8'))];
}

test.each([
  ['electrician', ['services/panel/', 'services/emergency/']],
  ['groomer', ['services/full-groom/', 'services/bath/', '.well-known/agent-skills/ginnel-dog-grooming/SKILL.md']],
] as const)(
  'B21 no surface of the %s shows a price of 0, a "from" without an amount, or a starting price for hourly work',
  (business, starts) => {
    const texts = [...textsOf(business)];
    expect(texts.length).toBeGreaterThan(30);
    const starting = new Set<string>(starts);
    for (const [file, text] of texts) {
      expect(
        /[$£]0(?![.\d])|\bfrom\s+(?:free|price|on request|an? (?:hour|piece))|Starts at|undefined|NaN/.exec(text)?.[0],
        file,
      ).toBeUndefined();
      const isAboutOthers = file.startsWith('docs/') || file === 'llms-full.txt';
      if (!isAboutOthers && !starting.has(file.replace(/index\.\w+$/, '')))
        expect(text, file).not.toMatch(/starting price/i);
    }
  },
);

test('B23 I3 no page or document of the groomer has a map pin, a response time or a word of another country', async () => {
  const texts = [...textsOf('groomer')];
  const isAboutAll = (file: string) => file.startsWith('docs/') || file === 'llms-full.txt';
  for (const [file, text] of texts) {
    expect(text, file).not.toMatch(/our base|usual response|how soon|written estimate/i);
    if (!isAboutAll(file)) expect(text, file).not.toMatch(/\$|\bkm\b|postal code|province|ZIP/);
  }
  expect(texts.find(([file]) => file === 'about/index.md')?.[1]).toContain('is invented');
  const { text } = await callTool(servers.groomer, 'check_service_area', { postal: 'ls21 3ab' });
  expect(JSON.parse(text).result.structuredContent).toMatchObject({
    ...{ covered: true, confidence: 'likely', postalArea: 'LS21' },
    areas: [{ name: 'Otley', responseMinutes: null, responseHolds: null }],
  });
});
