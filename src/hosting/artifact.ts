import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { Manifest } from '../edge/manifest.ts';
import { mediaTypeOf } from '../edge/media-types.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { readPreparedJson } from '../settings/prepared.ts';
import { DeploymentError } from './deployment.ts';

/* The artifact is the output of a build that is passed to the upload: public files and two data files, nothing
   executable. It is read as untrusted input: a compromised build must not reach the credentials of the upload. */

/** Folder of the public files in an artifact. */
export const ARTIFACT_SITE = 'site';

const dataFiles = ['manifest.json', 'edge-data.json'] as const;

/** Maximum number of problems reported for an artifact. */
const MOST_PROBLEMS = 20;

/**
 * Allowed paths of public files: no hidden files, none that a host reads as rules or code (`_headers`, `_worker.js`).
 */
const PUBLISHED_PATH = /^(?:_astro\/|\.well-known\/)?(?:[A-Za-z0-9][\w.~@+-]*\/)*[A-Za-z0-9][\w.~@+-]*$/;

const PublishedPath = z
  .string()
  .max(500)
  .regex(PUBLISHED_PATH, 'is not the path of a published file')
  .refine(hasKnownKind, 'is no kind of file that a site publishes');

/** A single line of text that is safe in a host rule. */
const Line = z
  .string()
  .max(10_000)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'holds a control character');

/** A path or path pattern on the site; never a URL of another host. */
const SitePath = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, 'is not a path of the site');

const Bytes = z.int().nonnegative();
const Span = z.tuple([Bytes, Bytes]);
const Headers = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not the name of a header'), Line);

const ManifestShape = z.strictObject({
  origin: z.string(),
  contentDigest: Line,
  files: z
    .array(
      z.strictObject({
        file: PublishedPath,
        paths: z.array(SitePath),
        mediaType: Line,
        etag: Line,
        size: Bytes,
        brotli: Span.optional(),
        gzip: Span.optional(),
      }),
    )
    .min(1),
  prepared: z.record(z.string(), Line),
});

/** The parts that become host rules; everything else is data of the function, which the host never reads. */
const RulesShape = z.looseObject({
  origin: z.string(),
  redirects: z.strictObject({ exact: z.record(SitePath, SitePath), below: z.array(z.tuple([SitePath, SitePath])) }),
  headers: z.record(z.string(), Headers),
  pathHeaders: z.record(SitePath, Headers),
});

/** Writes the artifact of a build to its own folder. */
export function writeArtifact({ published, prepared }: BuildFolders, artifact: string): void {
  rmSync(artifact, { recursive: true, force: true });
  const { files } = readPreparedJson(join(prepared, 'manifest.json')) as Manifest;
  for (const { file } of files) {
    const target = join(artifact, ARTIFACT_SITE, file);
    mkdirSync(dirname(target), { recursive: true });
    linkSync(join(published, file), target);
  }
  for (const name of dataFiles) cpSync(join(prepared, name), join(artifact, name));
}

/**
 * Validates an artifact and copies it to `prepared`, an otherwise empty folder. Returns the folders to stage. Throws a
 * `DeploymentError` that lists everything that does not belong into an artifact of this origin.
 */
export function takeOverArtifact(artifact: string, prepared: string, origin: string): BuildFolders {
  const problems = judgeArtifact(artifact, origin);
  if (problems.length > 0) {
    const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => `\n  ${problem}`);
    const rest = problems.length > MOST_PROBLEMS ? `\n  and ${problems.length - MOST_PROBLEMS} more` : '';
    throw new DeploymentError(`${artifact} is not what a build of ${origin} leaves:${shown.join('')}${rest}`);
  }
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(prepared, { recursive: true });
  for (const name of dataFiles) writeFileSync(join(prepared, name), readFileSync(join(artifact, name)));
  return { published: join(artifact, ARTIFACT_SITE), prepared };
}

/** Everything in an artifact that no build of this origin would produce, one line each. */
export function judgeArtifact(artifact: string, origin: string): string[] {
  const found = listEntries(artifact);
  if (found === undefined) return [`There is no ${artifact}. Build it with --stage.`];
  const special = found.filter(({ kind }) => kind === 'other').map(({ path }) => `${quote(path)} is no ordinary file.`);
  const lacking = dataFiles.filter((name) => !found.some(({ path }) => path === name));
  if (special.length > 0 || lacking.length > 0) return [...special, ...lacking.map((name) => `${name} is missing.`)];

  const manifest = readData(artifact, 'manifest.json', ManifestShape);
  const rules = readData(artifact, 'edge-data.json', RulesShape);
  const wrongOrigins = [manifest, rules].flatMap(({ name, data }) =>
    data !== undefined && data.origin !== origin ? [`${name} is of another origin than ${origin}.`] : [],
  );
  const files = manifest.data === undefined ? [] : compareFiles(found, manifest.data.files);
  return [...manifest.problems, ...rules.problems, ...wrongOrigins, ...files];
}

/** Differences between the files of an artifact and its manifest. */
function compareFiles(found: readonly Entry[], files: readonly { readonly file: string; readonly size: number }[]) {
  const listed = new Set<string>([...dataFiles, ...files.map(({ file }) => `${ARTIFACT_SITE}/${file}`)]);
  const there = new Set(found.filter(({ kind }) => kind === 'file').map(({ path }) => path));
  return [
    ...[...there].filter((path) => !listed.has(path)).map((path) => `${quote(path)} is not listed.`),
    ...[...listed].filter((path) => !there.has(path)).map((path) => `${quote(path)} is listed and missing.`),
  ];
}

/** An untrusted name, safe to print: a single line without workflow commands. */
function quote(name: string): string {
  return JSON.stringify(name);
}

interface Entry {
  readonly path: string;
  readonly kind: 'file' | 'other';
}

/** All files below a folder without following symbolic links; undefined if there is no such folder. */
function listEntries(folder: string, prefix = ''): Entry[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      if (entry.isDirectory()) return listEntries(join(folder, entry.name), `${path}/`) ?? [];
      return [{ path, kind: entry.isFile() ? ('file' as const) : ('other' as const) }];
    });
  } catch {
    return undefined;
  }
}

function readData<Shape extends z.ZodType>(artifact: string, name: string, shape: Shape) {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(artifact, name), 'utf8'));
  } catch {
    return { name, data: undefined, problems: [`${name} is not JSON.`] };
  }
  const { data, error } = shape.safeParse(value);
  const problems = (error?.issues ?? []).map(({ path, message }) => `${name}: ${quote(path.join('.'))} ${message}`);
  return { name, data, problems };
}

/** Whether the site has a media type for the file's extension, or the file has none, like some well-known files. */
function hasKnownKind(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!name.includes('.')) return true;
  try {
    return mediaTypeOf(name) !== '';
  } catch {
    return false;
  }
}
