/** A step of a workflow's job. */
export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** A job of a workflow, as far as it is judged. */
export interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes': number;
  readonly environment?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node?: readonly string[]; readonly os?: readonly string[] } };
  readonly steps: readonly Step[];
}

const wanted: readonly (readonly [step: RegExp, what: string])[] = [
  [/^actions\/checkout@/, 'checks out'],
  [/^actions\/setup-node@/, 'takes Node'],
  [/^npm ci --ignore-scripts$/, 'installs without scripts'],
  [/^actions\/download-artifact@/, 'takes the artifact'],
  [/ -- \w+ (?:--alias "\$ALIAS" )?--upload$/, 'uploads'],
];

/**
 * What is wrong with a job that knows a secret. Whoever controls the content may control the job that builds it, and
 * with it caches, its outputs and other artifacts; so a job with a token takes one artifact by its name and no more,
 * runs no scripts of packages, and gives the token to its last step alone.
 */
export function judgeTokenJob({ steps, ...job }: Job): string[] {
  const last = steps.at(-1);
  return [
    ...wanted.flatMap(([pattern, what], index) => {
      const step = steps[index];
      return pattern.test(step?.uses ?? step?.run ?? '') ? [] : [`Step ${index + 1} is not the one that ${what}.`];
    }),
    ...(steps.length > wanted.length ? ['There are more steps.'] : []),
    ...(steps.slice(0, -1).some((step) => hasSecret(withoutRun(step))) ||
    hasSecret(job) ||
    hasSecret({ ...last, env: {} })
      ? ['Another place than the environment of the last step names a secret.']
      : []),
    ...(steps.some((step) => Object.keys(step.with ?? {}).some((key) => /cache/.test(key)))
      ? ['A cache is used, which other jobs can write.']
      : []),
    ...(steps[0]?.with?.['persist-credentials'] === false ? [] : ['The checkout keeps its credentials.']),
    ...(/needs\.|steps\./.test(JSON.stringify([job, steps])) ? ['It uses what another job or step says.'] : []),
    ...(job.permissions === undefined ? [] : ['It has permissions of its own.']),
  ];
}

/** A step without what names an artifact of another run, whose token of GitHub's own may read and no more. */
function withoutRun(step: Step): Step {
  const { 'github-token': token, 'run-id': _, ...given } = step.with ?? {};
  const isOfRun = token === `\${{ github.token }}` && /^actions\/download-artifact@/.test(step.uses ?? '');
  return isOfRun ? { ...step, with: given } : step;
}

/** Whether a part of a workflow names a secret, whichever way. */
export function hasSecret(part: unknown): boolean {
  return /\bsecrets\b|github\.token/i.test(JSON.stringify(part));
}
