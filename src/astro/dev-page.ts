/** Marks the requests that the development server sends to itself for a page. */
export const INNER = 'x-inner-request';

/**
 * A page as Astro renders it in development; undefined where there is none.
 * Throws if rendering failed: Astro answers 500 then, or, if part of the page
 * was already sent, 200 and stops in the middle.
 */
export async function renderPage(address: string, path: string): Promise<string | undefined> {
  const page = await fetch(new URL(path, address), { headers: { [INNER]: '1' } });
  const html = await page.text();
  if (page.status >= 500 || !html.trimEnd().endsWith('</html>')) {
    throw new Error(`The page ${path} cannot be rendered now. The terminal says why.`);
  }
  return page.ok || path === '/404/' ? html : undefined;
}
