import { afterEach, expect, test, vi } from 'vitest';
import { digestInputs, isBuilt, writeBuildRecord } from '../../src/build/build-record.ts';
import { loadChanged } from '../content-copy.ts';
import { site } from '../reference-site.ts';
import { scratchFolder } from '../scratch.ts';

afterEach(() => void vi.unstubAllEnvs());
const noonOf = (day: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00-05:00`) / 1000));

test.each([
  ['2030-04-30', []],
  ['2030-05-01', ['is 2030-05-31']],
  ['2030-05-30', ['is 2030-05-31']],
  ['2030-05-31', ['is 2030-05-31']],
  ['2031-01-01', ['was 2030-05-31']],
])('E5 on %s the date of security.txt gives %j', async (day, expected) => {
  noonOf(day);
  const { problems, site } = await loadChanged((copy) =>
    copy.edit('policy.yaml', /expires: .*/, 'expires: 2030-05-31'),
  );
  // A warning, never an error: the site is there.
  expect(site).toBeDefined();
  const warnings = problems.filter(({ file }) => file.endsWith('policy.yaml'));
  expect(warnings.map(({ message }) => message.replace(/\. After that.*/, ''))).toEqual(expected);
  for (const { field, severity, excerpt } of warnings) {
    expect([field, severity]).toEqual(['security.expires', 'warning']);
    expect(excerpt[0]).toContain('2030-05-31');
  }
});

test.each([
  ['2030-04-29', [], 'is there'],
  ['2030-05-01', ['is 2030-05-31.'], 'is there'],
  ['2030-05-31', ['is 2030-05-31.'], 'is there'],
  ['2030-06-01', ['was 2030-05-31.'], 'is gone'],
])('B19 on %s the last day of a licence and of an insurance gives %j, and each %s', async (day, expected, state) => {
  noonOf(day);
  const entry = '  - { name: Sample, issuer: Office of Samples, validThrough: 2030-05-31 }\n';
  const { problems, site } = await loadChanged((copy) =>
    copy.edit('business.yaml', /^languages:.*\n/m, `$&credentials:\n${entry}insurance:\n${entry}`),
  );
  for (const field of ['credentials', 'insurance'] as const) {
    const warnings = problems.filter((problem) => problem.field === `${field}.0.validThrough`);
    expect(warnings.map(({ severity }) => severity)).toEqual(expected.map(() => 'warning'));
    for (const [index, { message }] of warnings.entries()) expect(message).toContain(expected[index]);
    expect(site?.business[field].length).toBe(state === 'is there' ? 1 : 0);
  }
});

test('B19 A12 a build is valid on its date in the time zone of the business and for its origin', () => {
  const instants = ['2030-06-01T01:00:00-04:00', '2030-05-31T01:00:00-04:00', '2030-05-31T23:00:00-04:00'];
  const folder = scratchFolder('build');
  writeBuildRecord(folder, digestInputs(), { ...site, today: '2030-05-31' });
  const isCurrent = (name: string, value: string) => {
    vi.stubEnv(name, value);
    return isBuilt({ published: folder, prepared: folder });
  };
  const days = instants.map((instant) => isCurrent('SOURCE_DATE_EPOCH', String(Date.parse(instant) / 1000)));
  expect(days).toEqual([false, true, true]);
  expect(isCurrent('SITE_URL', 'https://other.example.org')).toBe(false);
});
