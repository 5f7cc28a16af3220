import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Files } from './open-editor.ts';

/** A pull request as the stand-in keeps it. */
export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly head: string;
  readonly base: string;
  isDraft: boolean;
  labels: readonly string[];
  state: 'open' | 'closed' | 'merged';
}

/** A stand-in for GitHub's API with one repository, as far as the web editor asks. */
export interface FakeGitHub {
  /** Files of each branch. */
  readonly branches: Map<string, Files>;
  readonly pulls: Pull[];
  /** What it was asked and does not know. */
  readonly unknown: readonly string[];
}

const commit = { oid: 'c'.repeat(40), message: 'Before', committedDate: '2026-11-02T12:00:00Z' };
const author = { name: 'Owner', email: 'owner@example.com', avatarUrl: '', user: { id: 1, login: 'owner' } };

/** Where a host says that it shows each commit. */
export const previewAddress = 'https://pr-1-site-preview.doors.workers.dev/';

const preview = { context: 'Preview', state: 'SUCCESS', targetUrl: previewAddress };

/** Answers in the place of GitHub what a page asks. */
export async function fakeGitHub(page: Page, files: Files): Promise<FakeGitHub> {
  const branches = new Map([['main', files]]);
  const pulls: Pull[] = [];
  const unknown: string[] = [];
  const blobs = new Map([...files.values()].map((bytes) => [shaOf(bytes), bytes]));
  const github: FakeGitHub = { branches, pulls, unknown };
  await page.context().route(previewAddress, (route) => route.fulfill({ contentType: 'text/html', body: 'The draft' }));
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const asked = `${request.method()} ${pathname.replace('/repos/someone/site', '')}`;
    const body = request.postDataJSON();
    const data = asked === 'POST /graphql' ? answerQuery(github, blobs, body) : answer(github, asked, body);
    if (data === undefined) unknown.push(`${asked} ${request.postData()}`);
    await reply(route, asked === 'POST /graphql' ? { data } : data);
  });
  return github;
}

function reply(route: Route, data: unknown): Promise<void> {
  return route.fulfill({ status: data === null ? 204 : 200, ...(data !== null && { json: data ?? {} }) });
}

/** What a REST request gets: null where there is nothing to say, undefined where it is not known. */
function answer({ branches, pulls }: FakeGitHub, asked: string, body: Record<string, unknown>): unknown {
  const [, number] = /\/(?:pulls|issues)\/(\d+)/.exec(asked) ?? [];
  const pull = pulls.find((one) => one.number === Number(number));
  const [, gone = ''] = /^DELETE \/git\/refs\/heads\/(.+)$/.exec(asked) ?? [];
  if (asked === 'GET /user') return { id: 1, name: 'Owner', login: 'owner', email: author.email, avatar_url: '' };
  if (asked === 'GET /collaborators/owner') return null;
  if (asked.startsWith('GET /git/trees/')) return { tree: listTree(branches.get('main') ?? new Map()) };
  if (asked === 'POST /pulls') return openPull(pulls, body);
  if (gone !== '') return branches.delete(gone) ? null : undefined;
  if (pull === undefined) return undefined;
  if (/^(?:POST \/issues\/\d+\/labels|PATCH \/issues\/\d+)$/.test(asked)) pull.labels = body.labels as string[];
  else if (asked.endsWith('/merge')) {
    pull.state = 'merged';
    branches.set(pull.base, branches.get(pull.head) ?? new Map());
  } else if (!asked.startsWith('GET /issues/')) return undefined;
  return { labels: pull.labels.map((name) => ({ name })) };
}

function openPull(pulls: Pull[], body: Record<string, unknown>): object {
  const number = pulls.length + 1;
  const { title, head, base } = body as Record<string, string>;
  pulls.push({
    number,
    title: title ?? '',
    head: head ?? '',
    base: base ?? '',
    isDraft: body.draft === true,
    labels: [],
    state: 'open',
  });
  const at = commit.committedDate;
  return {
    number,
    node_id: `P${number}`,
    title,
    html_url: '',
    head: { sha: commit.oid },
    created_at: at,
    updated_at: at,
  };
}

interface Query {
  readonly query: string;
  // biome-ignore lint/suspicious/noExplicitAny: the form of each query is its own
  readonly variables: any;
}

/** What a query gets. */
function answerQuery(
  { branches, pulls }: FakeGitHub,
  blobs: ReadonlyMap<string, Buffer>,
  { query, variables }: Query,
): unknown {
  const ref = { name: 'main', target: { ...commit, history: { nodes: [{ ...commit, author }] } } };
  if (query.includes('createRef')) {
    branches.set(variables.input.name.replace('refs/heads/', ''), new Map(branches.get('main')));
    return { createRef: { ref } };
  }
  if (query.includes('createCommitOnBranch'))
    return { createCommitOnBranch: { commit: write(branches, variables.input) } };
  const [, draft] = /(markPullRequestReadyForReview|convertPullRequestToDraft)/.exec(query) ?? [];
  if (draft !== undefined) {
    for (const pull of pulls)
      if (`P${pull.number}` === variables.input.pullRequestId) pull.isDraft = draft !== 'markPullRequestReadyForReview';
    return { [draft]: { pullRequest: {} } };
  }
  if (query.includes('fork:')) return { fork: { id: 'R1' }, base: { ref } };
  // Parts of a query by their names, as `content_12: object(oid: "…")`.
  const parts = [...query.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\))?/g)].map(([, name = '', sha = '']) => [
    name,
    { text: blobs.get(sha)?.toString('utf8'), isTruncated: false, ref, status: { contexts: [preview] } },
  ]);
  return {
    repository: {
      ref,
      defaultBranchRef: ref,
      pullRequests: { nodes: [], totalCount: 0 },
      ...Object.fromEntries(parts),
    },
  };
}

interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

function write(branches: Map<string, Files>, { branch: { branchName }, fileChanges }: CommitInput): object {
  const files = new Map(branches.get(branchName));
  for (const { path } of fileChanges.deletions) files.delete(path);
  for (const { path, contents } of fileChanges.additions) files.set(path, Buffer.from(contents, 'base64'));
  branches.set(branchName, files);
  return { ...commit, oid: 'd'.repeat(40), file_0: { oid: 'f'.repeat(40) } };
}

function listTree(files: Files): object[] {
  return [...files].map(([path, bytes]) => ({ type: 'blob', path, sha: shaOf(bytes), size: bytes.length }));
}

function shaOf(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex');
}
