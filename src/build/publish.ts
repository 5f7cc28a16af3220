import { mkdirSync, writeFileSync } from 'node:fs';
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
  const twins = writeTwins(directory, site);
  const files: PublishedFile[] = [
    ...listPublishedFiles(site, lookup),
    ...[...twins].map(([path, { text }]) => ({ path: twinOf(path), mediaType: MARKDOWN, body: text })),
    {
      path: '/llms-full.txt',
      mediaType: 'text/plain; charset=utf-8',
      body: writeLlmsFull(site, new Map([...twins].map(([path, { text }]) => [path, text]))),
    },
  ];
  for (const { path, body } of files) write(join(directory, path), body);
  for (const { path, svg, width } of listPictures(site)) write(join(directory, path), await renderPng(svg, width));

  const mediaTypes = new Map(files.map(({ path, mediaType }) => [path, mediaType]));
  const tokens = Object.fromEntries([...twins].map(([path, twin]) => [path, twin.tokens]));
  const edgeData = prepareEdgeData(site, lookup, tokens, await hashInline());
  write(join(directory, '_headers'), writeHeaderRules(edgeData, mediaTypes));
  write(join(directory, '_redirects'), writeRedirectRules(edgeData.redirects, new Set(mediaTypes.keys())));
  const manifest = packFiles(directory, join(prepared, 'compressed.bin'), site, mediaTypes);
  write(join(prepared, 'edge-data.json'), JSON.stringify(edgeData));
  write(join(prepared, 'manifest.json'), JSON.stringify(manifest));
  write(join(prepared, 'nginx.conf'), writeNginx(edgeData, manifest));
}

const MARKDOWN = 'text/markdown; charset=utf-8';

function write(path: string, body: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}
