import { type FrameHost, listHostFiles } from './frame-hosts.ts';
import { writeReadme } from './frame-readme.ts';
import { siteWorkflow, writeWorkflow } from './frame-workflow.ts';
import { writePreviewWorkflow } from './pull-request-workflow.ts';

/** What the generated files need to know about the engine's package: name, version, tested dependencies, commands. */
export interface EnginePackage {
  readonly name: string;
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Answers for a new site. */
export interface BegunSite {
  /** Business name. */
  readonly business: string;
  /** Package name: lower-case words with hyphens. */
  readonly slug: string;
  readonly host: FrameHost;
}

/** The command that creates a site; an existing site does not need it. */
const beginning = ['init'];

/** All files around the content of a new site, by path. */
export function writeFrame(site: BegunSite, engine: EnginePackage): ReadonlyMap<string, string> {
  return new Map([
    ['package.json', `${JSON.stringify(describePackage(site, engine), null, 2)}\n`],
    ['astro.config.mjs', writeAstroConfig(engine.name)],
    ['tsconfig.json', tsconfig],
    ['.gitignore', ignored],
    ['.github/workflows/site.yml', writeWorkflow(site.host)],
    ...(site.host === 'workers'
      ? [['.github/workflows/preview.yml', writePreviewWorkflow(siteWorkflow)] as const]
      : []),
    ['README.md', writeReadme(site.business, site.host, engine.name)],
    ...listHostFiles(site.host, `node_modules/${engine.name}/lib/functions/worker.js`, wranglerOf(engine)),
  ]);
}

/** Where the first deployment puts Wrangler (src/hosting/find-wrangler.ts). */
function wranglerOf({ devDependencies }: EnginePackage): string {
  return `node_modules/.cache/wrangler-${devDependencies.wrangler}/node_modules/wrangler`;
}

function describePackage({ slug }: BegunSite, { name, version, engines, scripts, devDependencies }: EnginePackage) {
  const tested = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, devDependencies[each]]));
  return {
    name: slug,
    private: true,
    type: 'module',
    engines,
    scripts: Object.fromEntries(commandsOf(scripts).map((command) => [command, `local-business ${command}`])),
    dependencies: { ...tested(['astro']), [name]: version },
    devDependencies: tested(['@astrojs/check', 'typescript']),
    // `astro check` needs 1.x; without the override npm may pick a 2.0 prerelease.
    overrides: { '@emnapi/runtime': '^1.11.3' },
    // Its install script does nothing that the site needs.
    allowScripts: { esbuild: false },
  };
}

/** The engine commands that become scripts of the site: those that the engine's own repository has. */
function commandsOf(scripts: Readonly<Record<string, string>>): string[] {
  const commands = Object.entries(scripts).flatMap(([name, line]) =>
    line.endsWith(`local-business.cjs ${name}`) ? [name] : [],
  );
  return commands.filter((name) => !beginning.includes(name));
}

function writeAstroConfig(engine: string): string {
  return `import { defineConfig } from 'astro/config';
import localBusiness from '${engine}';

// SITE_URL is the address of the site; without it, it is built for this machine.
export default defineConfig({
  integrations: [localBusiness()],
});
`;
}

const tsconfig = `{
  "extends": "astro/tsconfigs/strictest",
  "include": [".astro/types.d.ts", "**/*"],
  "exclude": ["dist", ".build"]
}
`;

const ignored = [
  'node_modules/',
  'dist/',
  '.build/',
  '.astro/',
  '.wrangler/',
  '.netlify/',
  '.vercel/',
  '.env',
  '',
].join('\n');
