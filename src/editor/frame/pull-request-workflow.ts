import type { FrameHost } from './frame-hosts.ts';
import { actions, handOver, prepare, takeOver, upload } from './workflow-steps.ts';

/** A pull request from the repository itself, not from a copy of somebody else. */
const isOwn = 'github.event.pull_request.head.repo.full_name == github.repository';

/**
 * Jobs of a pull request: they say in one comment what changes for visitors, and on Workers build a version for an address
 * of its own.
 */
export function writePullRequestJobs(host: FrameHost): string {
  return [compareJob(host === 'workers'), commentJob].join('\n');
}

function compareJob(hasPreview: boolean): string {
  const address = `
      # Where it is shown, once the Worker for previews is there.
      ALIAS: \${{ vars.PREVIEW_URL && ${isOwn} && format('--alias pr-{0}', github.event.number) || '' }}
      SITE_URL: \${{ vars.PREVIEW_URL }}`;
  const stage = `
      # For preview.yml, which uploads it.
      - if: env.ALIAS != ''
        run: npm run deploy -- preview $ALIAS --stage
${handOver('preview', 'preview', "env.ALIAS != ''")}`;
  return `  # What a pull request changes for visitors: prices, pages, redirects, answers. It stands in the summary of the run and
  # in one comment, which each further push writes anew. No secret is known here.
  compare:
    if: github.event_name == 'pull_request'
    env:
      CONTENT_DIR: \${{ vars.CONTENT_DIR }}${hasPreview ? address : ''}
${prepare('npm ci', 2)}
      # The merge that GitHub tries out, and what it merges into.
      - run: npm run --silent changes -- HEAD^1 --markdown ${hasPreview ? '$ALIAS ' : ''}| tee changes.md >> "$GITHUB_STEP_SUMMARY"
        shell: bash
      - uses: ${actions.uploadArtifact}
        with: { name: changes, path: changes.md, retention-days: 1 }${hasPreview ? stage : ''}
`;
}

const commentJob = `  # May write comments. It runs nothing of the repository, and takes the text as text. GitHub lets no pull request from
  # another repository write, so there the summary has to do.
  comment:
    needs: compare
    if: ${isOwn}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: { pull-requests: write }
    steps:
      - uses: ${actions.downloadArtifact}
        with: { name: changes }
      - uses: ${actions.githubScript}
        with:
          script: |
            const mark = '<!-- what changes -->';
            const body = \`\${mark}\\n\${require('node:fs').readFileSync('changes.md', 'utf8').slice(0, 60_000)}\`;
            const about = { ...context.repo, issue_number: context.issue.number };
            const comments = await github.paginate(github.rest.issues.listComments, about);
            const own = comments.find((comment) => comment.user.type === 'Bot' && comment.body.startsWith(mark));
            if (own) await github.rest.issues.updateComment({ ...context.repo, comment_id: own.id, body });
            else await github.rest.issues.createComment({ ...about, body });
`;

/** The workflow that does no more than the jobs of a pull request. */
export function writeChangesWorkflow(host: FrameHost): string {
  return `name: Changes

on:
  pull_request:

permissions:
  contents: read

concurrency:
  group: changes-\${{ github.ref }}
  cancel-in-progress: true

jobs:
${writePullRequestJobs(host)}`;
}

/** The workflow that uploads what the workflow of that name has built of a pull request. */
export function writePreviewWorkflow(builder: string): string {
  const run = `, run-id: "\${{ github.event.workflow_run.id }}", github-token: "\${{ github.token }}"`;
  return `name: Preview

# Runs as it stands on main, with the code of main: of the pull request it takes nothing but the artifact, which is judged
# before it is uploaded. So nobody who writes a pull request gets to the token.
on:
  workflow_run: { workflows: [${builder}], types: [completed] }

permissions: { contents: read, actions: read }

concurrency: preview-\${{ github.event.workflow_run.head_branch }}

jobs:
  upload:
    if: >-
      vars.PREVIEW_URL != '' && github.event.workflow_run.event == 'pull_request' &&
      github.event.workflow_run.conclusion == 'success' && toJSON(github.event.workflow_run.pull_requests) != '[]' &&
      github.event.workflow_run.head_repository.full_name == github.repository
    environment: preview
    env:
      SITE_URL: \${{ vars.PREVIEW_URL }}
      ALIAS: pr-\${{ fromJSON(toJSON(github.event.workflow_run.pull_requests))[0].number }}
${prepare('npm ci --ignore-scripts')}
${takeOver('preview', 'preview', run)}
${upload('preview --alias "$ALIAS"')}

  # Says at the last commit of the pull request where it is shown; the web editor leads there.
  tell:
    needs: upload
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: { statuses: write }
    env: { PREVIEW_URL: "\${{ vars.PREVIEW_URL }}" }
    steps:
      - uses: ${actions.githubScript}
        with:
          script: |
            const { head_sha: sha, pull_requests: [{ number }] } = context.payload.workflow_run;
            const target_url = process.env.PREVIEW_URL.replace('://', \`://pr-\${number}-\`);
            await github.rest.repos.createCommitStatus({ ...context.repo, sha, state: 'success', context: 'Preview', target_url });
`;
}
