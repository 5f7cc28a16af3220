import type { Answer } from '../../endpoints/route.ts';
import type { LookupTables } from '../../lookup/lookup-tables.ts';
import type { Query, Result } from '../../result.ts';
import type { Text } from '../../text/text.ts';
import type { ArgumentName } from './arguments.ts';

/** A tool as the function serves it: its arguments, and how a call finds its answer. `text.mcp.tools` describes it. */
export interface Tool {
  readonly name: keyof Text['mcp']['tools'];
  /** Names of its arguments, which are all optional. */
  readonly arguments: readonly ArgumentName[];
  /**
   * Finds the answer for a call's arguments. A tool may have its own records instead of the prebuilt answers.
   * `instant` is the time that "now" means.
   */
  findAnswer(query: Query, lookup: LookupTables, instant: Date): Result<Answer>;
}
