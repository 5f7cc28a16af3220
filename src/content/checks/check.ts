import type { Redirects } from '../../site-pages/redirects.ts';
import type { ContentProblem } from '../content-problem.ts';
import type { FilledContent } from '../filled-content.ts';
import type { PricedContent } from '../service-prices.ts';
import type { ValidContent } from '../validate-files.ts';

/** Input of a check besides the content. */
export interface CheckContext {
  /** The date in the business's time zone (ISO 8601). */
  readonly today: string;
  /** The content before its placeholders are filled. */
  readonly unfilled: PricedContent;
  /**
   * Pages written in code that only other languages have: the file that is missing in this language, by page name.
   */
  readonly missingPages: ReadonlyMap<string, string>;
}

/** Finds problems that concern several fields or files. */
export type Check = (content: FilledContent, context: CheckContext) => Iterable<ContentProblem>;

/** The paths at which a site answers. */
export interface SitePaths {
  readonly pages: ReadonlySet<string>;
  /** Paths of the documents and pictures that the site writes. */
  readonly documents: readonly string[];
  /** Redirects from former and short paths of this site. */
  readonly siteRedirects: Redirects;
  /** Redirects from former and short paths, and from the paths of an older site. */
  readonly redirects: Redirects;
}

/** Finds problems of paths in a site without other errors. */
export type PathCheck = (content: ValidContent, sitePaths: SitePaths) => Iterable<ContentProblem>;
