import type { EdgeData } from '../edge/edge-data.ts';
import type { Manifest, ManifestEntry } from '../edge/manifest.ts';
import { kindOfPath, patternOfPage } from '../edge/response-kind.ts';
import { isDefaultType } from './hosting-files.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers that all files of one shape are sent with. */
export interface FileHeaders {
  /** Path of the file; a star stands for any name of one folder or file: `/services/*` + `/index.html`. */
  readonly file: string;
  /** By lower-case name, the media type among them. */
  readonly headers: Headers;
  /** Whether hosts give the media type to a file of such a name by themselves. */
  readonly hasDefaultType: boolean;
}

/**
 * What every published file is sent with, from the tables the function answers from, one entry for all files of a
 * shape, so that the list does not grow with the places. No file fits two entries.
 */
export function listFileHeaders(data: EdgeData, { files }: Manifest): FileHeaders[] {
  const shapes = Map.groupBy(files, shapeOf);
  return [...shapes].flatMap(([shape, alike]) => {
    const entries = alike.map((entry) => describeFile(data, entry));
    const [first] = entries;
    const isOne = new Set(entries.map(({ headers }) => JSON.stringify(headers))).size === 1;
    return isOne && first !== undefined && alike.length > 1 ? [{ ...first, file: shape }] : entries;
  });
}

function describeFile({ headers, pathHeaders }: EdgeData, { file, paths, mediaType }: ManifestEntry): FileHeaders {
  const [path = `/${file}`] = paths;
  const kind = path === '/404/' ? 'unstored' : kindOfPath(path);
  const own = { ...headers[kind], ...pathHeaders[patternOfPage(path)], ...pathHeaders[path] };
  return {
    file: `/${file}`,
    headers: { ...own, 'content-type': mediaType },
    hasDefaultType: isDefaultType(file, mediaType),
  };
}

function shapeOf({ file }: ManifestEntry): string {
  const isIndex = /(?:^|\/)index\.\w+$/.test(file);
  return `/${file.replace(isIndex ? /[^/]+(?=\/index\.\w+$)/ : /(?<=\/)[^/]+(?=\.\w+$)/, '*')}`;
}
