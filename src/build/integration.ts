import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Rolldown } from 'vite';
import type { Site } from '../domain/site.ts';
import { contentDirectory } from '../reader/content-folder.ts';
import { serveContent } from './dev-server.ts';
import { prepareEdgeData } from './edge-data.ts';
import { preparedBeside } from './folders.ts';
import { writeHeaderRules, writeRedirectRules } from './hosting-files.ts';
import { packFiles } from './manifest.ts';
import { listPublishedFiles } from './published-files.ts';
import { sitePlugin } from './site-plugin.ts';
import { createSiteSource } from './site-source.ts';

/** Makes a site of the content folder: its pages with Astro, everything else itself. */
export function businessSite(origin: string): AstroIntegration {
  const source = createSiteSource(contentDirectory(), origin);
  return {
    name: 'business-site',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // In development wrong content is shown where it is noticed; a build ends at once.
        if (command === 'build') source.site();
        updateConfig({
          vite: { plugins: [sitePlugin(source)], build: { cssCodeSplit: false, rolldownOptions: { onLog } } },
        });
      },
      'astro:server:setup': ({ server }) => serveContent(server, source),
      'astro:build:done': ({ dir }) => publish(source.site(), fileURLToPath(dir)),
    },
  };
}

/** Keeps back a warning that every MDX file causes and nobody can act on. */
function onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, defaultHandler: Rolldown.LogOrStringHandler): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
}

async function publish(site: Site, directory: string): Promise<void> {
  const prepared = preparedBeside(directory);
  const edgeData = prepareEdgeData(site);
  const published = [...listPublishedFiles(site)];
  await Promise.all(published.map(({ path, body }) => write(join(directory, path), body)));
  await write(join(directory, '_headers'), writeHeaderRules(edgeData.headers));
  await write(
    join(directory, '_redirects'),
    writeRedirectRules(edgeData.redirects, new Set(published.map(({ path }) => path))),
  );
  const { manifest, compressed } = await packFiles(directory, site);
  await write(join(prepared, 'edge-data.json'), JSON.stringify(edgeData));
  await write(join(prepared, 'compressed.bin'), compressed);
  await write(join(prepared, 'manifest.json'), JSON.stringify(manifest));
}

async function write(path: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}
