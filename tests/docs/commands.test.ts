import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { copyWithFewPlaces } from '../support/content-copy.ts';
import { scratchFolder } from '../support/scratch.ts';
import { documents, shownCommands } from './documents.ts';

const scratch = scratchFolder('docs');
const copy = copyWithFewPlaces();

/** Commands with separate tests, because they take long, never end or ask questions. */
const RUN_ELSEWHERE = [
  /^npm ci(?: && npm (?:start|test))?$/,
  /^(?:[A-Z_]+=\S+ )*npm (?:start|run (?:serve|build|dev))$/,
  /^(?:npm run check && )?SITE_URL=\S+ npm run build -- --host [\w-]+$/,
  /^npm run (?:deploy|rollback|check-live)\b/,
  /^npm run (?:init \S+|admin)$/,
  /^npm run new \w+ "[^"]+"$/,
];

/** Commands that are run as documented, on a copy of the content. */
const RUN_HERE = /^(?:CONTENT_DIR=\S+ )?npm run (check|doctor|record|new|admin|profile|changes)(?= |$)(.*)$/;

// Those of docs/moving-in.md are run in their order by tools/package/tests/workers.matrix.ts.
const commands = documents
  .filter(({ path }) => path !== 'docs/moving-in.md')
  .flatMap((document) => shownCommands(document).map((command) => ({ path: document.path, command })));

test.each(commands.filter(({ command }) => !RUN_ELSEWHERE.some((pattern) => pattern.test(command))))(
  '$path: $command',
  async ({ command }) => {
    const [, name = '', rest = ''] = RUN_HERE.exec(command) ?? [];
    expect(name, command).not.toBe('');
    const parameters = [...rest.matchAll(/"([^"]*)"|(\S+)/g)]
      .map(([, quoted, plain]) => quoted ?? plain ?? '')
      .filter((word) => word !== '--');
    const extra = name === 'admin' ? ['--out', join(scratch, 'admin')] : [];
    const directory = name === 'admin' ? undefined : copy.directory;
    const run = await runCommand(name, [...parameters, ...extra], { CONTENT_DIR: directory });
    expect([run.status, run.stderr], command).toEqual([0, '']);
  },
);
