import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { writeLlmsFull } from '../discovery/llms.ts';
import { prepareLookup } from '../domain/lookup.ts';
import type { Site } from '../domain/site.ts';
import { twinOf } from '../domain/twin-path.ts';
import type { Manifest } from '../edge/manifest.ts';
import { listPictures } from '../pictures/pictures.ts';
import { renderPng } from '../pictures/render.ts';
import { hashInline } from './client-scripts.ts';
import { prepareEdgeData } from './edge-data.ts';
import { preparedBeside } from './folders.ts';
import { writeHeaderRules, writeRedirectRules } from './hosting-files.ts';
import { createPacker } from './manifest.ts';
import { writeNginx } from './nginx.ts';
import { startPackThread } from './pack-thread.ts';
import { listPublishedFiles, type PublishedFile } from './published-files.ts';
import { writeTwins } from './twins.ts';

/** Writes everything but the pages into the folder that holds them, and what servers need beside it. */
export async function publish(site: Site, directory: string): Promise<void> {
  const prepared = preparedBeside(directory);
  const lookup = prepareLookup(site);
  const pages = listFiles(directory);
  const startPacker = pages.length > ENOUGH_FOR_A_THREAD ? startPackThread : createPacker;
  const packer = startPacker(directory, join(prepared, 'compressed.bin'));
  packer.add(pages.map((file) => ({ file })));
  const twins = writeTwins(directory, pages, site);
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
  packer.add(files.map(({ path, mediaType }) => ({ file: path.slice(1), mediaType })));
  const pictures = listPictures(site);
  for (const { path, svg, width } of pictures) write(join(directory, path), await renderPng(svg, width));
  packer.add(pictures.map(({ path }) => ({ file: path.slice(1) })));

  const mediaTypes = new Map(files.map(({ path, mediaType }) => [path, mediaType]));
  const tokens = Object.fromEntries([...twins].map(([path, twin]) => [path, twin.tokens]));
  const edgeData = prepareEdgeData(site, lookup, tokens, await hashInline());
  write(join(directory, '_headers'), writeHeaderRules(edgeData, mediaTypes));
  write(join(directory, '_redirects'), writeRedirectRules(edgeData.redirects, new Set(mediaTypes.keys())));
  const { origin, contentDigest } = site;
  const manifest: Manifest = { origin, contentDigest, files: await packer.finish() };
  write(join(prepared, 'edge-data.json'), JSON.stringify(edgeData));
  write(join(prepared, 'manifest.json'), JSON.stringify(manifest));
  write(join(prepared, 'nginx.conf'), writeNginx(edgeData, manifest));
}

// A thread takes a tenth of a second to start.
const ENOUGH_FOR_A_THREAD = 500;
const MARKDOWN = 'text/markdown; charset=utf-8';

/** Every file below a folder, by its path with slashes. */
function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function write(path: string, body: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}
