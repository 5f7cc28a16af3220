import { afterEach, describe, expect, test, vi } from 'vitest';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { addAmounts } from '../../src/prices/money.ts';
import { hasAmount } from '../../src/prices/price.ts';
import { listJobs } from '../../src/prices/totals.ts';
import type { Total } from '../../src/schemas/services/pricing.ts';
import { allBusinesses } from '../support/businesses.ts';
import { sampleOf } from '../support/sample-of.ts';
import { unknownAnswer } from '../support/samples.ts';
import { serveFromMemory } from '../support/servers/memory.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe.each(allBusinesses)('the $name', ({ site }) => {
  const send = serveFromMemory(site);
  const ask = async (query: Record<string, string>) => {
    const response = await send(`/api/total/?${new URLSearchParams(query)}`);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  };
  const jobs = listJobs(site);
  const [job] = jobs;
  const [place] = site.places;
  if (job === undefined || place === undefined) throw new Error('The business has no service or no place.');

  test.each(sampleOf(jobs, 8).map(({ id }) => id))(
    'B25 the total of %s is the same by path and by query, by day and after hours',
    async (id) => {
      for (const [period, when] of [
        ['day', 'weekday'],
        ['after-hours', 'tonight'],
      ] as const) {
        const path = await (await send(`/api/total/${id}/${period}/`)).text();
        expect((await ask({ job: id, when })).text, when).toBe(path);
        const { from, surcharge, tax, total } = JSON.parse(path) as Total;
        const parts = [from, surcharge, tax].flatMap((part) => (part === null ? [] : [part.amount]));
        expect(total === null ? [] : [total.amount], id).toEqual(parts.length === 0 ? [] : [addAmounts(...parts)]);
      }
      expect((await ask({ job: id })).text).toBe((await ask({ job: id.toUpperCase(), when: 'WEEKDAY' })).text);
    },
  );

  test('B21 B25 a job without an amount, or not done outside opening hours, has no total and a note with the reason', async () => {
    const findReason = ({ service, price }: (typeof jobs)[number]) => {
      if (service.afterHours === 'no') return /^Not done outside/;
      return { free: /^Free/, 'on-request': /^Price on request/, from: undefined, range: undefined }[price.kind];
    };
    for (const one of jobs) {
      const { id, service } = one;
      const { body } = await ask({ job: id, when: 'tonight' });
      const reason = findReason(one);
      if (reason) expect([body.total, body.note], id).toEqual([null, expect.stringMatching(reason)]);
      if (body.total === null) expect(body.note, id).not.toMatch(/total includes|sum is|job starts/);
      if (service.afterHours === 'call') expect(body.note, id).toContain('call and ask');
      expect(body.note, id).not.toBe('');
    }
  });

  test('B25 the amount due if the customer declines is that of the business, and null for an emergency visit', async () => {
    for (const { id, service, price } of jobs.filter((one) => one.service.afterHours !== 'no')) {
      const { body } = await ask({ job: id, when: 'weekday' });
      const isPublished = site.business.pricing.ifDeclined !== undefined && !service.isEmergencyVisit;
      if (hasAmount(price)) expect(body.ifDeclined !== null, id).toBe(isPublished);
    }
  });

  test('B25 the place is the one the coverage check finds, and an unserved place has no total', async () => {
    const record = await (await send(`/api/service-areas/${place.slug}/`)).json();
    const served = await ask({ job: job.id, place: place.name });
    expect(served.body).toMatchObject({ covered: true, place: record, total: { currency: site.business.currency } });
    const elsewhere = await ask({ job: job.id, place: 'Atlantis' });
    const coverage = await (await send('/api/coverage/?city=Atlantis')).json();
    expect(elsewhere.body).toMatchObject({
      covered: coverage.covered,
      place: null,
      from: null,
      tax: null,
      total: null,
    });
    expect(elsewhere.body.note).toBe(coverage.message);
    expect((await ask({ job: job.id, city: 'Atlantis', utm_source: 'x' })).text).toBe(elsewhere.text);
    expect((await ask({ job: job.id, place: place.name, city: 'Atlantis' })).text).toBe(served.text);
    const area = prepareLookupTables(site).example.postal;
    const likely = await ask({ job: job.id, place: area });
    expect([likely.body.covered, likely.body.note]).toEqual([true, expect.stringMatching(/^Likely/)]);
  });

  test('B25 "now" and local times follow opening hours, and such answers are not cached', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T16:00:00Z') });
    const now = await ask({ job: job.id, when: 'now' });
    expect([now.body.when, now.headers.get('cache-control')]).toEqual(['day', 'no-store']);
    vi.setSystemTime(Date.parse('2026-11-25T06:00:00Z'));
    expect((await ask({ job: job.id, when: 'NOW' })).body.when).toBe('after-hours');
    const noon = await ask({ job: job.id, when: '2026-11-24t12:00' });
    expect([noon.body.when, noon.headers.get('cache-control')]).toEqual(['day', 'no-store']);
    for (const day of ['Saturday', 'Sunday'] as const) {
      const isOpen = site.business.openingHours.some(({ dayOfWeek }) => dayOfWeek.includes(day));
      expect([day, (await ask({ job: job.id, when: day })).body.when]).toEqual([day, isOpen ? 'day' : 'after-hours']);
    }
    expect((await ask({ job: job.id, when: '2026-11-24T23:59' })).body.when).toBe('after-hours');
    expect((await ask({ job: job.id })).headers.get('cache-control')).toMatch(/^public/);
  });

  test.each([
    ['no job', {}, 400, 'total-needs-input'],
    ['an empty job', { job: ' ', when: 'soon' }, 400, 'total-needs-input'],
    ['an unknown job', { job: 'nope' }, 404, 'service-not-found'],
    ['an unknown variant', { job: `${job.service.id}.nope` }, 404, 'service-not-found'],
    ['a name of every object', { job: '__proto__.constructor' }, 404, 'service-not-found'],
    ['an unknown time', { job: job.id, when: 'soon' }, 400, 'total-when-invalid'],
    ['a day that does not exist', { job: job.id, when: '2026-02-30T10:00' }, 400, 'total-when-invalid'],
    ['an hour that does not exist', { job: job.id, when: '2026-02-20T24:00' }, 400, 'total-when-invalid'],
    ['a time of every object', { job: job.id, when: 'constructor' }, 400, 'total-when-invalid'],
    ...['0', '-1', '1.5', 'two', '1000', '1e3', '__proto__'].map(
      (quantity) => ['an invalid quantity', { job: job.id, quantity }, 400, 'total-quantity-invalid'] as const,
    ),
  ] as const)('B25 %s is %j: %s', async (_, query, status, code) => {
    const response = await ask(query as unknown as Record<string, string>);
    expect([response.status, response.body.code]).toEqual([status, code]);
    if (code === 'total-needs-input' || code === 'service-not-found')
      expect(response.body.knownIds).toEqual(jobs.map(({ id }) => id));
  });

  const isCounted = ({ price }: (typeof jobs)[number]) => hasAmount(price) && !['job', 'visit'].includes(price.per);

  test('B25 D8 a quantity multiplies what is priced by the hour or piece', async () => {
    for (const { id } of jobs.filter(isCounted)) {
      const one = (await ask({ job: id })).body;
      const { note, leastDue, quantity } = (await ask({ job: id, quantity: '3' })).body;
      expect([quantity, leastDue]).toEqual([3, one.leastDue]);
      expect(note).toContain('sum is for 3 ');
      const elsewhere = (await ask({ job: id, quantity: '3', place: 'Atlantis' })).body;
      expect(elsewhere).toMatchObject({ covered: unknownAnswer(site).covered, total: null, leastDue: null });
    }
    for (const { id } of jobs.filter((one) => !isCounted(one))) {
      expect((await ask({ job: id, quantity: '2' })).body.code, id).toBe('total-quantity-invalid');
      expect((await ask({ job: id, quantity: '1' })).text).toBe((await ask({ job: id })).text);
    }
  });

  test('B25 a path under totals redirects to its canonical spelling, or is 404', async () => {
    const { status, headers } = await send(`/api/total/${job.id.toUpperCase()}/day/`);
    expect([status, headers.get('location')]).toEqual([308, `/api/total/${job.id}/day/`]);
    for (const key of ['nope/day', 'x', '/day']) expect((await send(`/api/total/${key}/`)).status, key).toBe(404);
  });
});
