import { fillTemplates } from './templates.ts';

/** Where a site may live. Each has a folder in `templates`: files of its own, and a part of the README. */
export const frameHosts = ['workers', 'netlify', 'vercel', 'node'] as const;
export type FrameHost = (typeof frameHosts)[number];

/** Whether a host of this name has a folder. */
export function isFrameHost(name: string): name is FrameHost {
  return (frameHosts as readonly string[]).includes(name);
}

/** What the frame takes from the package of the engine: its version, and those of the packages it was tested with. */
export interface EnginePackage {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** What a new site is called: by its business, and as a package in lower-case words with hyphens. */
export interface SiteName {
  readonly business: string;
  readonly slug: string;
}

const README_PART = 'publish.md';

/** All files around the content of a new site, by path. */
export function writeFrame(name: SiteName, host: FrameHost, engine: EnginePackage): ReadonlyMap<string, string> {
  const values = { ...engine.devDependencies, ...name, version: engine.version, node: engine.engines.node };
  const own = fillTemplates(host, values);
  const common = fillTemplates('common', { ...values, publish: own.get(README_PART)?.trim() ?? '' });
  own.delete(README_PART);
  return new Map([...common, ...own]);
}
