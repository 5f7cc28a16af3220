import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { loadSite } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { type FrameHost, frameHosts, isFrameHost } from '../editor/frame/frame-hosts.ts';
import { listLeftChanges } from '../editor/frame/own-changes.ts';
import { type EnginePackage, writeFrame } from '../editor/frame/site-frame.ts';
import { readWranglerConfig } from '../hosting/deployment.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { replaceFiles } from '../settings/replace-files.ts';
import { siteFile } from '../settings/roots.ts';
import { slugFor } from '../words/slug.ts';
import { CommandError, runCommand } from './command-line.ts';

const usage = `Usage: local-business adopt FOLDER [--base COMMIT] [--host HOST]

Run it in a repository that was copied from that of the engine. Begins a site in
FOLDER, which may not exist yet or is empty, with the engine as a package: takes
over content, pages in site/pages and the settings of the Worker, and lists what
else was changed and has to be decided by hand. Nothing changes where it runs.
  --base       commit of the engine that the copy is from or last took over; what
               was changed since is listed
  --host       where the site will live, ${frameHosts.join(', ')}; by default workers
               where the Worker has a name of its own, else node
  CONTENT_DIR  content folder, default content`;

const options = { base: { type: 'string' }, host: { type: 'string' } } as const;

await runCommand(usage, options, ({ values: { base, host = findHost() }, positionals: [target] }) => {
  if (target === undefined) throw new CommandError(`Name the folder of the new site.\n\n${usage}`);
  if (!isFrameHost(host)) throw new CommandError(`--host is "${host}". Write one of: ${frameHosts.join(', ')}.`);
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`${target} is not empty, and is left as it is. Name another folder.`);
  const left = base === undefined ? undefined : listLeftChanges(listChanged(base));
  const directory = contentDirectory();
  const { site, problems, folder: content } = loadSite(directory, 'http://localhost');
  if (site === undefined) {
    console.error(printReport(problems, content.texts.size));
    throw new CommandError('Nothing was written: mend the content first. Former names of fields: npm run migrate');
  }
  const engine = createRequire(import.meta.url)('#package') as EnginePackage;
  const frame = writeFrame({ business: site.business.name, slug: slugFor(basename(folder)) || 'site', host }, engine);
  const files = new Map([...frame].map(([file, text]) => [join(folder, file), text]));
  if (host === 'workers') files.set(join(folder, 'wrangler.jsonc'), takeOverWorker(frame.get('wrangler.jsonc') ?? ''));
  replaceFiles(files);
  cpSync(directory, join(folder, 'content'), { recursive: true });
  const pages = siteFile('site/pages');
  if (existsSync(pages)) cpSync(pages, join(folder, 'src/pages'), { recursive: true });

  const shown = relative(process.cwd(), folder);
  console.log(`Wrote the content of ${site.business.name} and ${frame.size} files around it to ${shown}.`);
  if (left === undefined)
    console.log('Whether code was changed too was not looked at: name the commit of the engine with --base.');
  for (const { file, advice } of left ?? []) console.log(`- ${file}: ${advice}.`);
  if (left?.length === 0) console.log('Nothing else was changed.');
  console.log(`Now: cd ${shown} && npm install && npm start`);
  return true;
});

/** The host of the copied repository: Workers if `wrangler.jsonc` names one. */
function findHost(): FrameHost {
  return existsSync('wrangler.jsonc') && readWranglerConfig().name !== 'local-business' ? 'workers' : 'node';
}

/** The existing `wrangler.jsonc` with its comments, with the entry point of the installed engine. */
function takeOverWorker(frame: string): string {
  const own = existsSync('wrangler.jsonc') ? readFileSync('wrangler.jsonc', 'utf8') : frame;
  const [, main = ''] = /"main": "([^"]+)"/.exec(frame) ?? [];
  return applyEdits(own, modify(own, ['main'], main, {}));
}

/** Files changed since a commit, including uncommitted ones. */
function listChanged(base: string): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['diff', '--name-only', '--end-of-options', base], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`--base is "${base}", which git does not know here: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}
