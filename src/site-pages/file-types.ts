/** Media types of an owner's own files by extension. */
export const publicFileTypes = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const;

/** Media types of all published files by extension. */
const fileTypes: Readonly<Record<string, string>> = {
  ...publicFileTypes,
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/**
 * Returns the extension of a file name without the dot; empty if there is none.
 *
 * @example getExtension('files/price-list.pdf') // 'pdf'
 */
export function getExtension(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1] ?? '';
}

/**
 * Returns the media type of an owner's file; plain text without extension. Undefined for extensions that are not
 * published.
 */
export function publicFileType(path: string): string | undefined {
  const extension = getExtension(path) || 'txt';
  return Object.hasOwn(publicFileTypes, extension) ? fileTypes[extension] : undefined;
}

/** Returns the media type of a published file by its name. Throws for an unknown kind of file. */
export function mediaTypeOf(path: string): string {
  const extension = getExtension(path);
  const type = Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined;
  if (type === undefined)
    throw new Error(`${path} has no known media type. Add its extension to src/site-pages/file-types.ts.`);
  return type;
}
