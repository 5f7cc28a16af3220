import { existsSync, readFileSync } from 'node:fs';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { isLocal, siteOrigin } from '../../src/system/environment.ts';
import { sitePath } from '../../src/system/folders.ts';
import { UserError } from '../../src/system/user-error.ts';

/** The parts of Wrangler's configuration that the engine reads. */
interface WranglerConfig {
  readonly $schema?: string;
  readonly name: string;
  readonly main: string;
  readonly assets: Readonly<Record<string, unknown>>;
  readonly env: Readonly<Record<string, { readonly vars: Readonly<Record<string, string>> }>>;
}

/** Deployment settings. */
export interface Deployment {
  readonly environment: string;
  /** Name of the Worker. */
  readonly name: string;
  readonly origin: string;
  /** Whether search engines must not index it: everything but production is a preview. */
  readonly isPreview: boolean;
  /** Name of a preview version with its own address. */
  readonly alias: string | undefined;
}

/**
 * Reads `wrangler.jsonc`. Throws a `UserError` if it does not exist, or, with the line number, if it is invalid JSONC.
 */
export function readWranglerConfig(file = 'wrangler.jsonc'): WranglerConfig {
  if (!existsSync(file))
    throw new UserError(
      `${file} does not exist. It names the Worker: copy it from a site created with --host workers.`,
    );
  const text = readFileSync(file, 'utf8');
  const errors: ParseError[] = [];
  const config: WranglerConfig = parse(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first === undefined) return config;
  const line = text.slice(0, first.offset).split('\n').length;
  throw new UserError(`${file}:${line} is not JSON with comments: ${printParseErrorCode(first.error)}.`);
}

/**
 * Reads the deployment of an environment from `wrangler.jsonc`. With an `alias` it is a version of the preview, whose
 * origin is the alias before the workers.dev host of the Worker. The variable `SITE_URL` takes precedence. Throws a
 * `UserError` if the environment or its SITE_URL is missing, or it cannot have this alias.
 */
export function readDeployment(environment: string, env: NodeJS.ProcessEnv, alias?: string): Deployment {
  const config = readWranglerConfig();
  const settings = config.env[environment];
  if (settings === undefined) {
    const known = Object.keys(config.env).join(', ');
    throw new UserError(`There is no environment "${environment}" in wrangler.jsonc. Write one of: ${known}`);
  }
  const address = env.SITE_URL || settings.vars.SITE_URL;
  if (address === undefined)
    throw new UserError(`env.${environment}.vars in wrangler.jsonc has no SITE_URL. Add the address of the site.`);
  const isPreview = environment !== 'production';
  const name = isPreview ? `${config.name}-${environment}` : config.name;
  const origin = siteOrigin({ SITE_URL: address });
  if (alias === undefined) return { environment, name, origin, isPreview, alias };
  const [, workersHost] = /^https:\/\/(.+\.workers\.dev)$/.exec(origin) ?? [];
  if (isPreview && workersHost?.startsWith(`${name}.`) && /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/.test(alias))
    return { environment, name, origin: `https://${alias}-${workersHost}`, isPreview, alias };
  throw new UserError(
    `"${alias}" cannot be a preview version of ${origin}. Write: preview --alias NAME, with lower-case letters, digits and hyphens, beginning with a letter. The SITE_URL of the preview must be https://${name}.SUBDOMAIN.workers.dev.`,
  );
}

/** Explains why a deployment must not be uploaded; undefined if it may. */
export function findDeploymentProblem({ environment, origin }: Deployment): string | undefined {
  const { protocol, hostname } = new URL(origin);
  const isReserved = /(?:^|\.)(?:example(?:\.(?:com|net|org|workers\.dev))?|test|invalid)$/.test(hostname);
  if (protocol === 'https:' && !isReserved && !isLocal(hostname)) return undefined;
  return `SITE_URL of ${environment} is ${origin}, which cannot be reached by https. Write the address of your site in wrangler.jsonc.`;
}

/** Returns the environment without Wrangler's credentials, for programs that read content or run build tools. */
export function withoutCredentials(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !/^(?:CLOUDFLARE|CF|WRANGLER)_/i.test(name));
  return Object.fromEntries(kept);
}

/** Finds the path of Wrangler in the site. Throws a `UserError` if it is not installed. */
export function findWrangler(): string {
  const program = sitePath('node_modules/wrangler/bin/wrangler.js');
  if (existsSync(program)) return program;
  throw new UserError('Wrangler is not installed. Nothing was uploaded. Run: npm install --save-dev wrangler@4');
}
