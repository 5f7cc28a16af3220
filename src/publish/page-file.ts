/** Path of the page that a published file holds. */
export function pagePathOf(file: string): string {
  return file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
}
