import { describe, expect, test } from 'vitest';
import { renderSkill, skillPath } from '../../src/discovery/agent-skill.ts';
import { toBusinessRecord } from '../../src/endpoints/business/business-record.ts';
import { formatMoney } from '../../src/format/amounts.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { argumentRules } from '../../src/mcp/tools/arguments.ts';
import { tools } from '../../src/mcp/tools/tools.ts';
import { listPrices, listServices } from '../../src/prices/services.ts';
import { allBusinesses } from '../support/businesses.ts';
import { nowhere } from '../support/samples.ts';
import { serveFromMemory } from '../support/servers/memory.ts';

/** Members of a record at any depth, by their paths from every member they lie in: `kind`, `price.kind`. */
function* membersOf(value: unknown, above: readonly string[] = []): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const path = Array.isArray(value) ? above : [...above, name];
    yield* path.map((_, index) => path.slice(index).join('.'));
    yield* membersOf(inner, path);
  }
}

/** Words in the rules besides tools, arguments and members: values of members, and members of some records only. */
const VALUES = 'from range free on-request job visit call no confirmed likely url emergencyHours.onHolidays'.split(' ');
const ORDINALS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

describe.each(allBusinesses)('the $name', ({ site, samples, origin }) => {
  const send = serveFromMemory(site);
  const get = async (path: string) => (await send(path)).json();
  const skill = renderSkill(site);
  const rules = skill.slice(skill.indexOf('## How to answer'), skill.indexOf('## When a request fails'));
  const info = toBusinessRecord(site);
  const { services } = listServices(site);
  const lineOf = (id: string) => skill.split('\n').find((line) => line.includes(`(\`${id}\`)`)) ?? '';
  const amountsIn = (text: string) => text.match(/[$£€]\s?[\d,.]*\d/g) ?? [];
  const write = (amount: number | null | undefined) =>
    typeof amount === 'number' ? [formatMoney(amount, site.money)] : [];

  test('E5 the tools, arguments, members and addresses in the skill exist', async () => {
    const coverage = await get(`/api/coverage/?city=${encodeURIComponent(samples.nearest.name)}`);
    const total = await get(`/api/total/${services[0]?.id}/day/`);
    const members = [info, { services, prices: listPrices(site) }, coverage, { total }].flatMap((record) => [
      ...membersOf(record),
    ]);
    const known = new Set([...VALUES, ...members, ...tools.map(({ name }) => name), ...Object.keys(argumentRules)]);
    const named = [...rules.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !known.has(name) && !name.startsWith('/api/'))).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
    const urls = [...skill.matchAll(/https?:[^\s`),]+(?<![.,])/g)].map(([url]) => url.replace(origin, ''));
    for (const path of urls.filter((url) => /^\/api\/[\w/-]*\/$/.test(url)))
      expect((await send(path)).status, path).toBe(200);
    expect(await (await send(skillPath(site))).text()).toBe(skill);
  });

  test('E5 rules 1, 2: services are marked and described as in their records', () => {
    expect(rules.includes('Safety first')).toBe(services.some(({ safety }) => (safety?.dont.length ?? 0) > 0));
    for (const { id, symptom, safety } of services) {
      expect(lineOf(id), id).toContain(symptom);
      expect(/ Safety$/.test(lineOf(id)), id).toBe((safety?.dont.length ?? 0) > 0);
    }
  });

  test('E5 F4 rule 3: a price is stated by its kind, with its minimum and date', () => {
    const patterns = { from: /./, range: /\d to \S*\d/, free: /\. Free\b/, 'on-request': /\. Price on request\b/ };
    for (const { id, price, priceAsOf, variants, afterHoursFrom, leastDue } of services) {
      // A minimum of one hour is said in words.
      const due = price.minimum === price.amount ? null : leastDue?.amount;
      const prices = [price, ...variants.map((variant) => variant.price)];
      const amounts = prices.flatMap(({ amount, upTo }) => [amount, upTo]);
      const expected = [...amounts, afterHoursFrom?.amount, due].flatMap(write);
      expect(new Set(amountsIn(lineOf(id))), id).toEqual(new Set(expected));
      expect(lineOf(id)).toContain(`set ${formatDate(priceAsOf, site.country.locale)}.`);
      expect(lineOf(id)).toMatch(patterns[price.kind]);
    }
  });

  test('E5 B24 rule 4: the availability of each service outside opening hours matches its record', () => {
    for (const { id, afterHours, afterHoursFrom } of services) {
      const line = lineOf(id);
      expect([id, line.includes('(during opening hours only)')]).toEqual([id, afterHours === 'no']);
      expect([id, line.includes('ask first')]).toEqual([id, afterHours === 'call']);
      if (afterHoursFrom !== null) expect(line).toContain(`(${write(afterHoursFrom.amount)} outside opening hours`);
    }
    const { afterHoursSurcharge, ifDeclined } = info.pricing;
    const term = (name: string) => skill.split('\n').find((line) => line.startsWith(`- ${name}`)) ?? '';
    expect(amountsIn(term('Outside opening hours'))).toEqual(write(afterHoursSurcharge?.amount));
    if (ifDeclined) expect(amountsIn(term('If you decline'))).toContain(write(ifDeclined.amount)[0]);
  });

  test('E5 B9 rule 5: the rule explains every kind of answer about a place', async () => {
    const [, word = ''] = /the first (\w+) (?:characters|digits) count/.exec(rules) ?? [];
    const { postalArea, unservedArea, writeCode, nearest } = samples;
    const ask = (query: string) => get(`/api/coverage/?${query}`);
    if (word) expect(postalArea).toHaveLength(ORDINALS[word] ?? 0);
    expect(await ask(`postal=${encodeURIComponent(writeCode(postalArea))}`)).toMatchObject({
      ...{ covered: true, confidence: 'likely', postalArea },
      areas: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    });
    expect(await ask(`city=${encodeURIComponent(nearest.name)}`)).toMatchObject({
      covered: true,
      confidence: 'confirmed',
    });
    expect(await ask(`postal=${unservedArea}`)).toMatchObject({ covered: false, nearest: { name: nearest.name } });
    const several = await ask(`city=${encodeURIComponent(samples.several.name)}`);
    expect([several.covered, several.suggestions.length > 1]).toEqual([null, true]);
    const unknown = await ask(`city=${nowhere}`);
    if (unknown.covered === null)
      expect(unknown).toMatchObject({ suggestions: [], message: expect.stringContaining(site.terms.postalCode) });
    expect(rules.includes('within the radius')).toBe(prepareLookupTables(site).radius !== undefined);
  });

  test('E5 rules 6 to 8: times, hours, reviews and actions match the records', async () => {
    const { areas } = await get('/api/service-areas/');
    const conditions = areas.flatMap((one: { responseHolds?: string }) => one.responseHolds ?? []);
    expect(rules.includes('Response times are usual')).toBe(conditions.length > 0);
    expect(new Set(conditions).size).toBeLessThan(2);
    for (const { opens, closed } of info.specialOpeningHours)
      expect(closed).toBe(opens === null || opens === undefined);
    if (info.emergencyHours !== null) {
      expect(info.emergencyHours.onHolidays).toEqual(expect.any(Boolean));
      expect(/Emergency line: .*holidays included/.test(skill)).toBe(info.emergencyHours.onHolidays);
    }
    expect(rules.includes('Quote `reviews`')).toBe(info.reviews.length > 0);
    const { bookingUrl, quoteUrl, telephone } = info.contact;
    expect(rules).toContain(`${bookingUrl} or ${quoteUrl}`);
    const digits = (/telephone ([\d ()+-]+)/.exec(rules)?.[1] ?? '').replace(/\D/g, '').replace(/^0/, '');
    expect(telephone).toContain(digits);
    const { nextStep } = await get(`/api/coverage/?city=${nowhere}`);
    expect(nextStep.numbers[0]).toMatchObject({ telephone, openingHours: expect.any(Array) });
  });

  test('E5 C1 errors match the description in the skill', async () => {
    const { status, detail, knownIds } = await get('/api/services/?id=no-such');
    expect([status, knownIds]).toEqual([404, services.map(({ id }) => id)]);
    expect(detail).toContain(knownIds[0]);
    const { typed } = samples.mistypedArea;
    expect(await get(`/api/coverage/?postal=${encodeURIComponent(samples.writeCode(typed))}`)).toMatchObject({
      ...{ code: 'postal-code-invalid', didYouMean: samples.writeCode(samples.mistypedArea.area) },
    });
  });
});
