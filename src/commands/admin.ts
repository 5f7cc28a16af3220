import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, join, relative, sep } from 'node:path';
import { readLocality } from '../content/read/read-locality.ts';
import { contentDirectory, readPort } from '../settings/environment.ts';
import { CommandError, runCommand } from './command-line.ts';

const usage = `Usage: npm run admin
       npm run admin -- --repository OWNER/NAME [--branch main] [--direct] [--out admin]

A web editor for the content, Sveltia CMS: a form for every kind of content
file, made from the schemas that judge it. Without a repository it is served to
this machine, where Chrome and Edge can open the folder of the site and save
into it. With one, it is written into a folder to put on a host of its own; it
works on GitHub then, where what is saved is a draft first: a pull request, with
its preview, until somebody publishes it. It is no part of the site; see docs/web-editor.md.
What it saves keeps the comments and the layout of the files it changes.
  --repository  where the content is kept on GitHub
  --branch      branch to work on, default main
  --direct      what is saved goes onto the branch at once, without a draft
  --out         folder to write the editor into, default admin
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
    throw new CommandError(`--repository is "${repository}". Write it as on GitHub: --repository OWNER/NAME`);
  }
  const directory = relative(process.cwd(), contentDirectory()).replaceAll(sep, '/');
  if (directory.startsWith('..')) throw new CommandError('The content folder must lie in the folder of the project.');
  if (!existsSync('node_modules/@sveltia/cms')) {
    const { devDependencies } = createRequire(import.meta.url)('#package');
    throw new CommandError(
      `The editor is not installed, because a site runs without it. Run: npm install --save-dev @sveltia/cms@${devDependencies['@sveltia/cms']}`,
    );
  }
  const { writeEditor } = await import('../editor/cms/write-editor.ts');
  const settings = {
    repository: repository ?? `local/${basename(process.cwd())}`,
    branch,
    hasDrafts: repository !== undefined && !direct,
    contentDirectory: directory,
    locality: readLocality(contentDirectory()),
  };
  await writeEditor(repository === undefined ? served : out, settings);
  if (repository === undefined) await serve();
  else console.log(`Wrote the editor to ${out}. docs/web-editor.md says where to put it.`);
  return true;
});

async function serve(): Promise<void> {
  const { serveEditor } = await import('../editor/cms/serve-editor.ts');
  const server = await serveEditor(served, portOf(process.env)).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The editor cannot be served (${error.code}). Try another port: PORT=4323 npm run admin`);
  });
  const { port } = server.address() as AddressInfo;
  console.log(`Open http://localhost:${port}/ in Chrome or Edge, choose "Work with Local Repository" and pick
  ${process.cwd()}
What you save keeps the comments and the layout of the file. "npm run check" says whether all of it fits together.
Stop with Ctrl+C.`);
}

function portOf(environment: NodeJS.ProcessEnv): number {
  if (!environment.PORT) return 4322;
  try {
    return readPort(environment);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
