import { indentJson } from './indent-json.ts';

/** The beginning of an answer, or all of it, as readable JSON. */
export interface Excerpt {
  readonly text: string;
  /** Lines that are shown. */
  readonly shown: number;
  /** Lines there are. */
  readonly total: number;
}

/** What a page shows of an answer: a short one whole, of a long one the first lines as they are. */
export function takeExcerpt(body: unknown, most: number): Excerpt {
  const lines = indentJson(body).split('\n');
  // Cutting off a few lines would need more room to say so than they take.
  const shown = lines.length <= most + 5 ? lines.length : most;
  return { text: lines.slice(0, shown).join('\n'), shown, total: lines.length };
}
