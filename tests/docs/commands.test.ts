import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { copyContent } from '../content-copy.ts';
import { documents, shownCommands } from './documents.ts';

const scratch = mkdtempSync(join(tmpdir(), 'docs-'));
const copy = copyContent();
afterAll(() => {
  copy.dispose();
  rmSync(scratch, { recursive: true, force: true });
});

/**
 * Commands that are run elsewhere, because they take long or never end, each with
 * a file and what stands in it where it runs them.
 */
const runElsewhere: readonly (readonly [pattern: RegExp, file: string, proof: string])[] = [
  [/^npm ci(?: && npm (?:start|test))?$/, '.ci/run', 'npm ci'],
  [/^(?:[A-Z_]+=\S+ )*npm (?:start|run serve)$/, 'tests/contract/server.test.ts', 'src/commands/serve.cjs'],
  [/^(?:[A-Z_]+=\S+ )*npm run build$/, 'tests/reference-build.ts', 'src/commands/build.ts'],
  [
    /^(?:npm run check && )?SITE_URL=\S+ npm run build -- --host [\w-]+$/,
    'tests/commands/build-host.test.ts',
    "runCommand('build'",
  ],
  [/^(?:[A-Z_]+=\S+ )*npm run dev$/, 'tests/dev/dev-site.ts', 'src/commands/dev.ts'],
  [/^npm run (?:deploy|rollback)\b/, 'tests/deploy/rehearsal.test.ts', 'src/commands/deploy.ts'],
  [/^npm run agent-check\b/, 'tests/agent-check/command.test.ts', 'src/commands/agent-check.ts'],
  // It made the font that the test looks at, and is not run again.
  [/^python3 src\/styles\/fonts\/cut-font\.py /, 'tests/build/font.test.ts', '.woff2'],
  [/^npm run init$/, 'tests/content/your-business.test.ts', "runCommand('init'"],
  [/^npm run admin$/, 'tests/editor/cms.test.ts', "'src/commands/admin.ts'"],
  [/^npm run moved old-sitemap\.xml$/, 'tests/moving/moved.test.ts', "runCommand('moved'"],
  [/^npm run new \w+ "[^"]+"$/, 'tests/commands/new.test.ts', "runCommand('new'"],
];

/** Commands that are run here as they stand, on a copy of the content. */
const RUN_HERE = /^(?:CONTENT_DIR=\S+ )?npm run (check|doctor|record|new|admin)(?= |$)(.*)$/;

const commands = documents.flatMap((document) =>
  shownCommands(document).map((command) => ({ path: document.path, command })),
);

const isElsewhere = ({ command }: { readonly command: string }) =>
  runElsewhere.some(([pattern]) => pattern.test(command));

test('the documents show commands', () => expect(commands.length).toBeGreaterThan(10));

test.each(runElsewhere)('%s is run by %s', (_pattern, file, proof) => {
  expect(readFileSync(file, 'utf8'), `${file} ${proof}`).toContain(proof);
});

test.each(commands.filter((shown) => !isElsewhere(shown)))('$path: $command', ({ command }) => {
  const [, name = '', rest = ''] = RUN_HERE.exec(command) ?? [];
  expect(name, command).not.toBe('');
  const parameters = [...rest.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .filter((word) => word !== '--');
  const own = name === 'admin' ? ['--out', join(scratch, 'admin')] : [];
  const directory = name === 'admin' ? undefined : copy.directory;
  const run = runCommand(name, [...parameters, ...own], { CONTENT_DIR: directory });
  expect([run.status, run.stderr], command).toEqual([0, '']);
});
