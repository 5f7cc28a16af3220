import type { Failure, Query, Result } from '../../business/query.ts';
import type { Answer } from '../../endpoints/route.ts';
import type { CoverageIndex } from '../../places/coverage-index.ts';
import type { Text } from '../../text/text.ts';
import type { ArgumentName } from './arguments.ts';

/**
 * What the function knows of a tool: its arguments, and how a call finds its answer. The text describes it by its name.
 */
export interface Tool {
  readonly name: keyof Text['mcp']['tools'];
  /** Names of its arguments, which are all optional. */
  readonly arguments: readonly ArgumentName[];
  /**
   * Finds the answer for the arguments of a call. Instead of a prebuilt one the tool may have a record of its own.
   * `instant` is the meaning of "now".
   */
  find(query: Query, lookup: CoverageIndex, instant: Date): Result<Answer, Failure>;
}
