import type { Query } from '../../business/query.ts';
import type { Site } from '../../business/site.ts';
import type { ToolRecord, toolRecords } from '../../schemas/answers/components.ts';

/** Records of a tool by the key of the prebuilt answer that a call finds. */
export type ToolRecords = Readonly<Record<string, ToolRecord>>;

/** What the build publishes and documents of a tool. */
export interface ToolOperation {
  /** The type of its records. */
  readonly output: keyof typeof toolRecords;
  /** Its records, where they are not the prebuilt answers themselves. */
  readonly records?: (site: Site) => ToolRecords;
  /** The arguments of a real call; undefined if there is nothing to ask for. */
  readonly example: (site: Site) => Query | undefined;
}
