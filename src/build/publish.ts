import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeLlmsFull } from '../discovery/llms.ts';
import { prepareLookup } from '../domain/lookup.ts';
import type { Site } from '../domain/site.ts';
import { twinOf } from '../domain/twin-path.ts';
import { listPictures } from '../pictures/pictures.ts';
import { renderPng } from '../pictures/render.ts';
import { hashInline } from './client-scripts.ts';
import { prepareEdgeData } from './edge-data.ts';
import { preparedBeside } from './folders.ts';
import { writeHeaderRules, writeRedirectRules } from './hosting-files.ts';
import { packFiles } from './manifest.ts';
import { writeNginx } from './nginx.ts';
import { listPublishedFiles, type PublishedFile } from './published-files.ts';
import { writeTwins } from './twins.ts';

/** Writes everything but the pages into the folder that holds them, and what servers need beside it. */
export async function publish(site: Site, directory: string): Promise<void> {
  const prepared = preparedBeside(directory);
  const lookup = prepareLookup(site);
  const twins = await writeTwins(directory, site);
  const files: PublishedFile[] = [
    ...listPublishedFiles(site, lookup),
    ...[...twins].map(([path, { text }]) => ({ path: twinOf(path), mediaType: MARKDOWN, body: text })),
    {
      path: '/llms-full.txt',
      mediaType: 'text/plain; charset=utf-8',
      body: writeLlmsFull(site, new Map([...twins].map(([path, { text }]) => [path, text]))),
    },
  ];
  await Promise.all([
    ...files.map(({ path, body }) => write(join(directory, path), body)),
    ...listPictures(site).map(async ({ path, svg, width }) =>
      write(join(directory, path), await renderPng(svg, width)),
    ),
  ]);

  const mediaTypes = new Map(files.map(({ path, mediaType }) => [path, mediaType]));
  const tokens = Object.fromEntries([...twins].map(([path, twin]) => [path, twin.tokens]));
  const edgeData = prepareEdgeData(site, lookup, tokens, await hashInline());
  await write(join(directory, '_headers'), writeHeaderRules(edgeData, mediaTypes));
  await write(join(directory, '_redirects'), writeRedirectRules(edgeData.redirects, new Set(mediaTypes.keys())));
  const { manifest, compressed } = await packFiles(directory, site, mediaTypes);
  await write(join(prepared, 'edge-data.json'), JSON.stringify(edgeData));
  await write(join(prepared, 'compressed.bin'), compressed);
  await write(join(prepared, 'manifest.json'), JSON.stringify(manifest));
  await write(join(prepared, 'nginx.conf'), writeNginx(edgeData, manifest));
}

const MARKDOWN = 'text/markdown; charset=utf-8';

async function write(path: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}
