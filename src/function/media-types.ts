import { publicFileTypes } from '../schemas/pages/public-file-types.ts';

const byExtension: Readonly<Record<string, string>> = {
  ...publicFileTypes,
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
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

/** The media type of a published file by its name. Throws for an unknown kind of file. */
export function mediaTypeOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const type = Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined;
  if (type === undefined)
    throw new Error(`${path} has no known media type. Add its ending to src/function/media-types.ts.`);
  return type;
}
