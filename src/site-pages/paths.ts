// The facts about pages that the function needs, without their sentences.

/** Targets of short URLs that people type, and of former addresses of the documentation. */
export const shortUrls: Readonly<Record<string, string>> = {
  '/pricing/': '/prices/',
  '/areas/': '/service-areas/',
  '/docs/': '/docs/api/',
  '/docs/api/changelog/': '/docs/api/',
  '/docs/api/records/': '/docs/api/',
};

/**
 * Returns the path of a page's Markdown alternate.
 *
 * @example getMarkdownPath('/contact/') // '/contact/index.md'
 */
export function getMarkdownPath(path: string): string {
  return `${path}index.md`;
}
