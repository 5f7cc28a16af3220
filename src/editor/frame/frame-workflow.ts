import type { FrameHost } from './frame-hosts.ts';

/** Third-party actions at a commit each, which nobody can move. */
const actions = {
  checkout: 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2',
  setupNode: 'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
  uploadArtifact: 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  downloadArtifact: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
} as const;

/** The workflow of a site on GitHub: every change is checked and built, main is published, each night again. */
export function writeWorkflow(host: FrameHost): string {
  return [head, checkJob, ...publishJobs[host]].join('\n');
}

const head = `name: Site

# Every change is checked. What is on main is published, and each night again: a notice that has ended goes by itself.
on:
  pull_request:
  push:
    branches: [main]
  schedule:
    - cron: "15 7 * * *"
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: site-\${{ github.ref }}

jobs:`;

/** The first steps of every job that runs commands of the engine. */
function prepare(install: string): string {
  return `    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: ${actions.checkout}
        with:
          persist-credentials: false
      - uses: ${actions.setupNode}
        with:
          node-version: 24
      - run: ${install}`;
}

const checkJob = `  check:
${prepare('npm ci')}
      # What is wrong with a file shows beside its line in the pull request.
      - run: npm run check -- --format github
      - run: npm run build
      - run: npm run links
`;

const live = "github.event_name != 'pull_request' && vars.SITE_URL != ''";

const workerJobs = `  # Reads content and runs the build. It knows no secret.
  build:
    needs: check
    if: ${live}
    env:
      SITE_URL: \${{ vars.SITE_URL }}
${prepare('npm ci')}
      - run: npm run deploy -- production --stage
      - uses: ${actions.uploadArtifact}
        with:
          name: site
          path: .build/deploy/production/artifact
          if-no-files-found: error
          include-hidden-files: true

  # Knows the token, on a machine on which nothing of the build has run; what it uploads is judged before.
  upload:
    needs: build
    environment: production
    env:
      SITE_URL: \${{ vars.SITE_URL }}
${prepare('npm ci --ignore-scripts')}
      - uses: ${actions.downloadArtifact}
        with:
          name: site
          path: .build/deploy/production/artifact
      - run: npm run deploy -- production --upload
        env:
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
`;

/** The host builds what is pushed by itself; each night it is asked to, at an address that it gives (a build hook). */
const hookJob = `  renew:
    if: github.event_name == 'schedule'
    runs-on: ubuntu-latest
    timeout-minutes: 5
    env:
      BUILD_HOOK: \${{ secrets.BUILD_HOOK }}
    steps:
      - if: env.BUILD_HOOK != ''
        run: curl --fail --silent --show-error -X POST "$BUILD_HOOK"
`;

const publishJobs: Readonly<Record<FrameHost, readonly string[]>> = {
  workers: [workerJobs],
  netlify: [hookJob],
  vercel: [hookJob],
  node: [],
};
