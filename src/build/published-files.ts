import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPhoto, renderPng, wrapIcon } from '../appearance/render/images.ts';
import { listDrawings, listRenderedImages } from '../appearance/share-image.ts';
import { listPhotoRenditions } from '../business/photos.ts';
import { isShared, localPath, type Site } from '../business/site.ts';
import { prepareAnswerSource, renderAnswers } from '../discovery/answer-source.ts';
import { listDocuments } from '../discovery/documents.ts';
import { manifestOperation } from '../endpoints/manifest/operation.ts';
import { getAnswerFile } from '../endpoints/routes.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';
import { listEnginePages } from '../site-pages/pages.ts';

/** Where images, photographs and static files are read from. */
export interface FileSources {
  /** Paths of the fonts for images (TrueType), the heading font first. */
  readonly fontFiles: readonly string[];
  readonly contentFolder: string;
}

/** A file published besides the pages. */
interface SiteFile {
  /** Path on the site and below the public folder. */
  readonly path: string;
  readonly mediaType: string;
  /** Generates the content. */
  readonly make: (sources: FileSources) => string | Promise<Uint8Array>;
}

/**
 * Lists all files published besides the pages: API answers (contract B14), discovery documents, images and static
 * files. Files that all languages share are listed with the first one.
 */
export function listPublishedFiles(site: Site): SiteFile[] {
  const isFirst = site.prefix === '';
  const source = prepareAnswerSource(site);
  const makeFile = (path: string, make: SiteFile['make']) => ({ path, mediaType: mediaTypeOf(path), make });
  const answers = [...source.answers(), ...renderAnswers(manifestOperation, source)].map(({ path, text }) =>
    makeFile(getAnswerFile(path), () => text),
  );
  const photos = site.photos.flatMap((photo) =>
    listPhotoRenditions(photo).map((rendition) =>
      makeFile(rendition.path, ({ contentFolder }) => readPhoto(photo, rendition, contentFolder)),
    ),
  );
  const files: readonly SiteFile[] = [
    ...answers,
    ...listDocuments(site).map(({ path, mediaType, make }) => ({ path, mediaType, make: () => make(source) })),
    ...listDrawings(site).map(({ path, svg }) => makeFile(path, () => svg)),
    ...listRenderedImages(site).map((image) =>
      makeFile(image.path, async ({ fontFiles }) => {
        const png = await renderPng(image.svg, image.width, fontFiles);
        return image.path.endsWith('.ico') ? wrapIcon(png, image.width) : png;
      }),
    ),
    ...photos,
    ...(isFirst ? site.files : []).map(({ path, mediaType, file }) => ({
      path,
      mediaType,
      make: ({ contentFolder }: FileSources) => readFile(join(contentFolder, file)),
    })),
  ];
  return files
    .filter(({ path }) => isFirst || !isShared(path))
    .map((file) => ({ ...file, path: localPath(site, file.path) }));
}

/** Counts the files of a build in these languages, apart from a few that Astro adds. Each page has a Markdown version. */
export function countFiles(sites: readonly Site[]): number {
  return sites.reduce((sum, site) => sum + listPublishedFiles(site).length + 2 * listEnginePages(site).length, 0);
}
