import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger, HookParameters } from 'astro';
import type { Site } from '../business/site.ts';
import { requireValid } from '../content/read/content-error.ts';
import { readLocality } from '../content/read/read-locality.ts';
import { printReport } from '../content/read/report.ts';
import { listDocuments } from '../discovery/documents.ts';
import { writeFrontMatterHelp } from '../editor/front-matter.ts';
import { bundleServer } from '../hosting/server-bundle.ts';
import { makePhotos } from '../photos/make-photos.ts';
import { listDrawings, listPictures } from '../pictures/pictures.ts';
import { currentInputs, writeBuildRecord } from '../publish/build-record.ts';
import { publishSite } from '../publish/publish.ts';
import { createStage, replaceBuild } from '../publish/staging.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { preparedBeside } from '../settings/folders.ts';
import { parseOrigin } from '../settings/origin.ts';
import { checkTypeface } from '../typefaces/check-typeface.ts';
import { brandPlugin } from './brand-plugin.ts';
import { handOverRequests, watchContent } from './dev-server.ts';
import { recordInline } from './inline-recorder.ts';
import { lazyScripts } from './lazy-scripts.ts';
import { addProsePlugins, prosePlugin } from './prose-plugin.ts';
import { sitePlugin } from './site-plugin.ts';
import { createSiteSource, type SiteSource } from './site-source.ts';

/** Names the order of the cascade layers, which holds from where it is first said. */
const layers = fileURLToPath(new URL('../styles/layers.css', import.meta.url));

const entrypoint = new URL('../endpoints/published-file.ts', import.meta.url);
const sharedRoutes = ['/api/[...path]/index.json', '/pictures/[...path]', '/_astro/[...path]'];

type Setup = HookParameters<'astro:config:setup'>;

/**
 * Makes a site of the content folder: its pages with Astro, and everything that
 * is published beside them. Its origin is `site` of the Astro configuration.
 */
export function businessSite(): AstroIntegration {
  let source: SiteSource;
  return {
    name: 'business-site',
    hooks: {
      'astro:config:setup': async (setup) => {
        const origin = parseOrigin(setup.config.site ?? '', '`site` in the Astro configuration');
        source = createSiteSource(contentDirectory(), origin);
        await addPages(source, setup);
        addPublication(source, setup);
      },
      'astro:server:setup': ({ server }) => {
        watchContent(server, source);
        handOverRequests(server);
      },
    },
  };
}

/** Gives pages the content. A build ends at once where it is wrong; in development that is shown where it is noticed. */
export async function addPages(
  source: SiteSource,
  { command, config, updateConfig, injectScript, logger }: Setup,
): Promise<void> {
  if (command === 'build') {
    const { site, problems, folder } = requireValid(source.current());
    if (problems.length > 0) logger.warn(`\n${printReport(problems, folder.texts.size)}`);
    await requireTypeface(site, { directory: source.directory, texts: folder.texts }, logger);
  }
  addProsePlugins(config, prosePlugin(source));
  // Every page imports it before anything else.
  injectScript('page-ssr', `import ${JSON.stringify(layers)};`);
  updateConfig({ vite: { plugins: [sitePlugin(source), brandPlugin(source), lazyScripts()] } });
}

/**
 * Publishes what there is beside the pages. A build works in a stage of its own
 * and replaces the output folder when it is whole. In development the function
 * answers in front of Astro's routes. The preview is the embedded server.
 */
function addPublication(source: SiteSource, { command, config, updateConfig, injectRoute, addMiddleware }: Setup) {
  if (command === 'preview') return void updateConfig({ integrations: [embeddedPreview] });
  const { site } = source.current();
  for (const pattern of site === undefined ? [] : listRoutes(site)) injectRoute({ pattern, entrypoint });
  if (command === 'build') updateConfig(stageBuild(source, fileURLToPath(config.outDir)));
  if (command !== 'dev') return;
  writeFrontMatterHelp(fileURLToPath(config.root), readLocality(source.directory));
  addMiddleware({ order: 'post', entrypoint: new URL('../endpoints/dev-middleware.ts', import.meta.url) });
  // Requests for what is prerendered come without their body.
  for (const pattern of ['/api', '/api/[...path]']) injectRoute({ pattern, entrypoint, prerender: false });
  for (const pattern of ['/index.md', '/llms-full.txt']) injectRoute({ pattern, entrypoint });
  // The function says itself who may ask from elsewhere, and what.
  updateConfig({ security: { checkOrigin: false }, vite: { server: { cors: false } } });
}

/** The routes of what is published beside the pages; where files are many they share one. */
function listRoutes(site: Site): string[] {
  const single = [...listDocuments(site), ...listDrawings(site), ...listPictures(site)].map(({ path }) => path);
  return [...sharedRoutes, ...single.filter((path) => !path.startsWith('/pictures/'))];
}

/** Astro lets an adapter alone name what serves a preview. */
const embeddedPreview: AstroIntegration = {
  name: 'embedded-preview',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'embedded-server',
        adapterFeatures: { buildOutput: 'static' },
        previewEntrypoint: fileURLToPath(new URL('preview.ts', import.meta.url)),
        entrypointResolution: 'auto',
        supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};

/** Lets Astro write into a stage, which replaces the output folder when everything else is in it too. */
function stageBuild(source: SiteSource, published: string) {
  const staged = createStage();
  const inputs = currentInputs();
  const { plugin, sources } = recordInline();
  const finish: AstroIntegration = {
    name: 'business-site',
    hooks: {
      'astro:build:start': () =>
        makePhotos(source.lastValid().site.photos, source.directory, (line) => process.stderr.write(`${line}\n`)),
      'astro:build:done': async ({ logger }) => {
        const { site } = source.lastValid();
        await publishSite(site, staged, sources);
        await bundleServer(staged.prepared);
        writeBuildRecord(staged.prepared, inputs, site);
        await replaceBuild(staged, { published, prepared: preparedBeside(published) });
        const folder = relative(process.cwd(), published);
        logger.info(`${site.services.length} services and ${site.places.length} places are in ${folder}/`);
      },
    },
  };
  return { outDir: pathToFileURL(`${staged.published}/`), integrations: [finish], vite: { plugins: [plugin] } };
}

/** Says what is wrong with letters of the content; throws where they are of no use. */
async function requireTypeface(
  { brand }: Site,
  content: { readonly directory: string; readonly texts: ReadonlyMap<string, string> },
  logger: AstroIntegrationLogger,
): Promise<void> {
  for (const { file, severity, message } of await checkTypeface(brand.typeface, content)) {
    if (severity === 'error') throw new Error(`${file} ${message}`);
    logger.warn(`${file} ${message}`);
  }
}
