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
import { toTranslationSchema } from '../web/translation-schema.ts';

/** The folder in which the Astro extension of VS Code looks for schemas of front matter. */
const FOLDER = '.astro/collections';

/** Glob for the language folders, whose files have the sentences of the other languages. */
const LANGUAGE = '[a-z][a-z]';

/** A kind of content file with fields: its name, the path of its schema, and the files that the schema applies to. */
interface HelpedKind {
  readonly name: ContentKindName;
  readonly schema: string;
  readonly glob: string;
  /** The schema of its translations, and where they are, if it has sentences. */
  readonly translated?: Pick<HelpedKind, 'schema' | 'glob'>;
}

/** The kinds of content file that code editors can help with. */
export const helpedKinds: readonly HelpedKind[] = (Object.entries(contentKinds) as [ContentKindName, ContentKind][])
  .map(([name, { path, extension, hasPlaceholders }]): HelpedKind => {
    const files = extension === undefined ? path : `${path}/*${extension}`;
    return {
      name,
      schema: `${FOLDER}/${name}.schema.json`,
      glob: `**/${files}`,
      ...(hasPlaceholders && {
        translated: { schema: `${FOLDER}/${nameTranslated(name)}.schema.json`, glob: `**/${LANGUAGE}/${files}` },
      }),
    };
  })
  .filter(({ glob }) => /\.(?:mdx|yaml|json)$/.test(glob));

/** Returns the name of the schema for a kind's translations. */
function nameTranslated(kind: ContentKindName): string {
  return `translated-${kind}`;
}

/**
 * Writes the JSON Schema of each kind, and the list by which the Astro extension finds an MDX file's schema. The list
 * contains absolute paths, so none of this is committed.
 */
export function writeSchemas(project: string, locality: ContentLocality): void {
  const schemas = helpedKinds.flatMap(({ name, schema, translated }) => [
    [schema, toFileSchema(name, locality)] as const,
    ...(translated ? [[translated.schema, toTranslationSchema(name, locality) ?? false] as const] : []),
  ]);
  const prose = helpedKinds.filter(({ glob }) => glob.endsWith('.mdx'));
  const list = {
    collections: prose.flatMap(({ name }) => [name, nameTranslated(name)]).map((name) => ({ hasSchema: true, name })),
    // Both globs match a translation; the later one takes precedence.
    entries: Object.fromEntries(
      prose.flatMap(({ name, glob, translated }) => [
        ...listFiles(project, glob).map((file) => [addressOf(file), name]),
        ...(translated ? listFiles(project, translated.glob) : []).map((file) => [
          addressOf(file),
          nameTranslated(name),
        ]),
      ]),
    ),
  };
  const files = [...schemas, [`${FOLDER}/collections.json`, list] as const];
  replaceFiles(new Map(files.map(([path, data]) => [join(project, path), `${JSON.stringify(data, null, 2)}\n`])));
}

function listFiles(project: string, glob: string): string[] {
  const files = globSync(glob, { cwd: project, exclude: ['**/node_modules', '**/.*'] });
  return files.sort().map((file) => resolve(project, file));
}

/** Returns a file URL in the form the language server compares: decoded and in lower case. */
function addressOf(file: string): string {
  return decodeURIComponent(pathToFileURL(file).href).toLowerCase();
}
