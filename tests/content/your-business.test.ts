import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSite } from '../../src/content/read/load-site.ts';
import { findSampleFacts } from '../../src/editor/sample-facts.ts';
import { runCommand } from '../commands/run-command.ts';
import { copyContent } from '../content-copy.ts';

const copy = copyContent('examples/ropewalk-plumbing');
afterAll(copy.dispose);
const environment = { CONTENT_DIR: copy.directory };
const problems = () => loadSite(copy.directory, 'https://www.example.com').problems.map(({ message }) => message);

test('the ten steps lead from the sample to a business of one’s own', () => {
  // Steps 3 to 5: who, where, without a list of postal areas.
  copy.edit('business.yaml', 'Ropewalk Plumbing & Heating', 'Kootenay Keys');
  copy.edit('business.yaml', 'trade: plumbing', 'trade: locksmith');
  copy.edit('business.yaml', 'schemaType: Plumber', 'schemaType: Locksmith');
  copy.edit('business.yaml', 'addressRegion: "NS"\n  postalCode: B3J 1A1', 'addressRegion: BC\n  postalCode: V1L 4K4');
  copy.edit('business.yaml', /latitude: .*\n {2}longitude: .*/, 'latitude: 49.4928\n  longitude: -117.2948');
  copy.edit(
    'regions.yaml',
    /^[\s\S]*$/,
    'province:\n  name: British Columbia\n  country: Canada\n  postalDistricts: [V]\n',
  );
  copy.remove('postal-areas.json');
  expect(problems().some((message) => message.includes('beyond serviceRadiusKm'))).toBe(true);

  // Step 6: the sample services go; what still speaks of them is named.
  for (const file of readdirSync(join(copy.directory, 'services'))) copy.remove(`services/${file}`);
  expect(problems()).toContainEqual(expect.stringMatching(/^needs at least one file <name>\.mdx\./));
  const service = runCommand(
    'new',
    [
      ...['service', 'Lockout', '--symptom', 'The key is inside', '--summary', 'We open the door without harm.'],
      ...['--price', '95', '--includes', 'The way there and the first half hour.', '--minutes', '15-45'],
      ...['--covers', 'One house door'],
    ],
    environment,
  );
  expect(service.stdout).toMatch(/^Wrote \S*services\/lockout\.mdx\.\n/);

  // Step 7: the places too.
  for (const file of readdirSync(join(copy.directory, 'places'))) copy.remove(`places/${file}`);
  const place = runCommand(
    'new',
    [
      'place',
      'Nelson',
      '--kind',
      'city',
      '--municipality',
      'Nelson',
      '--latitude',
      '49.5',
      '--longitude',
      '-117.28',
      '--postal',
      'V1L',
    ],
    environment,
  );
  expect([place.status, place.stdout]).toEqual([0, expect.stringMatching(/^Wrote \S*places\/nelson\.yaml\.\n$/)]);

  const { site, folder } = loadSite(copy.directory, 'https://www.example.com');
  expect(site?.services.map(({ id }) => id)).toEqual(['lockout']);
  expect(site?.places).toMatchObject([{ slug: 'nelson', distanceKm: 1.3 }]);
  expect(findSampleFacts(folder.records).length).toBeGreaterThan(3);
  expect(runCommand('check', ['--content'], environment).status).toBe(0);
});
