import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type ContentCopy, copyContent, copyWithFewPlaces } from '../support/content-copy.ts';
import { keepReferenceDay } from '../support/reference-day.ts';
import { scratchFolder } from '../support/scratch.ts';
import { runCommand } from './run-command.ts';

keepReferenceDay();

function change(make: (copy: ContentCopy) => void, copy = copyWithFewPlaces()) {
  make(copy);
  return { CONTENT_DIR: copy.directory };
}

test('valid content passes', async () => {
  const { status, stdout } = await runCommand('check', []);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^No problems \(\d+ files checked\)\.\n/)]);
});

test('commands that need Wrangler say so if it is missing', () => {
  const wrangler = `import { findWrangler } from ${JSON.stringify(pathToFileURL('functions/hosting/deployment.ts'))}; findWrangler();`;
  const args = ['--input-type=module', '-e', wrangler];
  const { stderr } = spawnSync(process.execPath, args, { cwd: scratchFolder('bare'), encoding: 'utf8' });
  expect(stderr).toContain('Wrangler is not installed. Nothing was uploaded.');
});

test('warnings do not fail the check', async () => {
  const environment = change((files) => files.edit('business.yaml', 'date: 2026-12-24', 'date: 2025-12-24'));
  const { status, stdout } = await runCommand('check', [], environment);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^1 warning in 1 file /m)]);
});

test('problems that must be fixed before publication fail the check', async () => {
  const environment = change((files) => {
    files.edit('services/spring.mdx', /startingPrice: [\d.]+/, 'startingPrice: 279');
    files.edit('services/spring.mdx', /priceAsOf: \S+/, 'priceAsOf: 2026-11-02');
  });
  expect((await runCommand('check', [], environment)).status).toBe(1);
});

test('byte order marks and Windows line endings are accepted', async () => {
  const environment = change((files) => {
    for (const file of ['business.yaml', 'places/dundas.yaml', 'services/spring.mdx', 'pages/home.mdx']) {
      const text = readFileSync(join(files.directory, file), 'utf8');
      files.write(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    }
  });
  expect(await runCommand('check', [], environment)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^No problems/),
  });
});

test('problems are printed as GitHub Actions annotations', async () => {
  const environment = change((files) => {
    files.edit('places/dundas.yaml', 'name: Dundas', 'name: 100%: Dundas');
    files.edit('business.yaml', 'date: 2026-12-24', 'date: 2025-12-24');
  });
  const { status, stdout } = await runCommand('check', ['--format', 'github'], environment);
  const [warning, error] = stdout.split('\n').map((line) => line.replace(/file=[^,]*\/content-\w+\//, 'file='));
  expect(status).toBe(1);
  expect(warning).toBe(
    '::warning file=business.yaml,line=40,col=13::specialOpeningHours.0.date was 2025-12-24. Remove the line, or write the date of the next one.',
  );
  expect(error).toBe(
    '::error file=places/dundas.yaml,line=1,col=7::contains a colon followed by a space, or continues on a line that begins a field. Put the whole text in double quotation marks. Give fields of one group the same indentation.',
  );
});

test('no line of the report is executed as a workflow command', async () => {
  const environment = change((files) => files.edit('places/dundas.yaml', 'name: Dundas', '::warning::Dundas'));
  const { stdout } = await runCommand('check', ['--format', 'github'], environment);
  const [, before = '', token, report = ''] =
    /^([\s\S]*?)::stop-commands::(\S+)\n([\s\S]*)\n::\2::\n$/.exec(stdout) ?? [];
  expect(before.match(/^(?!::error file=).+/gm)).toBeNull();
  expect(report).toMatch(/^ +::warning::Dundas$/m);
  expect(report).not.toContain(token);
});

test('a missing folder is reported in one line', async () => {
  const { status, stdout } = await runCommand('check', [], { CONTENT_DIR: '/nowhere/content' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/nowhere\/content:1:1\n {4}is not a folder\. Set CONTENT_DIR to the folder/);
});

test('a recorded price may get a new date, and recording again drops an address that no longer exists', async () => {
  const environment = change((files) => {
    files.edit('services/spring.mdx', /startingPrice: [\d.]+/, 'startingPrice: 279');
    files.edit('services/spring.mdx', /priceAsOf: \S+/, 'priceAsOf: 2026-11-20');
    files.remove('places/westdale.yaml');
  }, copyContent());
  const before = await runCommand('check', [], environment);
  expect([before.status, before.stdout]).toEqual([
    0,
    expect.stringMatching(/was published at \/service-areas\/westdale\//),
  ]);
  expect((await runCommand('record', [], environment)).status).toBe(0);
  const after = await runCommand('check', [], environment);
  expect([after.status, after.stdout]).toEqual([0, expect.stringMatching(/^No problems \(/)]);
});
