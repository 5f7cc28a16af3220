import { fileOfAnswer } from '../api/operations.ts';
import { changeRecord, isChanged, type PublishedAnswer } from '../business/query.ts';

/** Access to the published files, as a host provides it. */
export interface Files<File> {
  /**
   * Finds the file that answers a path: a page for `/services/`, the file of that name for `/robots.txt` or
   * `/api/services/index.json`.
   */
  find(path: string): StoredFile<File> | undefined | Promise<StoredFile<File> | undefined>;
  /** Reads the text of a file. */
  read(file: File): string | Promise<string>;
}

/** A published file, and what its headers depend on. */
export interface StoredFile<File> {
  readonly file: File;
  readonly mediaType: string;
  /** Strong entity tag with its quotation marks. */
  readonly etag: string;
}

/** Finds a file that the build has published. Throws if it is missing. */
export async function requireFile<File>(path: string, files: Files<File>): Promise<StoredFile<File>> {
  const found = await files.find(path);
  if (found === undefined) throw new Error(`The published site lacks ${path}.`);
  return found;
}

/** Reads the JSON text of a published answer of a REST operation, as it is for its query. Throws if it is missing. */
export async function readAnswer<File>(answer: PublishedAnswer, files: Files<File>): Promise<string> {
  const { file } = await requireFile(fileOfAnswer(answer), files);
  const text = await files.read(file);
  if (!isChanged(answer)) return text;
  const place =
    answer.area === undefined
      ? undefined
      : JSON.parse(await readAnswer({ operation: 'getServiceArea', key: answer.area }, files));
  return JSON.stringify(changeRecord(JSON.parse(text), answer, place));
}
