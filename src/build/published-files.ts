import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '../api/operations.ts';
import { answerFile, answerPath } from '../api/routes.ts';
import { readPhoto, renderPng } from '../appearance/make/pictures.ts';
import { listDrawings, listPictures } from '../appearance/share-image.ts';
import { listPhotoForms } from '../business/photos.ts';
import { isShared, localPath, type Site } from '../business/site.ts';
import { listDocuments, prepareSource } from '../discovery/documents.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';

/** Sources of pictures, photographs and static files. */
export interface FileSources {
  /** Path of the heading font (TrueType). */
  readonly letters: string;
  readonly contentFolder: string;
}

/** A file published beside the pages. */
export interface PublishedFile {
  /** Path on the site and below the public folder. */
  readonly path: string;
  readonly mediaType: string;
  /** Generates the content. */
  readonly write: (sources: FileSources) => string | Promise<Uint8Array>;
}

/**
 * All files published beside the pages: API answers (contract B14), discovery documents, pictures and static files.
 * Those that all languages share are with the first one.
 */
export function* listPublishedFiles(site: Site): Iterable<PublishedFile> {
  const isFirst = site.prefix === '';
  for (const file of listFiles(site))
    if (isFirst || !isShared(file.path)) yield { ...file, path: localPath(site, file.path) };
}

/** The files by their paths below that of the language. */
function* listFiles(site: Site): Iterable<PublishedFile> {
  const source = prepareSource(site);
  for (const operation of operations) {
    for (const [key, body] of operation.files(source)) {
      const path = answerFile(answerPath(operation, key));
      yield { path, mediaType: mediaTypeOf(path), write: () => JSON.stringify(body) };
    }
  }
  for (const { path, mediaType, write } of listDocuments(site)) yield { path, mediaType, write: () => write(source) };
  for (const { path, svg } of listDrawings(site)) yield { path, mediaType: mediaTypeOf(path), write: () => svg };
  for (const { path, svg, width } of listPictures(site))
    yield { path, mediaType: mediaTypeOf(path), write: ({ letters }) => renderPng(svg, width, letters) };
  for (const photo of site.photos) {
    for (const form of listPhotoForms(photo)) {
      const write = ({ contentFolder }: FileSources) => readPhoto(photo, form, contentFolder);
      yield { path: form.path, mediaType: form.type, write };
    }
  }
  if (site.prefix !== '') return;
  for (const { path, file, mediaType } of site.files) {
    const write = ({ contentFolder }: FileSources) => readFile(join(contentFolder, file));
    yield { path, mediaType, write };
  }
}
