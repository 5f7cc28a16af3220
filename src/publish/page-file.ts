/** URL path of a page file. */
export function pagePathOf(file: string): string {
  return file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
}
