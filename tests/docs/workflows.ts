import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A step of a workflow's job. */
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** A job's fields that tests read. */
interface Job {
  readonly 'timeout-minutes': number;
  readonly if?: string;
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  /** None where it calls another workflow. */
  readonly steps: readonly Step[];
}

/** A GitHub Actions workflow's fields that tests read. */
export interface Workflow {
  readonly name: string;
  readonly on: Record<string, unknown>;
  readonly permissions: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

/** The workflows of this repository. */
export const workflows = globSync('.github/workflows/*.yml').map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, text, workflow: parse(text) as Workflow };
});

/** The jobs of a workflow, given by its name. */
export function jobsOf(name: string): Partial<Workflow['jobs']> {
  return workflows.find(({ workflow }) => workflow.name === name)?.workflow.jobs ?? {};
}

/** Whether a part of a workflow names a secret, whichever way. */
export function hasSecret(part: unknown): boolean {
  return /\bsecrets\b|github\.token/i.test(JSON.stringify(part));
}
