import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import {
  findDeploymentProblem,
  findWrangler,
  readDeployment,
  withoutCredentials,
} from '../../functions/hosting/deployment.ts';
import { writeHostFolder } from '../../functions/hosting/host.ts';
import { workers } from '../../functions/hosting/workers.ts';
import { buildFolders, engineModule } from '../system/folders.ts';
import { UserError } from '../system/user-error.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run deploy -- [ENVIRONMENT] [--alias NAME] [--dry-run] [--stage | --upload]
       npm run rollback -- [ENVIRONMENT]

Builds the site for an environment of wrangler.jsonc (production or preview;
by default preview), checks it, and uploads it to Cloudflare Workers.
Search engines may only index production.
  --alias      uploads a version with its own address, NAME-… at workers.dev: the preview of a pull request
  --dry-run    does everything but the upload, without an account or a network
  --stage      builds and checks: the public files are in .build/deploy/ENVIRONMENT/dist
  --upload     uploads these files, with the function and the settings of this checkout; the only step that gets
               the token
  --rollback   goes back to the version before the live one
  SITE_URL     address of the site instead of the one in wrangler.jsonc`;

const options = {
  alias: { type: 'string' },
  'dry-run': { type: 'boolean' },
  stage: { type: 'boolean' },
  upload: { type: 'boolean' },
  rollback: { type: 'boolean' },
} as const;

await runCommand(usage, options, async ({ values, positionals: [environment = 'preview'] }) => {
  const deployment = readDeployment(environment, process.env, values.alias);
  const { name, origin, alias, isPreview } = deployment;
  if (values.rollback) {
    runWrangler(['rollback', '--name', name, '--yes', '--message', 'npm run rollback'], process.env);
    return true;
  }
  const problem = findDeploymentProblem(deployment);
  if (problem !== undefined && !values['dry-run']) throw new UserError(problem);
  // Building takes a minute, so whatever would prevent the upload is checked first.
  if (!values.stage || values['dry-run']) findWrangler();
  const out = join('.build/deploy', environment);
  if (!values.upload) {
    // No token reaches anything that reads content or runs build tools.
    const settings = { ...withoutCredentials(process.env), SITE_URL: origin, PREVIEW: isPreview ? 'yes' : '' };
    run('build', [engineModule('src/commands/build'), '--if-needed', '--out', out], settings);
    run('check', [engineModule('src/commands/check')], settings);
  }
  if (values.stage && !values['dry-run']) return true;
  // Arranges the public files for the host.
  const { folder } = await writeHostFolder(workers, buildFolders(out), join(out, 'workers'), deployment);
  const config = join(folder, 'wrangler.json');
  if (values['dry-run']) {
    runWrangler(['deploy', '--config', config, '--dry-run', '--outdir', resolve(out, 'bundle')]);
    if (problem !== undefined) console.log(`Before you deploy: ${problem}`);
    console.log(`Nothing was uploaded. The configuration of ${environment} for ${origin} is ${config}.`);
    return true;
  }
  const args = alias === undefined ? ['deploy'] : ['versions', 'upload', '--preview-alias', alias];
  runWrangler([...args, '--config', config], process.env);
  const outcome =
    alias === undefined ? `is live. To go back: npm run rollback -- ${environment}` : 'shows this version.';
  console.log(`${origin} ${outcome}`);
  return true;
});

function runWrangler(args: readonly string[], environment = withoutCredentials(process.env)): void {
  run('wrangler', [findWrangler(), ...args], { ...environment, CLOUDFLARE_CF_FETCH_ENABLED: 'false' });
}

function run(step: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) throw new UserError(`The step "${step}" failed. Nothing was uploaded.`);
}
