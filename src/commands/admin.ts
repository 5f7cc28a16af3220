import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeCmsConfig } from '../editor/cms-config.ts';
import { writeCmsPage } from '../editor/cms-page.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { CommandError, runCommand } from './command-line.ts';

const usage = `Usage: npm run admin -- --repository OWNER/NAME [--branch main] [--out admin]

Writes a web editor for the content, Sveltia CMS, into a folder of its own: a
page and its configuration, made from the schemas of the content. It is no part
of the site and is off until somebody puts the folder on a host of its own; see
docs/web-editor.md. Run it again after a change of a schema.
  CONTENT_DIR  content folder, default content`;

const options = {
  repository: { type: 'string' },
  branch: { type: 'string', default: 'main' },
  out: { type: 'string', default: 'admin' },
} as const;

await runCommand(usage, options, ({ values }) => {
  const { repository, branch, out } = values;
  if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new CommandError('Say where the content is kept on GitHub: npm run admin -- --repository OWNER/NAME');
  }
  const directory = relative(process.cwd(), contentDirectory());
  if (directory.startsWith('..')) throw new CommandError('The content folder must lie in the repository.');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.html'), writeCmsPage());
  writeFileSync(join(out, 'config.yml'), writeCmsConfig({ repository, branch, contentDirectory: directory }));
  console.log(
    `Wrote ${join(out, 'index.html')} and ${join(out, 'config.yml')}. docs/web-editor.md says how to use them.`,
  );
  return true;
});
