import type { Site } from '../../business/site.ts';
import type { Query } from '../../result.ts';
import type { ToolRecord, toolRecords } from '../../schemas/answers/records.ts';

/** Records of a tool by the key of the prebuilt answer that a call finds. */
export type ToolRecords = Readonly<Record<string, ToolRecord>>;

/** A tool as the build publishes and documents it. */
export interface ToolOperation {
  /** The type of its records. */
  readonly recordType: keyof typeof toolRecords;
  /** Its own records, if it does not return the prebuilt answers. */
  readonly records?: (site: Site) => ToolRecords;
  /** Valid values of the argument `id`, if the tool has it. */
  readonly ids?: (site: Site) => readonly string[];
  /** Returns the arguments of an example call; undefined if there is nothing to ask for. */
  readonly example: (site: Site) => Query | undefined;
}
