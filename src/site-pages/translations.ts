import { type Site, siteUrl } from '../business/site.ts';
import { capitalize } from '../text/capitalize.ts';
import { newsListPath, pagePath } from './pages.ts';

/** Lists a page in each language and as default (`x-default`), for search engines; none if it is in one language. */
export function listAlternates(site: Pick<Site, 'origin' | 'languages'>, path: string) {
  const translations = listTranslations(site, path);
  const [first, other] = translations;
  return first && other ? [...translations, { ...first, locale: 'x-default' }] : [];
}

/**
 * Lists a page in all languages that have it, the first one first; only itself if the site has one language. `requestedPath`
 * is the path without the language prefix. News and the owner's pages may be in one language only (contract J1).
 */
export function listTranslations({ origin, languages }: Pick<Site, 'origin' | 'languages'>, requestedPath: string) {
  // The error page leads to the home page of the other languages.
  const path = requestedPath === pagePath({ slug: 'not-found' }) ? '/' : requestedPath;
  const isOptional =
    path.startsWith(newsListPath) || languages.some(({ optionalPaths }) => optionalPaths.includes(path));
  return languages
    .filter(({ optionalPaths }) => !isOptional || optionalPaths.includes(path))
    .map((language) => {
      const { locale, prefix } = language;
      const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language.language) ?? language.language;
      return {
        ...language,
        /** Name of the language in that language: "Français". */
        name: capitalize(name),
        /** Path on the site, with the language prefix. */
        path: `${prefix}${path}`,
        url: siteUrl({ origin, prefix }, path),
      };
    });
}
