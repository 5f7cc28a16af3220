import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replaceFiles } from 'open-local-business/commands';
import {
  type ContentKind,
  type ContentKindName,
  type ContentLocality,
  contentKinds,
  toFileSchema,
} from 'open-local-business/schemas';

/** Where the Astro extension of VS Code looks for schemas of front matter, relative to the project. */
const FOLDER = '.astro/collections';

/** A kind of content file with fields: its name, the path of its schema, and the files that the schema applies to. */
export interface HelpedKind {
  readonly name: ContentKindName;
  readonly schema: string;
  readonly glob: string;
}

/** The kinds of content file that code editors can help with. */
export const helpedKinds: readonly HelpedKind[] = (Object.entries(contentKinds) as [ContentKindName, ContentKind][])
  .map(([name, { path, extension }]) => ({
    name,
    schema: `${FOLDER}/${name}.schema.json`,
    glob: extension === undefined ? `**/${path}` : `**/${path}/*${extension}`,
  }))
  .filter(({ glob }) => /\.(?:mdx|yaml|json)$/.test(glob));

/**
 * Writes the JSON Schema of each kind, and the list by which the Astro extension finds that of an MDX file. The list
 * holds absolute paths, so none of this is committed.
 */
export function writeSchemas(project: string, locality: ContentLocality): void {
  const schemas = helpedKinds.map(({ name, schema }) => [schema, toFileSchema(name, locality)] as const);
  const prose = helpedKinds.filter(({ glob }) => glob.endsWith('.mdx'));
  const list = {
    collections: prose.map(({ name }) => ({ hasSchema: true, name })),
    entries: Object.fromEntries(
      prose.flatMap(({ name, glob }) => listFiles(project, glob).map((file) => [addressOf(file), name])),
    ),
  };
  const files = [...schemas, [`${FOLDER}/collections.json`, list] as const];
  replaceFiles(new Map(files.map(([path, data]) => [join(project, path), `${JSON.stringify(data, null, 2)}\n`])));
}

function listFiles(project: string, glob: string): string[] {
  const files = globSync(glob, { cwd: project, exclude: ['**/node_modules', '**/.*'] });
  return files.sort().map((file) => resolve(project, file));
}

/** A file URL in the form the language server compares: decoded and in lower case. */
function addressOf(file: string): string {
  return decodeURIComponent(pathToFileURL(file).href).toLowerCase();
}
