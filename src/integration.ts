import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import mdx from '@astrojs/mdx';
import type { AstroIntegration, AstroIntegrationLogger, AstroPrerenderer, HookParameters } from 'astro';
import { bundleServer } from '../functions/hosting/host.ts';
import { digestInputs, writeBuildInputs } from './build/build-inputs.ts';
import { lockBuild } from './build/lock.ts';
import { createProgress, type Progress } from './build/progress.ts';
import { publishSite } from './build/publish.ts';
import { cleanUpAtEnd, createStage, replaceBuild } from './build/stage.ts';
import type { Site } from './business/site.ts';
import { formatReport } from './content/load/format-report.ts';
import { findProblems, requireValid, type ValidSite } from './content/load/load-site.ts';
import { listLanguages } from './content/locality.ts';
import {
  bundleScripts,
  contentModules,
  findFileSources,
  middlewareModule,
  type PageScripts,
} from './integration/content-modules.ts';
import { devServer } from './integration/dev-server.ts';
import { overrideComponents } from './integration/overrides.ts';
import { addProsePlugins, parserLabelsPlugin, prosePlugin } from './integration/prose-plugins.ts';
import { createSiteSource, type SiteSource } from './integration/site-source.ts';
import { listPageRoutes } from './system/custom-pages.ts';
import { contentDirectory, parseOrigin, readPort, siteOrigin } from './system/environment.ts';
import { engineModule, enginePath, foldersOf, toPosixPath } from './system/folders.ts';

type Setup = HookParameters<'astro:config:setup'>;

/** Options of the integration for the owner of a site. */
export interface LocalBusinessOptions {
  /** Content folder, relative to the site: `content` unless this or `CONTENT_DIR` says otherwise. */
  readonly content?: string;
  /** Components that replace the engine's, by name: `{ SiteFooter: './src/Footer.astro' }`. */
  readonly components?: Readonly<Record<string, string>>;
  /** Additional style sheets for every page, which override the engine's: `'./src/own.css'`. */
  readonly styles?: string | readonly string[];
}

/**
 * Builds a site from the content folder: its pages, and everything published besides them. The origin is `SITE_URL`
 * or, failing that, `site` of the Astro configuration, or localhost.
 */
export default function localBusiness(
  options: LocalBusinessOptions = {},
): AstroIntegration & Pick<LocalBusinessOptions, 'content'> {
  return {
    name: 'local-business',
    // For commands that need the folder without running Astro.
    ...(options.content === undefined ? {} : { content: options.content }),
    hooks: {
      'astro:config:setup': async (setup) => {
        const { command, config, updateConfig, logger } = setup;
        const origin =
          config.site === undefined || process.env.SITE_URL
            ? siteOrigin(process.env)
            : parseOrigin(config.site, '`site` in the Astro configuration');
        configure(origin, setup);
        const source = await createSiteSource(contentDirectory(process.env, options.content), origin);
        // A build ends here if the content is invalid; in development the error shows on the page.
        if (command === 'build') await reportWarnings(requireValid(source.current()), logger);
        const languages = listLanguages(source.current().folder.files);
        addPages(languages, options, setup);
        if (command === 'preview') return void updateConfig({ integrations: [embeddedPreview] });
        addProsePlugins(config, prosePlugin(source), parserLabelsPlugin(source));
        const scripts = await bundleScripts(languages);
        const overrides = overrideComponents(options.components ?? {}, fileURLToPath(config.root));
        updateConfig({ vite: { plugins: [contentModules(source, scripts), overrides] } });
        // In development the function answers before Astro, and handles CORS itself.
        if (command === 'dev') updateConfig({ vite: { plugins: [devServer(source)], server: { cors: false } } });
        if (command === 'build') updateConfig(stageBuild(source, scripts, fileURLToPath(config.outDir)));
      },
    },
  };
}

