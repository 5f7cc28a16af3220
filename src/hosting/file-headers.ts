import type { FunctionData } from '../function/data.ts';
import { headersOfPath, kindOfPath } from '../function/headers.ts';
import type { Manifest, ManifestEntry } from '../function/manifest.ts';
import { isDefaultType } from './cdn-rules.ts';

export type Headers = Readonly<Record<string, string>>;

/** Response headers shared by all files that match a pattern. */
export interface FileHeaders {
  /** Path pattern; a star stands for one path segment: `/services/*` + `/index.html`. */
  readonly file: string;
  /** By lower-case name, including the content type. */
  readonly headers: Headers;
  /** Whether hosts infer the content type from the file extension. */
  readonly hasDefaultType: boolean;
}

/**
 * Headers of all public files from the tables of the function, one entry for each pattern, so that the list does not
 * grow with the number of places. No file matches two entries.
 */
export function listFileHeaders(data: FunctionData, { files }: Manifest): FileHeaders[] {
  const shapes = Map.groupBy(files, shapeOf);
  return [...shapes].flatMap(([shape, alike]) => {
    const entries = alike.map((entry) => describeFile(data, entry));
    const [first] = entries;
    const isOne = new Set(entries.map(({ headers }) => JSON.stringify(headers))).size === 1;
    return isOne && first !== undefined && alike.length > 1 ? [{ ...first, file: shape }] : entries;
  });
}

function describeFile(data: FunctionData, { file, paths, mediaType }: ManifestEntry): FileHeaders {
  const [path = `/${file}`] = paths;
  const kind = path === '/404/' ? 'unstored' : kindOfPath(path);
  return {
    file: `/${file}`,
    headers: { ...headersOfPath(data, path, kind), 'content-type': mediaType },
    hasDefaultType: isDefaultType(file, mediaType),
  };
}

function shapeOf({ file }: ManifestEntry): string {
  const isIndex = /(?:^|\/)index\.\w+$/.test(file);
  return `/${file.replace(isIndex ? /[^/]+(?=\/index\.\w+$)/ : /(?<=\/)[^/]+(?=\.\w+$)/, '*')}`;
}
