import { basename } from 'node:path';
import { slugFor } from 'open-local-business/facts';
import { ARCHIVES_FOLDER, archiveName, type PackageSource } from './archives.ts';
import { fillTemplates } from './templates.ts';

/** Hosts of a new site. Each has a folder in `templates` with its files and a part of the README. */
export const scaffoldHosts = ['workers', 'netlify', 'vercel', 'node'] as const;
export type ScaffoldHost = (typeof scaffoldHosts)[number];

/** Whether a host of this name has a folder. */
export function isScaffoldHost(name: string): name is ScaffoldHost {
  return (scaffoldHosts as readonly string[]).includes(name);
}

/** Fields of the engine's package.json that the scaffold uses: its version, and those of packages it was tested with. */
export interface EnginePackage {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Names of a new site. */
interface SiteName {
  readonly business: string;
  /** Name of its package, after the folder. */
  readonly slug: string;
  /** Name of its Worker, after the business: two sites in one account must not replace each other. */
  readonly worker: string;
}

/** Labels of a domain have 63 characters, and the preview of a Worker adds "-preview" to its name. */
const MAX_WORKER_NAME = 54;

/** Names a site after its business and its folder. */
export function nameSite(business: string, folder: string): SiteName {
  const slug = slugFor(basename(folder)) || 'site';
  const worker = (slugFor(business) || slug).slice(0, MAX_WORKER_NAME).replace(/-$/, '');
  return { business, slug, worker };
}

const README_PART = 'publish.md';

/** The packages of this repository by their names in templates: npm installs `{{editor}}`, package.json has `{{editorSpec}}`. */
const packageNames = {
  engine: 'open-local-business',
  editor: '@open-local-business/editor',
  create: 'create-local-business',
  reports: '@open-local-business/reports',
};

/** Makes all files of a new site except its content, by path. */
export function makeScaffold(
  name: SiteName,
  host: ScaffoldHost,
  engine: EnginePackage,
  source: PackageSource,
): ReadonlyMap<string, string> {
  const packages = Object.entries(packageNames).flatMap(([key, packageName]) => {
    if (source === 'registry') return [[key, packageName] as const, [`${key}Spec`, engine.version] as const];
    const archive = `${ARCHIVES_FOLDER}/${archiveName(packageName, engine.version)}`;
    return [[key, `./${archive}`] as const, [`${key}Spec`, `file:${archive}`] as const];
  });
  const versions = { ...engine.devDependencies, node: engine.engines.node };
  const values = { ...versions, ...name, ...Object.fromEntries(packages) };
  const hostFiles = fillTemplates(host, values);
  const update = fillTemplates('update', values).get(`${source}.md`)?.trim() ?? '';
  const common = fillTemplates('common', { ...values, update, publish: hostFiles.get(README_PART)?.trim() ?? '' });
  hostFiles.delete(README_PART);
  return new Map([...common, ...hostFiles]);
}
