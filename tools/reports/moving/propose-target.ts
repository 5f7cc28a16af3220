import {
  listIndexedPages,
  newsFeedPath,
  newsPath,
  pagePath,
  placePath,
  type Site,
  servicePath,
} from 'open-local-business/facts';

/** Common words in old URLs for pages that every site has. */
const otherWords: Readonly<Record<string, string>> = {
  home: 'home index default main welcome start',
  services: 'service work what',
  prices: 'price pricing rate cost fee charge coupon special deal',
  'service-areas': 'area location city town region where map',
  contact: 'contact reach hour direction email phone address location',
  booking: 'book appointment schedule calendar',
  quote: 'quote estimate request form',
  about: 'about us team story company who history staff owner testimonial review career job',
  photos: 'photo gallery picture portfolio project before after',
  news: 'news blog article',
  api: 'api developer',
};

/** Words of URLs that say nothing about a page. */
const stopWords = new Set(
  'www html htm php asp aspx jsp cgi page p the a an and or of for in at to by on with your our my near me best top blog post category tag archive'.split(
    ' ',
  ),
);

/** Minimum weight of shared words: as much as one word that a quarter of all pages has. */
const MIN_SHARED_WEIGHT = Math.log(4);

/** A possible target page. */
interface Candidate {
  readonly path: string;
  /** Words in its path. */
  readonly own: ReadonlySet<string>;
  /** Words in its path, and synonyms. */
  readonly words: ReadonlySet<string>;
}

/** Proposes target pages for URLs of another site. */
export interface TargetFinder {
  /** The page most similar to an old path; undefined if none is. */
  propose(path: string): string | undefined;
}

/** Prepares proposals for old URLs by the words in paths, weighted by inverse document frequency. */
export function prepareTargets(site: Site): TargetFinder {
  // Nearly every URL on a business's site contains its trade.
  const trade = new Set(stemsOf(site.business.trade));
  const wordsOf = (text: string) => {
    const all = stemsOf(text);
    const distinctive = all.filter((word) => !trade.has(word));
    return distinctive.length > 0 ? distinctive : all;
  };
  const candidates = listCandidates(site, wordsOf);
  const weights = new Map<string, number>();
  for (const { words } of candidates) for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1);
  for (const [word, pages] of weights) weights.set(word, Math.log((candidates.length + 1) / pages));
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  return {
    propose(path) {
      const parts = path.split('/').filter(Boolean);
      const asked = [...new Set(wordsOf(parts.at(-1) ?? ''))];
      const folders = wordsOf(parts.slice(0, -1).join(' '));
      const scored = candidates.map(({ path: target, own, words }) => {
        const shared = weigh(asked.filter((word) => words.has(word)));
        const inOwn = weigh(asked.filter((word) => own.has(word)));
        const missing = weigh([...own].filter((word) => !asked.includes(word)));
        const around = weigh(folders.filter((word) => words.has(word)));
        return { target, shared: shared + around / 3, score: shared + inOwn / 2 + around / 3 - missing / 4 };
      });
      const [best] = scored.filter(({ shared }) => shared > MIN_SHARED_WEIGHT).sort((a, b) => b.score - a.score);
      return best?.target;
    },
  };
}

function listCandidates(site: Site, wordsOf: (text: string) => string[]): Candidate[] {
  const candidate = (path: string, ...others: readonly (string | undefined)[]): Candidate => {
    const own = new Set(wordsOf(path.replace(/^\/(?:services|service-areas|news)\/(?=.)/, '/')));
    return { path, own, words: new Set([...own, ...others.flatMap((text) => wordsOf(text ?? ''))]) };
  };
  return [
    ...site.services.map((service) =>
      candidate(servicePath(service), service.id, service.name, ...service.variants.map(({ name }) => name)),
    ),
    ...site.places.map((place) => candidate(placePath(place), place.name, ...place.alternateNames)),
    // The home page's title describes the business, as nearly every old URL does.
    ...listIndexedPages(site).map((page) =>
      candidate(pagePath(page), page.slug === 'home' ? '' : page.title, page.slug, otherWords[page.slug]),
    ),
    ...site.news.map((item) => candidate(newsPath(item), item.title)),
    candidate('/sitemap-index.xml', 'sitemap'),
    ...(site.news.length > 0 ? [candidate(newsFeedPath, 'feed rss atom')] : []),
  ];
}

/** Stems in a URL or name, without accents and stop words. */
function stemsOf(text: string): string[] {
  const decoded = decode(text)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
  return (decoded.match(/\p{L}{2,}/gu) ?? []).filter((word) => !stopWords.has(word)).map(stem);
}

/** Returns a crude stem, sufficient for URLs: "installation" and "installed", "springs" and "spring". */
function stem(word: string): string {
  const short = word.replace(/s$/, '').replace(/(?:ation|ement|ment|ing|er|ed|e)$/, '');
  return short.length < 3 ? word : short;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
