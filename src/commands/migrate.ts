import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readContentFolder } from '../content/read/content-folder.ts';
import { type MigratedFile, migrateFile } from '../editor/migrate-content.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { replaceFiles } from '../settings/replace-files.ts';
import { CommandError, runCommand } from './command-line.ts';

const usage = `Usage: npm run migrate
       npm run migrate -- --write

Gives fields of content files that have another name now that name, and takes
out those that are gone. Shows each line it will change, asks, and then writes
all files or none. Comments and layout stay.
  --write      writes without asking
  CONTENT_DIR  content folder, default content`;

await runCommand(usage, { write: { type: 'boolean' } }, async ({ values }) => {
  const directory = contentDirectory();
  const migrated = migrateFolder(directory);
  if (migrated.size === 0) {
    console.log('Every field has its present name: there is nothing to change.');
    return true;
  }
  for (const [file, { changes }] of migrated) {
    for (const { line, before, after } of changes) {
      console.log(`${relative(process.cwd(), join(directory, file))}:${line}`);
      console.log(after === undefined ? `- ${before}` : `- ${before}\n+ ${after}`);
    }
  }
  const files = `${migrated.size} ${migrated.size === 1 ? 'file' : 'files'}`;
  if (values.write !== true && !(await agrees(`Write ${files}?`))) {
    throw new CommandError('Nothing was changed. To write it: npm run migrate -- --write');
  }
  replaceFiles(new Map([...migrated].map(([file, { text }]) => [join(directory, file), text])));
  console.log(`Wrote ${files}. Then: npm run check`);
  return true;
});

/** The changed files by their paths below the content folder. */
function migrateFolder(directory: string): ReadonlyMap<string, MigratedFile> {
  const { texts } = readContentFolder(directory);
  const migrated = [...texts].map(([file, text]) => [file, migrateFile(file, text)] as const);
  return new Map(migrated.filter(([, { changes }]) => changes.length > 0));
}

/** Asks for confirmation; no without a terminal. */
async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
