import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPhotoForms } from '../business/photo-forms.ts';
import { placePath, type Site } from '../business/site.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { fullTextPages, writeLlmsFull } from '../discovery/llms.ts';
import { describeRegistryEntry } from '../discovery/registry-entry.ts';
import type { Manifest } from '../edge/manifest.ts';
import { writeHeaderRules, writeRedirectRules } from '../hosting/hosting-files.ts';
import { writeNginx } from '../hosting/nginx.ts';
import { writeMarkdownPage } from '../markdown/markdown-page.ts';
import { estimateTokens } from '../markdown/tokens.ts';
import { readMadePhotos } from '../photos/make-photos.ts';
import { listPictures } from '../pictures/pictures.ts';
import { renderPng } from '../pictures/render.ts';
import { digestBody } from '../server/body-digest.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { markdownPathOf } from '../site-pages/markdown-path.ts';
import { findRedirect, type Redirects } from '../site-pages/redirects.ts';
import type { Effort } from './compression.ts';
import { collectInline, type InlineSources } from './inline-digests.ts';
import { createPacker } from './packer.ts';
import { pagePathOf } from './page-file.ts';
import { prepareEdgeData } from './prepare-edge-data.ts';
import { listPublishedFiles } from './published-files.ts';

// So many pages can be packed in both forms in a moment.
const FEW_PLACES = 200;
const MARKDOWN = 'text/markdown; charset=utf-8';

/**
 * Publishes a site whose pages Astro has written: adds to them their Markdown
 * forms, the answers of the API, the discovery documents, the pictures and the
 * photographs, which are made from those in the content folder, and writes
 * beside them what servers need. `typeface` is the file of the letters that
 * pictures are written in, `inline` the scripts and styles that may stand in pages.
 */
export async function publishSite(
  site: Site,
  { published, prepared }: BuildFolders,
  {
    contentFolder,
    typeface,
    inline,
  }: { readonly contentFolder: string; readonly typeface: string; readonly inline: InlineSources },
): Promise<void> {
  const astroFiles = listFiles(published);
  const placePaths = new Set(site.places.map(placePath));
  // Pages of places are many, and lighter than the others.
  const effortForPlaces = site.places.length <= FEW_PLACES ? 'quick' : 'least';
  const effortFor = (path: string): Effort => (placePaths.has(path) ? effortForPlaces : 'best');
  mkdirSync(prepared, { recursive: true });
  const packer = createPacker(join(prepared, 'compressed.bin'));
  const mediaTypes = new Map<string, string>();
  const folders = new Set(astroFiles.map((file) => dirname(join(published, file))));
  const put = (path: string, text: string | Uint8Array, known: { mediaType?: string; effort?: Effort } = {}) => {
    const body = typeof text === 'string' ? Buffer.from(text) : text;
    if (known.mediaType !== undefined) mediaTypes.set(path, known.mediaType);
    const file = join(published, path);
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    writeFileSync(file, body);
    return packer.add({ ...known, file: path.slice(1), body });
  };

  const lookup = prepareLookup(site);
  for (const { path, body, mediaType } of listPublishedFiles(site, lookup)) await put(path, body, { mediaType });
  for (const { path, svg, width } of listPictures(site)) await put(path, await renderPng(svg, width, typeface));
  for (const photo of site.photos) {
    for (const form of listPhotoForms(photo)) await put(form.path, await readMadePhotos(photo, form, contentFolder));
  }

  const tokens: Record<string, number> = {};
  const inFullText = new Set(fullTextPages(site));
  const fullTexts = new Map<string, string>();
  const inlineElements = collectInline(inline);
  for (const file of astroFiles) {
    const body = readFileSync(join(published, file));
    if (!file.endsWith('.html')) {
      await packer.add({ file, body });
      continue;
    }
    const path = pagePathOf(file);
    const effort = effortFor(path);
    await packer.add({ file, body, effort });
    const html = body.toString('utf8');
    inlineElements.add(path, html);
    const twin = writeMarkdownPage(html, path, site);
    tokens[path] = estimateTokens(twin);
    if (inFullText.has(path)) fullTexts.set(path, twin);
    await put(markdownPathOf(path), twin, { mediaType: MARKDOWN, effort: effort === 'least' ? 'least' : 'quick' });
  }
  await put('/llms-full.txt', writeLlmsFull(site, fullTexts), { mediaType: 'text/plain; charset=utf-8' });

  const edgeData = prepareEdgeData(site, lookup, tokens, inlineElements.digest());
  const types = new Map([...mediaTypes].sort(([a], [b]) => (a < b ? -1 : 1)));
  const { origin, contentDigest } = site;
  const data = JSON.stringify(edgeData);
  const { files, digest } = await packer.finish();
  requireUnanswered(edgeData.redirects, files);
  const digests = { 'edge-data.json': digestBody(data), 'compressed.bin': digest };
  const manifest: Manifest = { origin, contentDigest, files, prepared: digests };
  const texts = {
    [join(published, '_headers')]: writeHeaderRules(edgeData, types),
    [join(published, '_redirects')]: writeRedirectRules(edgeData.redirects, new Set(types.keys())),
    [join(prepared, 'edge-data.json')]: data,
    [join(prepared, 'manifest.json')]: JSON.stringify(manifest),
    [join(prepared, 'nginx.conf')]: writeNginx(edgeData, manifest),
    [join(prepared, 'server.json')]: `${JSON.stringify(describeRegistryEntry(site), null, 2)}\n`,
  };
  for (const [path, text] of Object.entries(texts)) writeFileSync(path, text);
}

/** Refuses redirects from what is published: some hosts would follow them, others would serve the file. */
function requireUnanswered(redirects: Redirects, files: Manifest['files']): void {
  const answered = files.flatMap(({ paths }) => paths).find((path) => findRedirect(redirects, path) !== undefined);
  if (answered !== undefined)
    throw new Error(`A line of redirects.yaml means ${answered}, which the site answers. Take it out.`);
}

/** Every file in a folder, by its path below it, in the same order each time. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
