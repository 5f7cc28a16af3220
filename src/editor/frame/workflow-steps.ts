/** Third-party actions at a commit each, which nobody can move. */
export const actions = {
  checkout: 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2',
  setupNode: 'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
  uploadArtifact: 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  downloadArtifact: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
  githubScript: 'actions/github-script@ed597411d8f924073f98dfc5c65a23a2325f34cd # v8.0.0',
} as const;

/** The first steps of every job that runs commands of the engine; `commits` says how many commits it looks at. */
export function prepare(install: string, commits = 1): string {
  return `    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: ${actions.checkout}
        with: { persist-credentials: false${commits === 1 ? '' : `, fetch-depth: ${commits}`} }
      - uses: ${actions.setupNode}
        with: { node-version: 24 }
      - run: ${install}`;
}

/** The step that hands the artifact of a staged deployment to the job that uploads it. */
export function handOver(name: string, environment: string, condition?: string): string {
  const uses = `uses: ${actions.uploadArtifact}`;
  return `      - ${condition === undefined ? uses : `if: ${condition}\n        ${uses}`}
        with: { name: ${name}, path: ${pathOf(environment)}, if-no-files-found: error, include-hidden-files: true }`;
}

/** The step that takes it over; `from` names another run. */
export function takeOver(name: string, environment: string, from = ''): string {
  return `      - uses: ${actions.downloadArtifact}
        with: { name: ${name}, path: ${pathOf(environment)}${from} }`;
}

function pathOf(environment: string): string {
  return `.build/deploy/${environment}/artifact`;
}

/** The last step of such a job: the only one that is given the token. */
export function upload(words: string): string {
  return `      - run: npm run deploy -- ${words} --upload
        env:
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}`;
}
