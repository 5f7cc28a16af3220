import { afterEach, expect, test, vi } from 'vitest';
import { digestInputs, isBuildCurrent, writeBuildInputs } from '../../src/build/build-inputs.ts';
import { loadChanged } from '../support/content-copy.ts';
import { site } from '../support/reference-site.ts';
import { scratchFolder } from '../support/scratch.ts';

afterEach(() => void vi.unstubAllEnvs());
const noonOf = (day: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00-05:00`) / 1000));

const entry = '  - { name: Sample, issuer: Office of Samples, validThrough: 2030-05-31 }\n';

test.each([
  ['2030-04-30', [], 1],
  ['2030-05-01', ['is 2030-05-31'], 1],
  ['2030-05-31', ['is 2030-05-31'], 1],
  ['2030-06-01', ['was 2030-05-31'], 0],
])('E5 B19 on %s the last day of security.txt, a licence and an insurance gives %j', async (day, expected, shown) => {
  noonOf(day);
  const { problems, site } = await loadChanged((copy) => {
    copy.edit('policy.yaml', /expires: .*/, 'expires: 2030-05-31');
    copy.edit('business.yaml', /^languages:.*\n/m, `$&credentials:\n${entry}insurance:\n${entry}`);
  });
  for (const name of ['security.expires', 'credentials.0.validThrough', 'insurance.0.validThrough']) {
    const warnings = problems.filter(({ field }) => field === name);
    expect(warnings.map(({ message }) => message.replace(/\. .*/, ''))).toEqual(expected);
    // A warning, never an error: the site is there.
    for (const { severity, excerpt } of warnings)
      expect([severity, excerpt[0]]).toEqual(['warning', expect.stringContaining('2030-05-31')]);
  }
  expect([site?.business.credentials.length, site?.business.insurance.length]).toEqual([shown, shown]);
  expect(site?.policy.security?.expires).toBe('2030-05-31');
});

test('B19 A12 a build is valid on its date in the time zone of the business and for its origin', () => {
  const instants = ['2030-06-01T01:00:00-04:00', '2030-05-31T01:00:00-04:00', '2030-05-31T23:00:00-04:00'];
  const folder = scratchFolder('build');
  writeBuildInputs(folder, digestInputs(), { ...site, today: '2030-05-31' });
  const isCurrent = (name: string, value: string) => {
    vi.stubEnv(name, value);
    return isBuildCurrent({ published: folder, privateFolder: folder });
  };
  const days = instants.map((instant) => isCurrent('SOURCE_DATE_EPOCH', String(Date.parse(instant) / 1000)));
  expect(days).toEqual([false, true, true]);
  expect(isCurrent('SITE_URL', 'https://other.example.org')).toBe(false);
});
