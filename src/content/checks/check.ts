import type { Redirects } from '../../site-pages/redirects.ts';
import type { ContentProblem } from '../content-problem.ts';
import type { FilledContent } from '../filled-content.ts';
import type { PricedContent } from '../service-prices.ts';
import type { ValidContent } from '../validate-files.ts';

/** Input of a check besides the content. */
export interface Sources {
  /** The date in the time zone of the business (ISO 8601). */
  readonly today: string;
  /** The content before its placeholders were filled. */
  readonly written: PricedContent;
  /** Own pages that only another language has, by name, with the file that this language lacks. */
  readonly missingPages: ReadonlyMap<string, string>;
}

/** Finds what is wrong between files and fields. */
export type Check = (content: FilledContent, sources: Sources) => Iterable<ContentProblem>;

/** The addresses at which a site answers. */
export interface SiteAddresses {
  readonly pages: ReadonlySet<string>;
  /** Paths of the documents and pictures that the site writes. */
  readonly documents: readonly string[];
  /** Redirects from former and short paths. */
  readonly own: Redirects;
  /** Those, and the ones of an older site. */
  readonly redirects: Redirects;
}

/** Finds what is wrong with addresses, by those that a site without errors has. */
export type AddressCheck = (content: ValidContent, addresses: SiteAddresses) => Iterable<ContentProblem>;
