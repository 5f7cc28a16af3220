import type { SiteContext } from './site-context.ts';

/** What a check came to. */
export type Outcome =
  | { readonly status: 'pass'; readonly message: string }
  /** A rubric asks for something that would be untrue of this site; the message is the reason. */
  | { readonly status: 'expected-fail'; readonly message: string }
  | { readonly status: 'fail'; readonly message: string; readonly remedy: string }
  | { readonly status: 'not-applicable'; readonly message: string };

/** Where in the report a check stands, in this order. */
export const groups = [
  'Discoverability',
  'Content for agents',
  'Bot access',
  'Protocols',
  'Commerce',
  'Negotiation',
  'llms.txt',
  'Markdown',
  'Pages',
  'Site basics',
  'Honesty and safety',
] as const;

/** A heading of the report. */
export type Group = (typeof groups)[number];

/** One thing that is checked about a site, of whatever trade. */
export interface Check {
  /** Permanent name; that of the source where the source has one. */
  readonly id: string;
  /** What holds when the check passes. */
  readonly title: string;
  readonly group: Group;
  /** Who asks for it: a published rubric or a specification. */
  readonly source: string;
  /** Whether the score of isitagentready.com counts it. */
  readonly isScored?: boolean;
  /** Asks the site. May throw a `RequestFailure`, which counts as a fail. */
  readonly run: (context: SiteContext) => Promise<Outcome>;
}

/** The check found what it wants. */
export function pass(message: string): Outcome {
  return { status: 'pass', message };
}

/** Something is wrong: what, and what to do about it. */
export function fail(message: string, remedy: string): Outcome {
  return { status: 'fail', message, remedy };
}

/** A rubric wants what would be untrue here; the reason says why it is left out. */
export function expectedFail(reason: string): Outcome {
  return { status: 'expected-fail', message: reason };
}

/** There is nothing here that could be checked. */
export function notApplicable(reason: string): Outcome {
  return { status: 'not-applicable', message: reason };
}

/** The first outcome that is not a pass, else a pass with the message. */
export function firstProblem(outcomes: readonly (Outcome | undefined)[], message: string): Outcome {
  return outcomes.find((outcome) => outcome !== undefined && outcome.status !== 'pass') ?? pass(message);
}
