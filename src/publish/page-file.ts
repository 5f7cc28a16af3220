/** Path of the page that a published file holds. */
export function pagePathOf(file: string): string {
  return file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
}

/** The published file that holds a page; hosts look for the one that says that nothing is there at the top. */
export function pageFileOf(path: string): string {
  return path === '/404/' ? '404.html' : `${path.slice(1)}index.html`;
}
