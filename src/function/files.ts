import { fileOfAnswer } from '../api/routes.ts';
import { changeRecord, isChanged, type Prebuilt } from '../business/queries/query.ts';

/** Access to the published files, as a host provides it. */
export interface Files<File> {
  /**
   * Finds the file that answers a path: a page for `/services/`, the file of that name for `/robots.txt` or
   * `/api/services/index.json`.
   */
  find(path: string): Found<File> | undefined | Promise<Found<File> | undefined>;
  /** Reads the text of a file. */
  read(file: File): string | Promise<string>;
}

/** A published file, and what its headers depend on. */
export interface Found<File> {
  readonly file: File;
  readonly mediaType: string;
  /** Strong entity tag with its quotation marks. */
  readonly etag: string;
}

/** Reads the JSON text of a prebuilt answer of a REST operation, as it is for its query. Throws if it was not published. */
export async function readAnswer<File>(answer: Prebuilt, files: Files<File>): Promise<string> {
  const path = fileOfAnswer(answer);
  const found = await files.find(path);
  if (found === undefined) throw new Error(`The published site lacks ${path}.`);
  const text = await files.read(found.file);
  if (!isChanged(answer)) return text;
  const place =
    answer.area === undefined
      ? undefined
      : JSON.parse(await readAnswer({ operation: 'getServiceArea', key: answer.area }, files));
  return JSON.stringify(changeRecord(JSON.parse(text), answer, place));
}
