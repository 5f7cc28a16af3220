import { parseArgs } from 'node:util';
import { keepCompiled } from '../astro/compile-cache.ts';
import { ContentError } from '../content/read/content-error.ts';
import { type BuildFolders, buildFolders } from '../settings/folders.ts';

keepCompiled();
const { buildSite, isBuilt } = await import('../astro/build-site.ts');

const usage = `Usage: npm run build [-- --out FOLDER] [--if-needed]

Builds the site of the content folder into dist/ and .build/, or into FOLDER.
  --if-needed   does nothing if there is a build of exactly this content and code
  SITE_URL      origin the site is built for, default http://localhost:PORT
  CONTENT_DIR   content folder, default content`;

try {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, 'if-needed': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const folders = buildFolders(values.out);
  if (values.help) console.log(usage);
  else if (!values['if-needed'] || !isBuilt(folders)) await build(folders);
} catch (error) {
  console.error(error instanceof ContentError ? `${error.message} The site was not built.` : wordError(error));
  process.exitCode = 1;
}

async function build(folders: BuildFolders): Promise<void> {
  const started = performance.now();
  const site = await buildSite(folders, console.warn);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${site.origin} in ${seconds} s: ${site.services.length} services, ${site.places.length} places, in ${folders.published}/.`,
  );
}

function wordError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
