import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand, UsageError, UserError } from 'open-local-business/commands';
import { contentDirectory, loadSite, printReport, siteOrigin } from 'open-local-business/content';
import { type ContentState, compareSites } from '../changes/compare-sites.ts';
import { formatChanges, formatComment } from '../changes/format-changes.ts';
import { CommitError, withCommit } from '../changes/read-commit.ts';

const usage = `Usage: npm run changes -- BASE [--markdown]

Lists what changes if the content replaces another one: prices, pages, addresses
that no longer exist, redirects, answers, bytes.
  BASE         a content folder, or a commit, branch or tag of git
  --markdown   as Markdown, for the comment of a pull request
  CONTENT_DIR  content folder, default content`;

const options = { markdown: { type: 'boolean' } } as const;

await runCommand(usage, options, async ({ values, positionals: [base, ...others] }) => {
  if (base === undefined || others.length > 0) throw new UsageError('Specify one content folder or commit.');
  const directory = contentDirectory();
  const after = await load(directory, 'The content');
  const compare = async (folder: string) => compareSites(await load(folder, `The content of ${base}`), after);
  const changes = isFolder(base) ? await compare(resolve(base)) : await compareCommit(base, directory, compare);
  console.log((values.markdown ? formatComment : formatChanges)(changes));
  return true;
});

async function load(directory: string, subject: string): Promise<ContentState> {
  const { localizedSites, problems, folder } = await loadSite(directory, siteOrigin(process.env));
  const [first, ...others] = localizedSites.map(({ site }) => site);
  if (first === undefined) throw new UserError(`${subject} is not valid.\n${printReport(problems, folder.texts.size)}`);
  return { sites: [first, ...others], directory, texts: folder.texts };
}

async function compareCommit<Result>(commit: string, directory: string, compare: (folder: string) => Promise<Result>) {
  try {
    return await withCommit(commit, directory, compare);
  } catch (error) {
    if (!(error instanceof CommitError)) throw error;
    throw new UserError(`"${commit}" is neither a folder nor a commit that git can read: ${error.message}.`);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
