import { basename } from 'node:path';
import { slugFor } from 'open-local-business/facts';
import { ARCHIVES_FOLDER, archiveName, type PackageSource } from './archives.ts';
import { fillTemplates } from './templates.ts';

/** Hosts of a new site. Each has a folder in `templates` with its files and a part of the README. */
export const frameHosts = ['workers', 'netlify', 'vercel', 'node'] as const;
export type FrameHost = (typeof frameHosts)[number];

/** Whether a host of this name has a folder. */
export function isFrameHost(name: string): name is FrameHost {
  return (frameHosts as readonly string[]).includes(name);
}

/** Fields of the engine's package.json that the frame uses: its version, and those of packages it was tested with. */
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

/**
 * Names of our packages in the templates: `{{editor}}` is what npm installs, `{{editorSpec}}` what package.json says.
 */
const ownPackages = {
  engine: 'open-local-business',
  editor: '@open-local-business/editor',
  create: 'create-local-business',
  reports: '@open-local-business/reports',
};

/** Writes all files around the content of a new site, by path. */
export function writeFrame(
  name: SiteName,
  host: FrameHost,
  engine: EnginePackage,
  source: PackageSource,
): ReadonlyMap<string, string> {
  const packages = Object.entries(ownPackages).flatMap(([key, own]) => {
    if (source === 'registry') return [[key, own] as const, [`${key}Spec`, engine.version] as const];
    const archive = `${ARCHIVES_FOLDER}/${archiveName(own, engine.version)}`;
    return [[key, `./${archive}`] as const, [`${key}Spec`, `file:${archive}`] as const];
  });
  const versions = { ...engine.devDependencies, node: engine.engines.node };
  const values = { ...versions, ...name, ...Object.fromEntries(packages) };
  const own = fillTemplates(host, values);
  const update = fillTemplates('update', values).get(`${source}.md`)?.trim() ?? '';
  const common = fillTemplates('common', { ...values, update, publish: own.get(README_PART)?.trim() ?? '' });
  own.delete(README_PART);
  return new Map([...common, ...own]);
}
