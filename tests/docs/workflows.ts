import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Job } from './token-jobs.ts';

/** A workflow of GitHub Actions, as far as tests look at it. */
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
/** Their jobs. */
export const jobs = workflows.flatMap(({ path, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ title: `${path} ${name}`, job })),
);

/** The jobs of the workflow of a name. */
export function jobsOf(name: string): Partial<Workflow['jobs']> {
  return workflows.find(({ workflow }) => workflow.name === name)?.workflow.jobs ?? {};
}
