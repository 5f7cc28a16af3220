import { placePath, type Site, servicePath } from '../business/site.ts';
import { newsFeedPath, newsPath } from '../site-pages/news.ts';
import { listedPages, pagePath } from '../site-pages/pages.ts';

/** Words that addresses of older sites have for pages that every site has. */
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

/** Words of addresses that say nothing of what is behind them. */
const empty = new Set(
  'www html htm php asp aspx jsp cgi page p the a an and or of for in at to by on with your our my near me best top blog post category tag archive'.split(
    ' ',
  ),
);

/** Weight of the words a page must share at least: of one that a quarter of all pages has. */
const LEAST_SHARED = Math.log(4);

/** A page that an old address may lead to. */
interface Candidate {
  readonly path: string;
  /** Words of its own address. */
  readonly own: ReadonlySet<string>;
  /** These and others that people have for it. */
  readonly words: ReadonlySet<string>;
}

/** Proposes pages of this site for addresses of another. */
export interface TargetFinder {
  /** The page whose words are most like those of an old path; undefined where none is. */
  propose(path: string): string | undefined;
}

/**
 * Prepares to propose pages of a site for old addresses, by the words of their paths: the fewer pages have a word, the
 * more it counts (inverse document frequency).
 */
export function prepareTargets(site: Site): TargetFinder {
  // Nearly every address of a business names its trade.
  const trade = new Set(stemsOf(site.business.trade));
  const wordsOf = (text: string) => {
    const all = stemsOf(text);
    const telling = all.filter((word) => !trade.has(word));
    return telling.length > 0 ? telling : all;
  };
  const candidates = listCandidates(site, wordsOf);
  const weights = new Map<string, number>();
  for (const { words } of candidates) for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1);
  for (const [word, pages] of weights) weights.set(word, Math.log((candidates.length + 1) / pages));
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  return {
    propose(path) {
      const parts = path.split('/').filter(Boolean);
      const asked = wordsOf(parts.at(-1) ?? '');
      const folders = wordsOf(parts.slice(0, -1).join(' '));
      const scored = candidates.map(({ path: target, own, words }) => {
        const shared = weigh(asked.filter((word) => words.has(word)));
        const inOwn = weigh(asked.filter((word) => own.has(word)));
        const missing = weigh([...own].filter((word) => !asked.includes(word)));
        const around = weigh(folders.filter((word) => words.has(word)));
        return { target, shared: shared + around / 3, score: shared + inOwn / 2 + around / 3 - missing / 4 };
      });
      const [best] = scored.filter(({ shared }) => shared > LEAST_SHARED).sort((a, b) => b.score - a.score);
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
    // The title of the home page says what the business is, as nearly every old address does.
    ...listedPages(site).map((page) =>
      candidate(pagePath(page), page.slug === 'home' ? '' : page.title, page.slug, otherWords[page.slug]),
    ),
    ...site.news.map((item) => candidate(newsPath(item), item.title)),
    candidate('/sitemap-index.xml', 'sitemap'),
    ...(site.news.length > 0 ? [candidate(newsFeedPath, 'feed rss atom')] : []),
  ];
}

/** The words of an address or a name, without endings, accents and words that say nothing. */
function stemsOf(text: string): string[] {
  const decoded = decode(text)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
  return (decoded.match(/\p{L}{2,}/gu) ?? []).filter((word) => !empty.has(word)).map(stem);
}

/** What words of one family begin with, as far as addresses go: "installation" and "installed", "springs" and "spring". */
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
