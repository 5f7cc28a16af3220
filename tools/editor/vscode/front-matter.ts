import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locality } from 'open-local-business/schemas';
import { listEditorSchemas } from './json-schemas.ts';

/** Where the Astro extension of VS Code looks for front matter schemas, relative to the project. */
const FOLDER = '.astro/collections';

/**
 * Writes what the Astro extension of VS Code needs to validate the front matter of MDX files: the schemas, and a list
 * that maps files to them. The list holds absolute paths, so it must not be committed. Existing entries are kept.
 */
export function writeFrontMatterHelp(project: string, locality: Locality): void {
  const schemas = listEditorSchemas(locality)
    .filter(({ glob }) => glob.endsWith('.mdx'))
    .map((schema) => ({ ...schema, name: basename(schema.path, '.schema.json') }));
  const list = {
    collections: schemas.map(({ name }) => ({ hasSchema: true, name })),
    entries: Object.fromEntries(
      schemas.flatMap(({ name, glob }) => listFiles(project, glob).map((file) => [addressOf(file), name])),
    ),
  };
  for (const { name, text } of schemas) write(join(project, FOLDER, `${name}.schema.json`), text);
  write(join(project, FOLDER, 'collections.json'), `${JSON.stringify(list, null, 2)}\n`);
}

function listFiles(project: string, glob: string): string[] {
  return globSync(glob, { cwd: project, exclude: ['**/node_modules', '**/.*'] })
    .sort()
    .map((file) => resolve(project, file));
}

/** A file URL in the form the language server compares: decoded and in lower case. */
function addressOf(file: string): string {
  return decodeURIComponent(pathToFileURL(file).href).toLowerCase();
}

function write(path: string, text: string): void {
  if (read(path) === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