/** Sets the Astro options that pages rely on, overriding the site's. */
function configure(site: string, { config, updateConfig }: Setup): void {
  const hasMdx = config.integrations.some(({ name }) => name === '@astrojs/mdx');
  updateConfig({
    site,
    // The function redirects to the trailing slash where a path needs one.
    trailingSlash: 'ignore',
    ...(process.env.PORT ? { server: { port: readPort(process.env) } } : {}),
    // Style sheets and scripts stay files until they are inlined at the end of a build.
    build: { format: 'directory', inlineStylesheets: 'never' },
    vite: { build: { assetsInlineLimit: 0 } },
    // The default also removes whitespace between inline elements: "From $249Visit".
    compressHTML: true,
    devToolbar: { enabled: false },
    // Syntax highlighting needs inline styles, which the content security policy blocks.
    markdown: { syntaxHighlight: false },
    integrations: hasMdx ? [] : [mdx()],
  });
}

/** Adds styles, and the pages of the engine in each language except those that the owner's pages replace. */
function addPages(languages: Site['languages'], { styles = [] }: LocalBusinessOptions, setup: Setup): void {
  const { config, injectRoute, injectScript, addMiddleware, logger } = setup;
  for (const { pattern, entrypoint, replacedBy } of listPageRoutes(fileURLToPath(new URL('pages', config.srcDir)))) {
    if (replacedBy !== undefined) logger.warn(`Your page ${replacedBy} replaces ${pattern} of the engine.`);
    else for (const { prefix } of languages) injectRoute({ pattern: `${prefix}${pattern}`, entrypoint });
  }
  addMiddleware({ order: 'pre', entrypoint: middlewareModule });
  // The first sheet declares the order of cascade layers, before anything else; the owner's are in none, so they win.
  const siteSheets = [styles].flat().map((style) => toPosixPath(resolve(fileURLToPath(config.root), style)));
  for (const sheet of [enginePath('src/styles/layers.css'), ...siteSheets])
    injectScript('page-ssr', `import ${JSON.stringify(sheet)};`);
}

/** Only an adapter can set the preview server. */
const embeddedPreview: AstroIntegration = {
  name: 'embedded-preview',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'embedded-server',
        adapterFeatures: { buildOutput: 'static' },
        previewEntrypoint: engineModule('src/integration/preview'),
        entrypointResolution: 'auto',
        supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};

/**
 * Lets Astro write to a staging folder, which replaces the output folder once everything besides the pages is in it too.
 * This integration is the last one, so what others write is published too.
 */
function stageBuild(source: SiteSource, scripts: PageScripts, published: string) {
  // By default V8 lets the heap grow to several times what is in use: to gigabytes on a large site.
  setFlagsFromString('--heap-growing-percent=50');
  const inputs = digestInputs();
  const release = lockBuild(foldersOf(published));
  cleanUpAtEnd(release);
  const staged = createStage();
  const report = createProgress((line) => process.stdout.write(`${line}\n`));
  const finish: AstroIntegration = {
    name: 'local-business',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((astro) => reportPages(astro, report)),
      'astro:build:done': async () => {
        const { site, localizedSites } = source.lastValid();
        await publishSite(localizedSites, staged, {
          scripts: Object.values(scripts),
          sources: await findFileSources(source),
          report,
        });
        await bundleServer(staged.privateFolder);
        writeBuildInputs(staged.privateFolder, inputs, site);
        replaceBuild(staged, foldersOf(published));
        release();
      },
    },
  };
  return { outDir: pathToFileURL(`${staged.published}/`), integrations: [finish] };
}

/** Reports each page that Astro renders. */
function reportPages(astro: AstroPrerenderer, report: Progress): AstroPrerenderer {
  let [done, total] = [0, 0];
  return {
    ...astro,
    async getStaticPaths() {
      const paths = await astro.getStaticPaths();
      total = paths.length;
      return paths;
    },
    render(...page) {
      report('Rendering pages', done++, total);
      return astro.render(...page);
    },
  };
}

/** Reports the warnings about the content and its font. */
async function reportWarnings(content: ValidSite, logger: AstroIntegrationLogger): Promise<void> {
  const problems = await findProblems(content);
  if (problems.length > 0) logger.warn(`\n${formatReport(problems, content.folder.texts.size)}`);
}
