import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeOverArtifact, writeArtifact } from '../hosting/artifact.ts';
import { measureAssets, measureBundle, type mostFiles, printBudget } from '../hosting/budgets.ts';
import {
  type Deployment,
  DeploymentError,
  readDeployment,
  refuseDeployment,
  withoutCredentials,
} from '../hosting/deployment.ts';
import { findWrangler } from '../hosting/find-wrangler.ts';
import { judgeWorkerConfig } from '../hosting/judge-worker-config.ts';
import { stageWorker } from '../hosting/worker.ts';
import { buildFolders } from '../settings/folders.ts';
import { BuildError } from '../settings/prepared.ts';
import { engineModule } from '../settings/roots.ts';

const usage = `Usage: npm run deploy -- [ENVIRONMENT] [--alias NAME] [--dry-run] [--plan free|paid]
       npm run rollback -- [ENVIRONMENT]

Builds the site for an environment of wrangler.jsonc (production or preview;
preview unless it is named), checks it, holds it to its budgets, and uploads it
to Cloudflare Workers. Search engines are kept out of all but production.
  --alias      a version beside the one that is there, at NAME-… below workers.dev: the preview of a pull request
  --stage      does everything but the upload, and stops where the upload would be refused
  --upload     judges what --stage has made, and uploads it: the only step that is given the token
  --dry-run    does everything but the upload, without an account or a network
  --rollback   goes back to the version before the one that is live
  --plan       plan of the account, default free
  SITE_URL     address of the site instead of the one in wrangler.jsonc
  PAGES        function or assets: who answers for pages, see docs/deploy.md`;

const options = {
  alias: { type: 'string' },
  'dry-run': { type: 'boolean' },
  stage: { type: 'boolean' },
  upload: { type: 'boolean' },
  rollback: { type: 'boolean' },
  plan: { type: 'string', default: 'free' },
  help: { type: 'boolean', short: 'h' },
} as const;

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) console.log(usage);
  else if (values.rollback) rollBack(readDeployment(positionals[0] ?? 'preview', process.env));
  else {
    const deployment = readDeployment(positionals[0] ?? 'preview', process.env, values.alias);
    if (!values.upload) await stage(deployment, readPlan(values.plan), values['dry-run']);
    if (!values['dry-run'] && !values.stage) upload(deployment);
  }
} catch (error) {
  if (!(error instanceof DeploymentError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Builds, checks, validates and bundles a deployment, and keeps the artifact for the upload. */
async function stage(deployment: Deployment, plan: keyof typeof mostFiles, isDryRun = false): Promise<void> {
  const { environment, origin } = deployment;
  const refusal = refuseDeployment(deployment);
  if (refusal !== undefined && !isDryRun) throw new DeploymentError(refusal);

  const out = folderOf(deployment);
  const environmentOfBuild = withoutCredentials(process.env);
  run('build', [engineModule('src/commands/build'), '--if-needed', '--out', out], {
    ...environmentOfBuild,
    SITE_URL: origin,
  });
  run('check', [engineModule('src/commands/check')], environmentOfBuild);
  writeArtifact(buildFolders(out), artifactOf(deployment));
  const config = prepareUpload(deployment);
  const bundle = join(out, 'bundle');
  runWrangler(['deploy', '--config', config, '--dry-run', '--outdir', resolve(bundle)]);
  await hold(dirname(config), bundle, plan);

  if (refusal !== undefined) console.log(`Before you deploy: ${refusal}`);
  if (isDryRun) console.log(`Nothing was uploaded. The configuration of ${environment} for ${origin} is ${config}.`);
}

function upload(deployment: Deployment): void {
  const { environment, origin, alias } = deployment;
  const refusal = refuseDeployment(deployment);
  if (refusal !== undefined) throw new DeploymentError(refusal);
  const words = alias === undefined ? ['deploy'] : ['versions', 'upload', '--preview-alias', alias];
  runWrangler([...words, '--config', prepareUpload(deployment)], process.env);
  console.log(
    alias === undefined
      ? `${origin} is live. To go back: npm run rollback -- ${environment}`
      : `${origin} shows this version.`,
  );
}

/**
 * Validates and stages the artifact of a build, validates the configuration, and returns its path. The configuration
 * and all other instructions are generated here and never read from the build, which has read the content.
 */
function prepareUpload(deployment: Deployment): string {
  const prepared = join(folderOf(deployment), 'upload');
  const config = stageWorker(takeOverArtifact(artifactOf(deployment), prepared, deployment.origin), deployment);
  judgeWorkerConfig(config, deployment);
  return config;
}

function folderOf({ environment }: Deployment): string {
  return join('.build/deploy', environment);
}

/** Folder of the artifact that is passed from build to upload. */
function artifactOf(deployment: Deployment): string {
  return join(folderOf(deployment), 'artifact');
}

async function hold(prepared: string, bundle: string, plan: keyof typeof mostFiles): Promise<void> {
  const budgets = [
    ...measureAssets(join(prepared, 'assets'), plan),
    ...(await measureBundle(join(bundle, 'worker.js'))),
  ];
  console.log(budgets.map(printBudget).join('\n'));
  if (budgets.some(({ value, most }) => value > most)) throw new DeploymentError('Nothing was uploaded.');
}

function rollBack({ name }: Deployment): void {
  runWrangler(['rollback', '--name', name, '--yes', '--message', 'npm run rollback'], process.env);
}

function readPlan(plan: string): keyof typeof mostFiles {
  if (plan === 'free' || plan === 'paid') return plan;
  throw new DeploymentError(`There is no plan "${plan}". Write --plan free or --plan paid.`);
}

function runWrangler(parameters: string[], environment = withoutCredentials(process.env)): void {
  run('wrangler', [findWrangler(), ...parameters], {
    ...environment,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  });
}

function run(what: string, parameters: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit', env });
  if (status !== 0) throw new DeploymentError(`The step "${what}" failed. Nothing was uploaded.`);
}
