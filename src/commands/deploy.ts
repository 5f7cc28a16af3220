import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAssets, measureBundle, type mostFiles, printBudget } from '../hosting/budgets.ts';
import { type Deployment, DeploymentError, readDeployment, refuseDeployment } from '../hosting/deployment.ts';
import { stageWorker } from '../hosting/worker.ts';
import { buildFolders } from '../settings/folders.ts';

const usage = `Usage: npm run deploy -- [ENVIRONMENT] [--dry-run] [--plan free|paid]
       npm run rollback -- [ENVIRONMENT]

Builds the site for an environment of wrangler.jsonc (production or preview;
preview unless it is named), checks it, holds it to its budgets, and uploads it
to Cloudflare Workers. Search engines are kept out of all but production.
  --stage      does everything but the upload, and stops where the upload would be refused
  --upload     uploads what --stage has made, and nothing else: the only step that needs the token
  --dry-run    does everything but the upload, without an account or a network
  --rollback   goes back to the version before the one that is live
  --plan       plan of the account, default free
  SITE_URL     address of the site instead of the one in wrangler.jsonc
  PAGES        function or assets: who answers for pages, see docs/deploy.md`;

const options = {
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
    const deployment = readDeployment(positionals[0] ?? 'preview', process.env);
    if (!values.upload) await stage(deployment, readPlan(values.plan), values['dry-run']);
    if (!values['dry-run'] && !values.stage) upload(deployment);
  }
} catch (error) {
  if (!(error instanceof DeploymentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Builds, checks and bundles a deployment, and leaves what an upload needs beside it. */
async function stage(deployment: Deployment, plan: keyof typeof mostFiles, isDryRun = false): Promise<void> {
  const { environment, origin } = deployment;
  const refusal = refuseDeployment(deployment);
  if (refusal !== undefined && !isDryRun) throw new DeploymentError(refusal);

  const out = folderOf(deployment);
  run('build', ['src/commands/build.ts', '--if-needed', '--out', out], {
    SITE_URL: origin,
  });
  run('check', ['src/commands/check.ts']);
  const folders = buildFolders(out);
  const config = stageWorker(folders, deployment);
  const bundle = join(out, 'bundle');
  runWrangler(['deploy', '--config', config, '--dry-run', '--outdir', resolve(bundle)]);
  await hold(folders.prepared, bundle, plan);

  if (refusal !== undefined) console.log(`Before you deploy: ${refusal}`);
  if (isDryRun) console.log(`Nothing was uploaded. The configuration of ${environment} for ${origin} is ${config}.`);
}

function upload(deployment: Deployment): void {
  const { environment, origin } = deployment;
  const refusal = refuseDeployment(deployment);
  if (refusal !== undefined) throw new DeploymentError(refusal);
  const config = join(buildFolders(folderOf(deployment)).prepared, 'wrangler.json');
  if (!existsSync(config)) {
    throw new DeploymentError(`Nothing is staged for ${environment}. Run: npm run deploy -- ${environment} --stage`);
  }
  runWrangler(['deploy', '--config', config]);
  console.log(`${origin} is live. To go back: npm run rollback -- ${environment}`);
}

function folderOf({ environment }: Deployment): string {
  return join('.build/deploy', environment);
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
  runWrangler(['rollback', '--name', name, '--yes', '--message', 'npm run rollback']);
}

function readPlan(plan: string): keyof typeof mostFiles {
  if (plan === 'free' || plan === 'paid') return plan;
  throw new DeploymentError(`There is no plan "${plan}". Write --plan free or --plan paid.`);
}

function runWrangler(parameters: string[]): void {
  run('wrangler', ['node_modules/wrangler/bin/wrangler.js', ...parameters], { CLOUDFLARE_CF_FETCH_ENABLED: 'false' });
}

function run(what: string, parameters: string[], environment: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(process.execPath, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new DeploymentError(`The step "${what}" failed. Nothing was uploaded.`);
}
