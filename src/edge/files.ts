import { fileOfAnswer } from '../api/operations.ts';
import type { Prebuilt } from '../business/query.ts';

/** The published files, as the host of the function gives access to them. */
export interface Files<File> {
  /**
   * The file that answers a path: `/services/` finds a page, `/robots.txt` and
   * `/api/services/index.json` a file of this name.
   */
  find(path: string): Found<File> | undefined | Promise<Found<File> | undefined>;
  /** The text of a file. */
  read(file: File): string | Promise<string>;
}

/** A published file and what its headers need. */
export interface Found<File> {
  readonly file: File;
  readonly mediaType: string;
  /** Strong entity tag with its quotation marks. */
  readonly etag: string;
}

/**
 * Reads the JSON text of the prebuilt answer of a REST operation, with its
 * preface. Throws where the published site lacks it.
 */
export async function readAnswer<File>(answer: Prebuilt, files: Files<File>): Promise<string> {
  const path = fileOfAnswer(answer);
  const found = await files.find(path);
  if (found === undefined) throw new Error(`The published site lacks ${path}.`);
  const text = await files.read(found.file);
  if (answer.preface === undefined) return text;
  const record = JSON.parse(text) as { readonly message: string };
  return JSON.stringify({ ...record, message: `${answer.preface} ${record.message}` });
}
