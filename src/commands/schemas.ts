import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readLocality } from '../content/read/read-locality.ts';
import { writeFrontMatterHelp } from '../editor/front-matter.ts';
import { listEditorSchemas } from '../editor/json-schemas.ts';
import { writeVscodeSettings } from '../editor/vscode-settings.ts';
import { contentDirectory } from '../settings/environment.ts';
import { runCommand } from './command-line.ts';

const usage = `Usage: npm run schemas [-- --local]

Writes what editors need to help with content files, from the schemas in
src/schemas: schemas/*.schema.json and .vscode/settings.json. Run it after a
change of a schema and commit what it writes; a test says when it is due.
Also writes .astro/collections, which names the files of this machine and is
not committed.
  --local  writes only what is not committed; npm ci does so`;

await runCommand(usage, { local: { type: 'boolean' } }, ({ values }) => {
  const locality = readLocality(contentDirectory());
  writeFrontMatterHelp(process.cwd(), locality);
  if (values.local === true) return true;
  const settings = { path: '.vscode/settings.json', text: writeVscodeSettings(locality) };
  const files = [...listEditorSchemas(locality), settings];
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(`Wrote ${files.map(({ path }) => path).join(', ')}.`);
  return true;
});
