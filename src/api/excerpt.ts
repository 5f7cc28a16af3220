import { indentJson } from './indent-json.ts';

/** The beginning of an answer, or all of it, as pretty-printed JSON. */
export interface Excerpt {
  readonly text: string;
  /** Number of lines shown. */
  readonly shown: number;
  /** Number of lines in all. */
  readonly total: number;
}

/** What a page shows of an answer: a short one completely, of a long one the first lines. */
export function takeExcerpt(body: unknown, most: number): Excerpt {
  const lines = indentJson(body).split('\n');
  // Saying that a few lines are missing would take more room than they do.
  const shown = lines.length <= most + 5 ? lines.length : most;
  return { text: lines.slice(0, shown).join('\n'), shown, total: lines.length };
}
