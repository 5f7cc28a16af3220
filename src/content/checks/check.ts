import type { ContentProblem } from '../content-problem.ts';
import type { FilledContent } from '../filled-content.ts';
import type { PricedContent } from '../service-prices.ts';

/** What a check is told besides the content. */
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
