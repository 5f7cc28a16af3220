import { enableCompileCache } from 'node:module';
import { checkFileCount, writeHostFolder } from '../../functions/hosting/host.ts';
import { hosts } from '../../functions/hosting/hosts.ts';
import { isBuildCurrent } from '../build/build-inputs.ts';
import { countFiles } from '../build/published-files.ts';
import { ContentError, isValid, loadSite } from '../content/load/load-site.ts';
import { contentDirectory, isLocal, siteOrigin } from '../system/environment.ts';
import { buildFolders } from '../system/folders.ts';
import { UserError } from '../system/user-error.ts';
import { runCommand, UsageError } from './run-command.ts';

const names = hosts.map(({ name }) => name);
const usage = `Usage: npm run build [-- --host HOST] [--out FOLDER] [--if-needed]

Builds the site of the content folder into dist/ and .build/, or into FOLDER.
  --host        also writes the folder to upload to a host: ${names.join(', ')}
  --if-needed   does nothing if there is a build of today from the same content and code
  SITE_URL      origin the site is built for, default http://localhost:PORT
  PREVIEW       yes asks search engines not to list the site
  CONTENT_DIR   content folder, default content`;

const options = { host: { type: 'string' }, out: { type: 'string' }, 'if-needed': { type: 'boolean' } } as const;

await runCommand(usage, options, async ({ values }) => {
  const folders = buildFolders(values.out);
  // Fail early: Astro would print a long error about its configuration.
  const origin = siteOrigin(process.env);
  const host = hosts.find(({ name }) => name === values.host);
  if (values.host !== host?.name)
    throw new UsageError(`There is no host "${values.host}". Write one of: ${names.join(', ')}.`);
  if (host !== undefined && isLocal(new URL(origin).hostname))
    throw new UserError(
      `SITE_URL is ${origin}, which only this machine or its network can reach. Set it to the address of the site.`,
    );
  if (host?.fileLimits !== undefined) {
    // A build reports problems of the content itself.
    const content = await loadSite(contentDirectory(), origin);
    const warning =
      isValid(content) && checkFileCount(host, countFiles(content.localizedSites.map(({ site }) => site)));
    if (warning) console.warn(warning);
  }
  if (!values['if-needed'] || !isBuildCurrent(folders)) await buildInto(folders.published);
  if (host === undefined) return true;
  const { folder, limitations } = await writeHostFolder(host, folders);
  console.log([`Wrote ${folder}/ for ${host.name}.`, ...limitations].join('\n'));
  return true;
});

async function buildInto(outDir: string): Promise<void> {
  // Override the shell: with any other value the scripts would import their sources, which are not published.
  Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
  const started = performance.now();
  // Astro's own command does the same: compiled modules are cached between builds.
  enableCompileCache();
  const { build } = await import('astro');
  try {
    await build({ outDir, logLevel: 'warn' });
  } catch (error) {
    if (error instanceof ContentError) throw new UserError(`${error.message} The site was not built.`);
    throw error instanceof Error ? new UserError(error.message, { cause: error }) : error;
  }
  console.log(`Built ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
