import type { AddressInfo } from 'node:net';
import { basename, join, relative, sep } from 'node:path';
import { readPort, runCommand, UserError } from 'open-local-business/commands';
import { contentDirectory, listLanguages, readContentFolder, readLocality } from 'open-local-business/content';
import { serveEditor } from '../web/serve-editor.ts';
import { writeEditor } from '../web/write-editor.ts';

const usage = `Usage: npm run admin
       npm run admin -- --repository OWNER/NAME [--branch main] [--direct] [--out admin]

Opens a web editor for the content, Sveltia CMS: a form for every kind of content
file, made from the schemas that check it. Without a repository it is served on this
machine, where Chrome and Edge can open the folder of the site and save into it. With
a repository it is written into a folder for a separate host and works on GitHub,
where every change is a draft first: a pull request with a preview, until somebody
publishes it. It is not part of the site; see docs/web-editor.md. Comments in files
are kept.
  --repository  repository of the content on GitHub
  --branch      branch to work on, default main
  --direct      saves to the branch at once, without a draft
  --out         folder for the editor, default admin
  PORT          port to serve it at, default 4322
  CONTENT_DIR   content folder, default content`;

const options = {
  repository: { type: 'string' },
  branch: { type: 'string', default: 'main' },
  direct: { type: 'boolean', default: false },
  out: { type: 'string', default: 'admin' },
} as const;

const served = join('.build', 'admin');

await runCommand(usage, options, async ({ values }) => {
  const { repository, branch, direct, out } = values;
  if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new UserError(`--repository is "${repository}". Write it as on GitHub: --repository OWNER/NAME`);
  }
  const directory = relative(process.cwd(), contentDirectory()).replaceAll(sep, '/');
  if (directory.startsWith('..')) throw new UserError('The content folder must be inside the folder of the project.');
  await writeEditor(repository === undefined ? served : out, {
    repository: repository ?? `local/${basename(process.cwd())}`,
    branch,
    hasDrafts: repository !== undefined && !direct,
    contentDirectory: directory,
    locality: await readLocality(contentDirectory()),
    languages: listLanguages((await readContentFolder(contentDirectory())).files).map(({ language }) => language),
  });
  if (repository === undefined) await serve();
  else console.log(`Wrote the editor to ${out}. docs/web-editor.md says where to put it.`);
  return true;
});

async function serve(): Promise<void> {
  const wanted = process.env.PORT ? readPort(process.env) : 4322;
  const server = await serveEditor(served, wanted).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`The editor cannot be served (${error.code}). Try another port: PORT=4323 npm run admin`);
  });
  const { port } = server.address() as AddressInfo;
  console.log(`Open http://localhost:${port}/ in Chrome or Edge, choose "Work with Local Repository" and pick
  ${process.cwd()}
Comments in files are kept. "npm run check" finds problems between files. Stop with Ctrl+C.`);
}
