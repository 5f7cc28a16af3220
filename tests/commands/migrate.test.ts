import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/read/load-site.ts';
import { migrateFile } from '../../src/editor/migrate-content.ts';
import { businesses } from '../businesses.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { runCommand } from './run-command.ts';

describe.each(businesses)('the $name', ({ directory }) => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent(directory);
  });
  afterEach(() => copy.dispose());

  const read = () => copy.list('services').map((file) => readFileSync(join(copy.directory, 'services', file), 'utf8'));
  const migrate = (...parameters: string[]) => runCommand('migrate', parameters, { CONTENT_DIR: copy.directory });

  test('fields by their former names get their present ones, and nothing else changes', async () => {
    const now = read();
    for (const file of copy.list('services')) {
      copy.edit(`services/${file}`, /^startingPrice: /m, 'startingPriceCad: ');
    }
    const before = read();
    const { problems } = loadSite(copy.directory, 'https://www.example.com');
    expect(problems.filter(({ message }) => message.includes('npm run migrate'))).toHaveLength(now.length);
    expect(problems.filter(({ message }) => message.startsWith('is missing'))).toEqual([]);

    const shown = await migrate();
    expect([shown.status, shown.stderr]).toEqual([1, expect.stringMatching(/^Nothing was changed\. .*--write\n$/)]);
    expect(shown.stdout.match(/^- startingPriceCad: /gm)).toHaveLength(now.length);
    expect(shown.stdout.match(/^\+ startingPrice: /gm)).toHaveLength(now.length);
    expect(read()).toEqual(before);

    expect((await migrate('--write')).status).toBe(0);
    expect(read()).toEqual(now);
    expect((await migrate()).stdout).toMatch(/nothing to change/);
  });

  test('content with present names stays byte for byte', () => {
    for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:yaml|mdx)$/.test(file)) continue;
      const text = readFileSync(join(directory, file), 'utf8');
      expect(migrateFile(file.replaceAll('\\', '/'), text), file).toEqual({ text, changes: [] });
    }
  });
});

test('a name is replaced wherever its group stands, comments and layout stay', () => {
  const text = `---\r
# The price.\r
startingPriceCad:   249   # since spring\r
variants:\r
  - { id: pair, "startingPriceCad": 379 }\r
  - id: one # the usual one\r
    startingPriceCad: 249\r
---\r
startingPriceCad: 1 stays in the text.\r
`;
  const { text: migrated, changes } = migrateFile('services/spring.mdx', text);
  expect(migrated).toBe(
    text
      .replace('startingPriceCad:   ', 'startingPrice:   ')
      .replace('"startingPriceCad"', 'startingPrice')
      .replace('    startingPriceCad: 249', '    startingPrice: 249'),
  );
  expect(changes.map(({ line }) => line)).toEqual([3, 5, 7]);
});

test('B24 a value that is written otherwise now is rewritten with its name', () => {
  const text = '---\nafterHoursIncluded: true # always\nname: Here\n---\n';
  const rewritten = text.replace('afterHoursIncluded: true', 'afterHours: "call"');
  expect(migrateFile('services/a.mdx', text)).toEqual({
    text: rewritten,
    changes: [{ line: 2, before: 'afterHoursIncluded: true # always', after: 'afterHours: "call" # always' }],
  });
  expect(migrateFile('services/a.mdx', '---\nafterHoursIncluded:  false\n---\n').text).toBe(
    '---\nafterHours: "yes"\n---\n',
  );
  // A value that says nothing is left to the check.
  expect(migrateFile('services/a.mdx', '---\nafterHoursIncluded: perhaps\n---\n').text).toContain(
    'afterHours: perhaps',
  );
});

test('what is gone is taken out in whole lines', () => {
  const text = '# Names.\nprovince:\n  name: Ontario\n  # Letters.\n  postalDistricts: [K, L]\n\n# More.\nname: Here\n';
  expect(migrateFile('regions.yaml', text)).toEqual({
    text: '# Names.\n\n# More.\nname: Here\n',
    changes: [
      { line: 2, before: 'province:' },
      { line: 3, before: '  name: Ontario' },
      { line: 4, before: '  # Letters.' },
      { line: 5, before: '  postalDistricts: [K, L]' },
    ],
  });
  expect(migrateFile('regions.yaml', 'province: { name: Ontario }').text).toBe('');
});

test('a group that has both names is left to its owner, and so is what is no content', () => {
  const both = 'startingPrice: 1\nstartingPriceCad: 2\n';
  expect(migrateFile('services/a.mdx', `---\n${both}---\n`).changes).toEqual([]);
  for (const file of ['elsewhere/a.mdx', 'places/a.yaml', 'icon.svg']) {
    expect(migrateFile(file, both), file).toEqual({ text: both, changes: [] });
  }
});
