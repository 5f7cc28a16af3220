import type { FrameHost } from './frame-hosts.ts';
import { writePullRequestJobs } from './pull-request-workflow.ts';
import { handOver, prepare, takeOver, upload } from './workflow-steps.ts';

/** Name of the workflow of a site. */
export const siteWorkflow = 'Site';

/** The GitHub workflow of a site: checks and builds every change, publishes main, and again every night. */
export function writeWorkflow(host: FrameHost): string {
  return [head, checkJob, writePullRequestJobs(host), ...publishJobs[host]].join('\n');
}

const head = `name: ${siteWorkflow}

# Every change is checked. What is on main is published, and each night again: a notice that has ended goes by itself.
on:
  pull_request:
  push: { branches: [main] }
  schedule: [{ cron: "15 7 * * *" }]
  workflow_dispatch:

permissions: { contents: read }

concurrency: site-\${{ github.ref }}

jobs:`;

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
    env: { SITE_URL: "\${{ vars.SITE_URL }}" }
${prepare('npm ci')}
      - run: npm run deploy -- production --stage
${handOver('site', 'production')}

  # Knows the token, on a machine on which nothing of the build has run; what it uploads is judged before.
  upload:
    needs: build
    environment: production
    env: { SITE_URL: "\${{ vars.SITE_URL }}" }
${prepare('npm ci --ignore-scripts')}
${takeOver('site', 'production')}
${upload('production')}
`;

/** The host builds pushes by itself; the nightly build is triggered by its build hook. */
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
