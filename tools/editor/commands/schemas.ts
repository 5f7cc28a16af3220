import { existsSync, readFileSync } from 'node:fs';
import { replaceFiles, runCommand } from 'open-local-business/commands';
import { contentDirectory, readLocality } from 'open-local-business/content';
import { addSchemas } from '../vscode/settings.ts';
import { writeSchemas } from '../vscode/write-schemas.ts';

const usage = `Usage: npm run schemas [-- --local]

Writes what VS Code needs to help with content files: a JSON Schema of each kind into
.astro/collections, which is not committed, and their paths into .vscode/settings.json,
which is. Run it after an update, and after you create or rename a content file by hand.
  --local       does not change .vscode/settings.json
  CONTENT_DIR   content folder, default content`;

const settings = '.vscode/settings.json';

await runCommand(usage, { local: { type: 'boolean' } }, async ({ values }) => {
  writeSchemas(process.cwd(), await readLocality(contentDirectory()));
  if (values.local === true) return true;
  const text = existsSync(settings) ? readFileSync(settings, 'utf8') : '{}\n';
  replaceFiles(new Map([[settings, addSchemas(text)]]));
  console.log(`Wrote .astro/collections and ${settings}.`);
  return true;
});
