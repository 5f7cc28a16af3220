import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ContentState, compareSites } from '../changes/compare-sites.ts';
import { CommitError, withCommit } from '../changes/read-commit.ts';
import { printChanges, writeComment } from '../changes/write-changes.ts';
import { loadSite } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { DeploymentError, readDeployment } from '../hosting/deployment.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { siteOrigin } from '../settings/origin.ts';
import { CommandError, runCommand } from './command-line.ts';

const usage = `Usage: npm run changes -- BASE [--markdown] [--alias NAME]

Says what changes when the content takes the place of another one: prices,
pages, addresses that lead nowhere now, redirects, answers, bytes.
  BASE         a content folder, or a commit, branch or tag of git
  --markdown   as Markdown, for the comment of a pull request
  --alias      says first where "npm run deploy -- preview --alias NAME" shows it
  CONTENT_DIR  content folder, default content`;

const options = { markdown: { type: 'boolean' }, alias: { type: 'string' } } as const;

await runCommand(usage, options, async ({ values, positionals: [base, ...others] }) => {
  if (base === undefined || others.length > 0) throw new CommandError(`Name one content folder or commit.\n\n${usage}`);
  const preview = values.alias === undefined ? undefined : previewAddress(values.alias);
  const directory = contentDirectory();
  const after = load(directory, 'The content');
  const compare = (folder: string) => compareSites(load(folder, `The content of ${base}`), after);
  const changes = isFolder(base) ? await compare(resolve(base)) : await compareCommit(base, directory, compare);
  console.log((values.markdown ? writeComment : printChanges)(changes, preview));
  return true;
});

function previewAddress(alias: string): string {
  try {
    return readDeployment('preview', process.env, alias).origin;
  } catch (error) {
    if (!(error instanceof DeploymentError)) throw error;
    throw new CommandError(error.message);
  }
}

function load(directory: string, subject: string): ContentState {
  const { site, problems, folder } = loadSite(directory, siteOrigin(process.env));
  if (site === undefined)
    throw new CommandError(`${subject} is not valid.\n${printReport(problems, folder.texts.size)}`);
  return { site, directory, texts: folder.texts };
}

async function compareCommit<Result>(commit: string, directory: string, compare: (folder: string) => Promise<Result>) {
  try {
    return await withCommit(commit, directory, compare);
  } catch (error) {
    if (!(error instanceof CommitError)) throw error;
    throw new CommandError(`"${commit}" is no folder, and git cannot give its content: ${error.message}.`);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
