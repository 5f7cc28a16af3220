import { mkdtempSync, rmSync } from 'node:fs';
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

/** Commands that are run elsewhere, because they take long or never end, each with the test that runs it. */
const runElsewhere: readonly (readonly [pattern: RegExp, where: string])[] = [
  [/^npm ci(?: && npm (?:start|test))?$/, '.ci/run, on a clean clone'],
  [/^(?:[A-Z_]+=\S+ )*npm (?:start|run serve)$/, 'tests/contract/server.test.ts, playwright.config.ts'],
  [/^(?:[A-Z_]+=\S+ )*npm run build$/, 'tests/build'],
  [/^(?:[A-Z_]+=\S+ )*npm run dev$/, 'tests/dev'],
  [/^npm run (?:deploy|rollback)\b/, 'tests/deploy'],
  [/^npm run agent-check\b/, 'tests/agent-check'],
  [/^python3 src\/styles\/fonts\/cut-font\.py /, 'nowhere: it made the font that tests/build/font.test.ts looks at'],
  [/^cp -r examples\/ropewalk-plumbing \S+$/, 'tests/content/your-business.test.ts'],
  [/^npm run new \w+ "[^"]+"$/, 'tests/commands/new.test.ts, where it does not ask'],
];

/** Commands that are run here as they stand, on a copy of the content. */
const RUN_HERE = /^(?:CONTENT_DIR=\S+ )?npm run (check|doctor|record|new|admin)(?= |$)(.*)$/;

const commands = documents.flatMap((document) =>
  shownCommands(document).map((command) => ({ path: document.path, command })),
);

test('the documents show commands', () => expect(commands.length).toBeGreaterThan(10));

test.each(commands)('$path: $command', ({ command }) => {
  if (runElsewhere.some(([pattern]) => pattern.test(command))) return;
  const [, name = '', rest = ''] = RUN_HERE.exec(command) ?? [];
  expect([command, name]).not.toEqual([command, '']);
  const parameters = [...rest.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .filter((word) => word !== '--');
  const own = name === 'admin' ? ['--out', join(scratch, 'admin')] : name === 'check' ? ['--content'] : [];
  const directory = name === 'admin' ? undefined : copy.directory;
  const run = runCommand(name, [...parameters, ...own], { CONTENT_DIR: directory });
  expect([command, run.status, run.stderr]).toEqual([command, 0, '']);
});
