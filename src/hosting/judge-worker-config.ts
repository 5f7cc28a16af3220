import { lstatSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import { contentDirectory } from '../settings/content-directory.ts';
import { type Deployment, DeploymentError } from './deployment.ts';

/** Variables of the function in `wrangler.jsonc`; see docs/deploy.md. None is a secret. */
const Variables = z.strictObject({ LOG: z.string().optional(), ALLOWED_HOSTS: z.string().optional() });

/**
 * Allow-list of a Worker's configuration. It has no storage, secrets, service bindings or build command, so every other
 * key is a mistake or an attack.
 */
const WorkerConfig = z.strictObject({
  name: z.string(),
  main: z.string(),
  account_id: z.string().optional(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()).optional(),
  send_metrics: z.literal(false),
  minify: z.boolean().optional(),
  keep_names: z.boolean().optional(),
  observability: z.looseObject({}).optional(),
  logpush: z.boolean().optional(),
  limits: z.looseObject({}).optional(),
  placement: z.looseObject({}).optional(),
  vars: Variables.optional(),
  alias: z.strictObject({ '#edge-data': z.literal('./worker-data.json') }),
  assets: z.strictObject({
    binding: z.literal('ASSETS'),
    directory: z.literal('assets'),
    html_handling: z.string(),
    not_found_handling: z.string(),
    run_worker_first: z.array(z.string().startsWith('/')),
  }),
  workers_dev: z.boolean(),
  preview_urls: z.boolean().optional(),
  routes: z.array(z.strictObject({ pattern: z.string(), custom_domain: z.literal(true) })).optional(),
});

/**
 * Refuses to upload if the configuration contains unknown keys, belongs to another Worker or host than the deployment,
 * or has an entry point in the content or the build output. Throws a `DeploymentError`.
 */
export function judgeWorkerConfig(file: string, { name, origin }: Deployment): void {
  const { data, error } = WorkerConfig.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data === undefined) {
    const problems = error.issues.map(({ path, message }) => `\n  ${[...path, message].join(': ')}`);
    throw new DeploymentError(`What wrangler.jsonc comes to is not uploaded:${problems.join('')}`);
  }
  const { hostname } = new URL(origin);
  const isElsewhere = data.name !== name || (data.routes ?? []).some(({ pattern }) => pattern !== hostname);
  if (isElsewhere)
    throw new DeploymentError(`What wrangler.jsonc comes to is not uploaded: it is not for ${name} at ${hostname}.`);
  const entry = resolve(dirname(file), data.main);
  if (!isSource(entry))
    throw new DeploymentError(
      `What wrangler.jsonc comes to is not uploaded: ${data.main} is not the code of this project.`,
    );
}

/** Whether a file belongs to the project and is written neither by content nor by a build. */
function isSource(file: string): boolean {
  const isWithin = (folder: string) => !relative(folder, file).startsWith('..');
  return (
    isWithin(process.cwd()) &&
    !isWithin(contentDirectory()) &&
    !relative(process.cwd(), file)
      .split(sep)
      .some((part) => part.startsWith('.') || part === 'dist') &&
    lstatSync(file, { throwIfNoEntry: false })?.isFile() === true
  );
}
